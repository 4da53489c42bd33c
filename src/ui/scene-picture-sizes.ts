/** Widths of the drawn scenes, 4:5 (scripts/draw-scene-pictures.ts). */
export const SCENE_PICTURE_WIDTHS_PX = [320, 640, 960] as const;

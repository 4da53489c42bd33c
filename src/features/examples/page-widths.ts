/** From a telephone's half column to a large one on a fine screen. */
export const PAGE_WIDTHS_PX = [320, 480, 640, 960] as const;

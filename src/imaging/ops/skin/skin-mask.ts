import { cheekPolygons, upperLidPolygons } from '../../measure/face/face-regions.ts';
import type { Face } from '../../models/face/face.ts';
import { FACE_OVAL, LEFT_EYE, meshPolygon, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { Point } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { boxBlur } from '../plane/box-blur.ts';

/** Point numbers of MediaPipe's published face mesh. */
const BROWS = [
  [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
];
const LIPS = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146];
/** Forehead, nose and cheeks down to the mouth's corners: where faces shine, and above where beards grow. */
const UPPER_FACE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 411, 426, 327, 2, 98, 206, 187, 93, 234, 127, 162, 21, 54,
  103, 67, 109,
];
/** The oval's upper arc. It is raised, because the mesh ends below many a hairline, and shine does not. */
const FOREHEAD = [251, 284, 332, 297, 338, 10, 109, 67, 103, 54, 21];
const CHIN = 152;
const NOSE = 2;
/** Width of the jaw's rim, and the height over which it fades in below the nose, in heights of the face. */
const JAW = { width: 0.06, fade: 0.1 } as const;
/** Distance by which the upper arc is raised ÷ the distance from chin to forehead. */
const FOREHEAD_RISE = 0.14;
/** From the crease under the lower lashes down to the rim of the eye socket. */
const UNDER_EYES = [
  [25, 110, 24, 23, 22, 26, 112, 128, 121, 120, 119, 118, 117, 111, 31],
  [255, 339, 254, 253, 252, 256, 341, 357, 350, 349, 348, 347, 346, 340, 261],
];

/** Masks 0–1. All but cheeks and jaw fade inwards: they are 0 from their outline on. */
export interface SkinMasks {
  /** All skin of the face: the oval without eyes, lids, brows and lips. */
  readonly skin: Float32Array;
  /** Skin of forehead, nose and cheeks. It fades slowly, because shine continues over the hairline, where the mesh ends. */
  readonly upperFace: Float32Array;
  /** Fades outwards. */
  readonly cheeks: Float32Array;
  readonly underEyes: Float32Array;
  /** The rim of the face from the nose down, onto which clothes reflect light. It fades inwards, and quickly outwards. */
  readonly jaw: Float32Array;
}

/**
 * Masks the face's skin by its mesh alone. Hair, glasses and beard in front of it are not excluded, because only colours tell
 * them.
 * @param face in pixels of the masks
 * @param faceHeightPx from forehead to chin; sets the softness of the edges
 */
export function skinMasks(
  face: Pick<Face, 'mesh'>,
  widthPx: number,
  heightPx: number,
  faceHeightPx: number,
): SkinMasks {
  const [chin, brow] = [face.mesh[CHIN]!, face.mesh[FOREHEAD[5]!]!];
  const rise = { x: (brow[0] - chin[0]) * FOREHEAD_RISE, y: (brow[1] - chin[1]) * FOREHEAD_RISE };
  const of = (indices: readonly number[]): Point[] =>
    meshPolygon(face, indices).map(({ x, y }, i) => {
      const raised = FOREHEAD.includes(indices[i]!) ? 1 : 0;
      return { x: x + raised * rise.x, y: y + raised * rise.y };
    });
  const blurred = (shapes: readonly (readonly Point[])[], softness: number): Float32Array => {
    const plane = new Float32Array(widthPx * heightPx);
    for (const shape of shapes)
      visitPolygonRows(shape, widthPx, heightPx, (y, from, to) => {
        plane.fill(1, y * widthPx + from, y * widthPx + to);
      });
    return boxBlur(plane, widthPx, heightPx, softness * faceHeightPx);
  };
  const eyes = [of(LEFT_EYE.contour), of(RIGHT_EYE.contour), ...upperLidPolygons(face)];
  const holes = blurred([...eyes, ...BROWS.map(of), of(LIPS)], 0.02);
  const inside = (shapes: readonly (readonly Point[])[], softness: number): Float32Array =>
    blurred(shapes, softness).map((value, i) => Math.max(0, 2 * value - 1) * Math.max(0, 1 - 2 * holes[i]));
  const below = (y: number): number => (y - face.mesh[NOSE]![1]) / (JAW.fade * faceHeightPx);
  const rim = blurred([of(FACE_OVAL)], JAW.width);
  return {
    skin: inside([of(FACE_OVAL)], 0.02),
    upperFace: inside([of(UPPER_FACE)], 0.06),
    cheeks: blurred(cheekPolygons(face), 0.05).map((value) => Math.min(1, 2 * value)),
    underEyes: inside(UNDER_EYES.map(of), 0.025),
    jaw: rim.map((value, i) => {
      const lower = Math.min(1, Math.max(0, below(Math.floor(i / widthPx))));
      return lower * 4 * value * (1 - value) * Math.min(1, Math.max(0, 8 * value - 3));
    }),
  };
}

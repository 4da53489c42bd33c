import type { Face } from '../../models/face/face.ts';
import { FACE_OVAL, meshPoint, meshPolygon } from '../../models/face/face-landmarks.ts';
import { alphaLevels } from '../../ops/matte/alpha-levels.ts';
import { refineAlpha, type ColourPairs, findColourPairs } from '../../ops/matte/colour-pairs.ts';
import { distanceTransform } from '../../ops/plane/distance-transform.ts';
import { earringPlaces } from '../../ops/skin/earring.ts';
import { guidedFilter } from '../../ops/matte/guided-filter.ts';
import { keepPerson } from '../../ops/matte/keep-person.ts';
import type { UnknownBand } from '../../ops/matte/trimap.ts';
import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';

/** Greatest depth at which the background may show through hair, as a share of the face's height. */
const HAIR_DEPTH = 0.11;
/** The same limit as a share of the distance from the face, because an ear or a temple is not hair. */
const HAIR_SHARE = 0.35;
/** Distance below the chin over which hair gives way to shoulders, in face heights. */
const SHOULDERS = 0.5;
/** Height from which everything outside the face is hair (above the forehead, beside the temples), in face heights below the chin. */
const TEMPLES = -0.85;
const CHIN = 152;
const FOREHEAD = 10;

/** A refined matte, with the colours that its uncertain pixels were computed from. */
export interface PersonAlpha {
  /** Coverage 0–1. */
  readonly alpha: Float32Array;
  /** The colours of person and background that meet at each uncertain pixel. */
  readonly pairs: ColourPairs;
}

/**
 * Refines a matte: makes it follow the image's edges (guided filter), keeps only the person who has the face, recomputes uncertain
 * pixels from the colours that meet there, and removes haze.
 * @param matte as large as the image
 * @param face in pixels of the image
 */
export function personAlpha(matte: AlphaImage, image: RgbImage, face: Face): PersonAlpha {
  const { widthPx, heightPx } = image;
  const scale = Math.max(widthPx, heightPx) / 1024;
  const nose = { x: face.box.x + face.box.width / 2, y: face.box.y + face.box.height / 2 };
  const hangsAtEar = earringPlaces(face);
  const keep = (alpha: Float32Array): Float32Array =>
    keepPerson(alpha, widthPx, heightPx, nose, 14 * scale, hangsAtEar);
  const edged = followEdges(matte, image, scale);
  const guided = keep(edged);
  freeBytes(edged);
  const pairs = findColourPairs(image, guided, { ...matteDoubt(image, face, scale), outsidePx: 8 * scale });
  refineAlpha(image, guided, pairs);
  // The colours may have detached parts of the matte, and what is detached is not the person.
  const alpha = keep(guided);
  freeBytes(guided);
  alphaLevels(alpha, widthPx, heightPx, 22 * scale);
  return { alpha, pairs };
}

function followEdges(matte: AlphaImage, image: RgbImage, scale: number): Float32Array {
  const { widthPx, heightPx } = image;
  const grey = new Float32Array(widthPx * heightPx);
  const coarse = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < grey.length; i++) {
    const at = i * 3;
    grey[i] = (0.299 * image.data[at] + 0.587 * image.data[at + 1] + 0.114 * image.data[at + 2]) / 255;
    coarse[i] = matte.data[i] / 255;
  }
  const refined = guidedFilter(grey, coarse, widthPx, heightPx, {
    radiusPx: 4 * scale,
    epsilon: 2e-4,
    shrink: Math.max(1, Math.round(2 * scale)),
  });
  // The guided filter applies only where the network was uncertain; elsewhere it would copy the room's edges into the matte.
  for (let i = 0; i < refined.length; i++) {
    const doubt = Math.min(1, 4 * coarse[i] * (1 - coarse[i]) * 1.5);
    refined[i] = coarse[i] + (refined[i] - coarse[i]) * doubt;
  }
  freeBytes(grey);
  freeBytes(coarse);
  return refined;
}

/** Returns the depth inside its edge to which the matte is uncertain: deep in curls, little in cropped hair and shoulders, 0 in the face. */
function matteDoubt(
  { widthPx, heightPx }: RgbImage,
  face: Face,
  scale: number,
): Pick<UnknownBand, 'insidePx' | 'isHair'> {
  const shrink = Math.max(1, Math.round(4 * scale));
  const w = Math.ceil(widthPx / shrink);
  const h = Math.ceil(heightPx / shrink);
  const inFace = new Float32Array(w * h);
  const oval = meshPolygon(face, FACE_OVAL).map(({ x, y }) => ({ x: x / shrink, y: y / shrink }));
  visitPolygonRows(oval, w, h, (y, fromX, toX) => inFace.fill(1, y * w + fromX, y * w + toX));
  const fromFace = distanceTransform(inFace, w, h, (value) => value === 1);
  const chin = meshPoint(face, CHIN);
  const top = meshPoint(face, FOREHEAD);
  const downX = chin.x - top.x;
  const downY = chin.y - top.y;
  const square = Math.max(1, downX ** 2 + downY ** 2);
  const shoulder = 3 * scale;
  const awayPx = (x: number, y: number): number =>
    fromFace[Math.floor(y / shrink) * w + Math.floor(x / shrink)] * shrink;
  const belowChin = (x: number, y: number): number => ((x - chin.x) * downX + (y - chin.y) * downY) / square;
  return {
    insidePx: (x, y) => {
      const away = awayPx(x, y);
      if (away === 0) return 0;
      const hair = Math.min(HAIR_DEPTH * Math.sqrt(square), shoulder + HAIR_SHARE * away);
      return shoulder + (hair - shoulder) * Math.min(1, Math.max(0, 1 - belowChin(x, y) / SHOULDERS));
    },
    isHair: (x, y) => belowChin(x, y) < TEMPLES && awayPx(x, y) > 0,
  };
}

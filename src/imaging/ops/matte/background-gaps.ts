import { connectedComponents, meanOver, neighbours } from '../plane/connected-components.ts';
import type { MattePlanes } from './downscale-mattes.ts';
import { palette } from '../class-map/colour-histogram.ts';

/** Smaller, squared heights of the face, it may be an earring or hang between strands of hair. */
const GAP_AREA = 0.005;
/** Share of its border behind which there is some body. */
const WALLED_IN = 0.62;
/** What the matte says of it: more than haze, less than the person. */
const HAZE = 0.25;
const VEIL = 0.85;
/** The segmentation sees no body there at all. */
const NO_BODY = 0.1;
/** Its colours are so many times as common behind the person as on them. */
const COMMON_BEHIND = 4;
const RARE = 1e-4;

/**
 * What shows of the background between two parts of a body, jaw and shoulder or arm and side, when the matte hangs a veil
 * over it.
 * @param faceHeightPx in pixels of the planes
 * @returns indices of the pixels
 */
export function veiledGaps(planes: MattePlanes, faceHeightPx: number): readonly number[] {
  const { matte, body, colours } = planes;
  const veiled = matte.map((value, i) => (value > HAZE && body[i] < NO_BODY ? 1 : 0));
  const gaps = connectedComponents(veiled, planes.widthPx, planes.heightPx).filter(
    (patch) =>
      patch.length >= GAP_AREA * faceHeightPx ** 2 &&
      meanOver(patch, (i) => matte[i]) < VEIL &&
      isWalledIn(patch, veiled, planes),
  );
  if (gaps.length === 0) return [];
  const seen = colours();
  const own = palette(
    seen,
    indicesOf(matte, (i) => Math.min(matte[i], body[i]) > 0.9),
  );
  const old = palette(
    seen,
    indicesOf(matte, (i) => Math.max(matte[i], body[i]) < 0.1),
  );
  const [red, green, blue] = seen;
  const share = (patch: readonly number[], of: typeof own): number =>
    RARE + meanOver(patch, (i) => of(red[i], green[i], blue[i]));
  return gaps.filter((patch) => share(patch, old) > COMMON_BEHIND * share(patch, own)).flat();
}

function isWalledIn(
  patch: readonly number[],
  veiled: Float32Array,
  { widthPx, heightPx, body }: MattePlanes,
): boolean {
  let borders = 0;
  let walls = 0;
  for (const i of patch)
    for (const j of neighbours(i, widthPx, heightPx)) {
      if (veiled[j] === 1) continue;
      borders++;
      if (body[j] >= NO_BODY) walls++;
    }
  return walls > WALLED_IN * borders;
}

function indicesOf(plane: Float32Array, has: (index: number) => boolean): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < plane.length; i++) if (has(i)) found.push(i);
  return found;
}

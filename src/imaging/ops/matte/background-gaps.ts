import { connectedComponents, meanOver, neighbours } from '../plane/connected-components.ts';
import type { DownscaledMattes } from './downscale-mattes.ts';
import { colourHistogram } from '../class-map/colour-histogram.ts';

/** Least area of a gap, squared heights of the face; a smaller one may be an earring or a gap between strands of hair. */
const MIN_AREA = 0.005;
/** Least fraction of a gap's border at which a body begins. */
const MIN_ENCLOSED = 0.62;
/** Coverage by the matte: each pixel above the first, because less is haze, and the mean below the second. */
const MIN_COVERAGE = 0.25;
const MAX_MEAN_COVERAGE = 0.85;
/** Coverage by the segmentation below which there is no body. */
const NO_BODY = 0.1;
/** The gap's colours are at least this many times as frequent behind the person as on them. */
const MIN_FREQUENCY_RATIO = 4;
/** Added to both frequencies, so that colours that nobody has are no evidence. */
const FREQUENCY_FLOOR = 1e-4;

/**
 * Finds the background between two parts of a body, such as jaw and shoulder or arm and side, where the matte is half
 * transparent although nothing covers it.
 * @param faceHeightPx in pixels of the planes
 * @returns indices of the pixels
 */
export function findBackgroundGaps(planes: DownscaledMattes, faceHeightPx: number): readonly number[] {
  const { matte, body, colours } = planes;
  const candidates = matte.map((value, i) => (value > MIN_COVERAGE && body[i] < NO_BODY ? 1 : 0));
  const gaps = connectedComponents(candidates, planes.widthPx, planes.heightPx).filter(
    (patch) =>
      patch.length >= MIN_AREA * faceHeightPx ** 2 &&
      meanOver(patch, (i) => matte[i]) < MAX_MEAN_COVERAGE &&
      isEnclosed(patch, candidates, planes),
  );
  if (gaps.length === 0) return [];
  const planesOfColour = colours();
  const personColours = colourHistogram(
    planesOfColour,
    indicesOf(matte, (i) => Math.min(matte[i], body[i]) > 0.9),
  );
  const backgroundColours = colourHistogram(
    planesOfColour,
    indicesOf(matte, (i) => Math.max(matte[i], body[i]) < 0.1),
  );
  const [red, green, blue] = planesOfColour;
  const frequency = (patch: readonly number[], histogram: typeof personColours): number =>
    FREQUENCY_FLOOR + meanOver(patch, (i) => histogram(red[i], green[i], blue[i]));
  return gaps
    .filter(
      (patch) => frequency(patch, backgroundColours) > MIN_FREQUENCY_RATIO * frequency(patch, personColours),
    )
    .flat();
}

function isEnclosed(
  patch: readonly number[],
  candidates: Float32Array,
  { widthPx, heightPx, body }: DownscaledMattes,
): boolean {
  let border = 0;
  let bodyBorder = 0;
  for (const i of patch)
    for (const j of neighbours(i, widthPx, heightPx)) {
      if (candidates[j] === 1) continue;
      border++;
      if (body[j] >= NO_BODY) bodyBorder++;
    }
  return bodyBorder > MIN_ENCLOSED * border;
}

function indicesOf(plane: Float32Array, has: (index: number) => boolean): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < plane.length; i++) if (has(i)) found.push(i);
  return found;
}

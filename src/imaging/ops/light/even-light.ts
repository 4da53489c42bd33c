import type { SmallImage } from '../../raster/bilinear-rows.ts';
import { boxBlur } from '../plane/box-blur.ts';
import type { NormalMap } from './face-normals.ts';
import { type Harmonics, type LightSample, shadingOf } from './spherical-harmonics.ts';

/** Side light that still models a face, share of the mean light; the scene's key comes on top. */
const SIDE_KEPT = 0.15;
/** Light from above is natural up to here; light from below is not at all. */
const TOP_KEPT = 0.5;
/** Furthest any place is moved: beyond it shadows hold only noise and a lifted face looks painted. */
const MAX_CHANGE_STOPS = 0.6;
/** Below this share of the mean light the model says nothing. */
const DARKEST = 0.1;
/** Far from the face the model only guesses. */
const AWAY_SHARE = 0.4;

/**
 * The factors on linear light that turn a selfie's own light into an even one from the front, on the cells of a normal
 * map. Only what the light model explains is moved, so the map is as smooth as the face's form; light that is even already stays.
 * The mean luminance of the skin stays as it is: nobody is made lighter or darker.
 * @param light what was fitted to `skin`
 * @param skin places on it: unit normals and linear luminance relative to its median
 * @returns one channel, as large as the normal map: at most REACH_STOPS up or down
 */
export function evenLight(normals: NormalMap, light: Harmonics, skin: readonly LightSample[]): SmallImage {
  const { widthPx, heightPx } = normals;
  if (skin.length === 0)
    return { widthPx, heightPx, channels: 1, data: new Float32Array(normals.x.length).fill(1) };
  const even = evened(light, skin);
  const floor = DARKEST * mean(skin.map((sample) => shadingOf(light, sample.x, sample.y, sample.z)));
  const wantedStops = (x: number, y: number, z: number): number =>
    Math.log2(Math.max(floor, shadingOf(even, x, y, z)) / Math.max(floor, shadingOf(light, x, y, z)));
  const bounded = (stops: number): number => MAX_CHANGE_STOPS * Math.tanh(stops / MAX_CHANGE_STOPS);

  const onSkin = skin.map((sample) => wantedStops(sample.x, sample.y, sample.z));
  const before = mean(skin.map((sample) => sample.luminance));
  let keep = 0;
  for (let round = 0; round < 6; round++)
    keep += Math.log2(
      before / mean(skin.map((sample, i) => sample.luminance * 2 ** bounded(onSkin[i]! + keep))),
    );

  const stops = normals.x.map((x, i) => {
    const share = AWAY_SHARE + (1 - AWAY_SHARE) * normals.near[i];
    return bounded(wantedStops(x, normals.y[i], normals.z[i]) + keep) * share;
  });
  const smooth = boxBlur(boxBlur(stops, widthPx, heightPx, 1), widthPx, heightPx, 1);
  return { widthPx, heightPx, channels: 1, data: smooth.map((value) => 2 ** value) };
}

/** The same light without what falls from one side, from below, or too steeply from above. */
function evened(light: Harmonics, skin: readonly LightSample[]): Harmonics {
  const level = Math.max(1e-3, mean(skin.map((sample) => shadingOf(light, sample.x, sample.y, sample.z))));
  const within = (value: number, low: number, high: number): number =>
    value === 0 ? 1 : Math.min(high, Math.max(low, value / level)) / (value / level);
  const side = within(light[1]!, -SIDE_KEPT, SIDE_KEPT);
  const top = within(light[2]!, 0, TOP_KEPT);
  const [constant, x, y, z, xy, yz, zz, xz, xxyy] = light as number[];
  return [constant!, x! * side, y! * top, z!, xy! * side * top, yz! * top, zz!, xz! * side, xxyy!];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

import type { SmallImage } from '../../raster/bilinear-rows.ts';
import { boxBlur } from '../plane/box-blur.ts';
import type { NormalMap } from './face-normals.ts';
import { type Harmonics, type LightSample, shadingOf } from './spherical-harmonics.ts';

/** Greatest light from one side that is kept, as a fraction of the mean light; the scene's key light is added later. */
const MAX_SIDE = 0.15;
/** Greatest light from above that is kept, likewise, because it is natural; light from below is not kept. */
const MAX_TOP = 0.5;
/** Greatest change of any place: beyond it shadows contain only noise, and a brightened face looks painted. */
const MAX_CHANGE_STOPS = 0.6;
/** Least shading, as a fraction of the mean light; below it the light model is unreliable. */
const MIN_SHADING = 0.1;
/** Weight of the change far from the face, where the model extrapolates. */
const AWAY_WEIGHT = 0.4;

/**
 * Computes the factors on linear light that turn a selfie's own light into an even light from the front, for each cell of a
 * normal map. They are the ratio of two shadings (spherical-harmonics.ts), after Wen, Liu and Huang 2003, "Face Relighting with
 * Radiance Environment Maps", and therefore as smooth as the face's form, and 1 in even light. The mean luminance of the skin
 * stays: nobody becomes lighter or darker.
 * @param light fitted to `skin`
 * @param skin unit normals and linear luminance, relative to its median, of samples on the skin
 * @returns factors in one channel, at the size of the normal map; at most MAX_CHANGE_STOPS up or down
 */
export function evenLight(normals: NormalMap, light: Harmonics, skin: readonly LightSample[]): SmallImage {
  const { widthPx, heightPx } = normals;
  if (skin.length === 0)
    return { widthPx, heightPx, channels: 1, data: new Float32Array(normals.x.length).fill(1) };
  const even = evened(light, skin);
  const floor = MIN_SHADING * mean(skin.map((sample) => shadingOf(light, sample.x, sample.y, sample.z)));
  const wantedStops = (x: number, y: number, z: number): number =>
    Math.log2(Math.max(floor, shadingOf(even, x, y, z)) / Math.max(floor, shadingOf(light, x, y, z)));
  const bounded = (stops: number): number => MAX_CHANGE_STOPS * Math.tanh(stops / MAX_CHANGE_STOPS);

  const onSkin = skin.map((sample) => wantedStops(sample.x, sample.y, sample.z));
  const before = mean(skin.map((sample) => sample.luminance));
  let offset = 0;
  for (let round = 0; round < 6; round++)
    offset += Math.log2(
      before / mean(skin.map((sample, i) => sample.luminance * 2 ** bounded(onSkin[i]! + offset))),
    );

  const stops = normals.x.map((x, i) => {
    const weight = AWAY_WEIGHT + (1 - AWAY_WEIGHT) * normals.near[i];
    return bounded(wantedStops(x, normals.y[i], normals.z[i]) + offset) * weight;
  });
  const smooth = boxBlur(boxBlur(stops, widthPx, heightPx, 1), widthPx, heightPx, 1);
  return { widthPx, heightPx, channels: 1, data: smooth.map((value) => 2 ** value) };
}

/** Returns the light with less of it from the sides and from above, and none from below. */
function evened(light: Harmonics, skin: readonly LightSample[]): Harmonics {
  const level = Math.max(1e-3, mean(skin.map((sample) => shadingOf(light, sample.x, sample.y, sample.z))));
  const within = (value: number, low: number, high: number): number =>
    value === 0 ? 1 : Math.min(high, Math.max(low, value / level)) / (value / level);
  const side = within(light[1]!, -MAX_SIDE, MAX_SIDE);
  const top = within(light[2]!, 0, MAX_TOP);
  const [constant, x, y, z, xy, yz, zz, xz, xxyy] = light as number[];
  return [constant!, x! * side, y! * top, z!, xy! * side * top, yz! * top, zz!, xz! * side, xxyy!];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

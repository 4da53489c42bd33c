import type { SmallImage } from '../../raster/bilinear-rows.ts';
import type { KeyLight, LinearRgb } from '../../scenes/scene.ts';
import type { NormalMap } from './face-normals.ts';

/** Scales the shading so that one cheek is brighter than the other by about the key light's stops. */
const CHEEK_TO_CHEEK = 1.5;
/** Strength of the key light on the far shoulder ÷ its strength on the face. */
const AWAY_SHARE = 0.5;
/** The same for warmth: clothes may be warmer than skin, whose colour is metered. */
const AWAY_WARMTH = 1.7;

/** A scene's light on one person, for each cell of a normal map. */
export interface SceneLight {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Change in brightness by the key light, stops; 0 where the surface faces the camera. */
  readonly stops: Float32Array;
  /** Warmth: stops by which red increases and blue decreases, while green stays. */
  readonly warmth: Float32Array;
}

/** The exposure of a scene's light. */
export interface LightLevels {
  /** Stops that are added everywhere. */
  readonly stops: number;
  /** Fraction of the warmth, 0–1. */
  readonly warmthShare: number;
}

/**
 * Computes the scene's key and ambient light on the person's form: brighter and in the key's colour on its side, darker and in
 * the ambient colour on the other. The shading is Lambert's cosine to the key light, minus that of a surface that faces the
 * camera.
 * @param mirrored whether the scene is shown with left and right exchanged
 */
export function sceneLight(
  normals: NormalMap,
  scene: { readonly key: KeyLight; readonly ambient: LinearRgb },
  mirrored: boolean,
): SceneLight {
  const azimuth = ((mirrored ? -scene.key.azimuthDeg : scene.key.azimuthDeg) * Math.PI) / 180;
  const elevation = (scene.key.elevationDeg * Math.PI) / 180;
  const keyX = Math.sin(azimuth) * Math.cos(elevation);
  const keyY = Math.sin(elevation);
  const keyZ = Math.cos(azimuth) * Math.cos(elevation);
  const ambientWarmth = warmthOf(scene.ambient);
  const keyWarmth = warmthOf(scene.key.colour);
  const stops = new Float32Array(normals.x.length);
  const warmth = new Float32Array(normals.x.length);
  for (let i = 0; i < stops.length; i++) {
    const facing = normals.x[i] * keyX + normals.y[i] * keyY + (normals.z[i] - 1) * keyZ;
    const form = CHEEK_TO_CHEEK * facing * (AWAY_SHARE + (1 - AWAY_SHARE) * normals.near[i]);
    const keyShare = Math.min(1, Math.max(0, 0.5 + form / 2));
    stops[i] = scene.key.stops * form;
    const away = AWAY_WARMTH + (1 - AWAY_WARMTH) * normals.near[i];
    warmth[i] = away * (ambientWarmth + (keyWarmth - ambientWarmth) * keyShare);
  }
  return { widthPx: normals.widthPx, heightPx: normals.heightPx, stops, warmth };
}

/** Returns factors on coded red, green and blue for each cell; a stop of linear light is a factor of about 2^(1/2.2). */
export function lightFactors(light: SceneLight, levels: LightLevels): SmallImage {
  const data = new Float32Array(light.stops.length * 3);
  for (let i = 0; i < light.stops.length; i++) {
    const stops = light.stops[i] + levels.stops;
    const warmth = light.warmth[i] * levels.warmthShare;
    data[i * 3] = 2 ** ((stops + warmth) / 2.2);
    data[i * 3 + 1] = 2 ** (stops / 2.2);
    data[i * 3 + 2] = 2 ** ((stops - warmth) / 2.2);
  }
  return { widthPx: light.widthPx, heightPx: light.heightPx, channels: 3, data };
}

/** Returns half the stops by which a light's red exceeds its blue. Green and magenta tints never fall on the person. */
function warmthOf([red, , blue]: LinearRgb): number {
  return Math.log2(Math.max(1e-3, red) / Math.max(1e-3, blue)) / 2;
}

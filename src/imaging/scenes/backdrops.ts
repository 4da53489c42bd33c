import { STYLE_IDS, type StyleId } from '../../base/style-ids.ts';
import { LINEAR_OF_BYTE } from '../ops/light/srgb.ts';
import { bytesOfHex } from './hex-colour.ts';
import type { Backdrop, LinearRgb } from './scene.ts';

/** Fraction of the backdrop's tint in the ambient light. It is small, because the backdrop is behind the person. */
const AMBIENT_SHARE = 0.35;

type Design = Backdrop['paint'] & Pick<Backdrop, 'id' | 'key' | 'rim'>;

const DAYLIGHT: LinearRgb = [0.985, 1, 1.046];
const NEUTRAL: LinearRgb = [1.02, 0.997, 0.975];
const WARM: LinearRgb = [1.13, 0.985, 0.78];

/**
 * Describes a backdrop: its colours inside and outside the background light, the light's centre, and the strength of the
 * canvas's mottling (0 is paper).
 */
function design(
  id: string,
  lit: string,
  unlit: string,
  [x, y]: readonly [number, number],
  mottle: number,
  { key, rim }: Pick<Design, 'key' | 'rim'>,
): Design {
  return { id, lit, unlit, light: { x, y }, mottle, key, rim };
}

/** Describes a softbox above the person, and the strength of the light that wraps around the edge. */
function softbox(
  azimuthDeg: number,
  colour: LinearRgb,
  stops: number,
  rim: number,
): Pick<Design, 'key' | 'rim'> {
  return { key: { azimuthDeg, elevationDeg: 38, colour, stops }, rim };
}

const DESIGNS: Readonly<Record<StyleId, Design>> = {
  academic: design('umber-canvas', '#8f7c66', '#41362c', [0.56, 0.4], 5, softbox(-45, NEUTRAL, 0.35, 0.08)),
  casual: design('pale-paper', '#dedad2', '#a9a399', [0.42, 0.5], 0, softbox(40, DAYLIGHT, 0.3, 0.25)),
  corporate: design('white-paper', '#eceef0', '#c3c8ce', [0.5, 0.45], 0, softbox(-42, DAYLIGHT, 0.3, 0.3)),
  creative: design('plum-paper', '#8a6280', '#36243a', [0.38, 0.62], 0, softbox(48, NEUTRAL, 0.4, 0.1)),
  greenery: design('sage-canvas', '#a2ad94', '#566150', [0.58, 0.5], 4, softbox(-44, DAYLIGHT, 0.3, 0.15)),
  realEstate: design('ivory-paper', '#ebe4d6', '#bfb39d', [0.5, 0.58], 0, softbox(44, NEUTRAL, 0.25, 0.3)),
  warm: design('chestnut-canvas', '#a8754a', '#472a18', [0.44, 0.42], 5, softbox(-40, WARM, 0.35, 0.08)),
};

/** The plain studio backdrop of each style: seamless paper or painted canvas in the style's colours, lit by a softbox. */
export const BACKDROPS = Object.fromEntries(
  STYLE_IDS.map((style) => [style, backdropOf(style, DESIGNS[style])]),
) as unknown as Readonly<Record<StyleId, Backdrop>>;

/** Returns whether the id of a scene is that of a plain backdrop. */
export function isBackdrop(scene: string): boolean {
  return STYLE_IDS.some((style) => BACKDROPS[style].id === scene);
}

function backdropOf(style: StyleId, { id, key, rim, ...paint }: Design): Backdrop {
  const palette = [paint.lit, paint.unlit];
  const framings = ['classic', 'tight', 'wide'] as const;
  return { id, style, framings, key, rim, ambient: ambientOf(paint), palette, paint };
}

function ambientOf({ lit, unlit }: Backdrop['paint']): LinearRgb {
  const [a, b] = [bytesOfHex(lit), bytesOfHex(unlit)];
  const light = (c: 0 | 1 | 2): number => LINEAR_OF_BYTE[a[c]]! + LINEAR_OF_BYTE[b[c]]!;
  const mean: LinearRgb = [light(0), light(1), light(2)];
  const luminance = 0.2126 * mean[0] + 0.7152 * mean[1] + 0.0722 * mean[2];
  const tinted = (c: 0 | 1 | 2): number => 1 + AMBIENT_SHARE * (mean[c] / luminance - 1);
  return [tinted(0), tinted(1), tinted(2)];
}

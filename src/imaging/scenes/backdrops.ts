import { STYLE_IDS, type StyleId } from '../headshot-request.ts';
import { LINEAR_OF_BYTE } from '../ops/srgb.ts';
import { bytesOfHex } from './hex-colour.ts';
import type { Backdrop, LinearRgb } from './scene.ts';

/** A backdrop stands behind the person and throws little of its colour on them. */
const AMBIENT_SHARE = 0.35;

type Sketch = Backdrop['paint'] & Pick<Backdrop, 'id' | 'key' | 'rim'>;

const DAYLIGHT: LinearRgb = [0.985, 1, 1.046];
const STUDIO_WHITE: LinearRgb = [1.02, 0.997, 0.975];
const WARM_WHITE: LinearRgb = [1.13, 0.985, 0.78];

function softbox(azimuthDeg: number, colour: LinearRgb, stops = 0.3): Backdrop['key'] {
  return { azimuthDeg, elevationDeg: 38, colour, stops };
}

const SKETCHES: Readonly<Record<StyleId, Sketch>> = {
  academic: {
    id: 'umber-canvas',
    lit: '#8f7c66',
    unlit: '#41362c',
    light: { x: 0.56, y: 0.4 },
    mottle: 5,
    key: softbox(-45, STUDIO_WHITE, 0.35),
    rim: 0.08,
  },
  casual: {
    id: 'pale-paper',
    lit: '#dedad2',
    unlit: '#a9a399',
    light: { x: 0.42, y: 0.5 },
    mottle: 0,
    key: softbox(40, DAYLIGHT),
    rim: 0.25,
  },
  corporate: {
    id: 'white-paper',
    lit: '#eceef0',
    unlit: '#c3c8ce',
    light: { x: 0.5, y: 0.45 },
    mottle: 0,
    key: softbox(-42, DAYLIGHT),
    rim: 0.3,
  },
  creative: {
    id: 'plum-paper',
    lit: '#8a6280',
    unlit: '#36243a',
    light: { x: 0.38, y: 0.62 },
    mottle: 0,
    key: softbox(48, STUDIO_WHITE, 0.4),
    rim: 0.1,
  },
  greenery: {
    id: 'sage-canvas',
    lit: '#a2ad94',
    unlit: '#566150',
    light: { x: 0.58, y: 0.5 },
    mottle: 4,
    key: softbox(-44, DAYLIGHT),
    rim: 0.15,
  },
  realEstate: {
    id: 'ivory-paper',
    lit: '#ebe4d6',
    unlit: '#bfb39d',
    light: { x: 0.5, y: 0.58 },
    mottle: 0,
    key: softbox(44, STUDIO_WHITE, 0.25),
    rim: 0.3,
  },
  warm: {
    id: 'chestnut-canvas',
    lit: '#a8754a',
    unlit: '#472a18',
    light: { x: 0.44, y: 0.42 },
    mottle: 5,
    key: softbox(-40, WARM_WHITE, 0.35),
    rim: 0.08,
  },
};

/** The plain studio backdrop of each style: seamless paper or painted canvas in the style's colours, lit by a softbox. */
export const BACKDROPS = Object.fromEntries(
  STYLE_IDS.map((style) => [style, backdropOf(style, SKETCHES[style])]),
) as unknown as Readonly<Record<StyleId, Backdrop>>;

export function isBackdrop(scene: string): boolean {
  return STYLE_IDS.some((style) => BACKDROPS[style].id === scene);
}

function backdropOf(style: StyleId, { id, key, rim, ...paint }: Sketch): Backdrop {
  return { id, style, framings: ['classic', 'tight', 'wide'], key, rim, ambient: ambientOf(paint), paint };
}

function ambientOf({ lit, unlit }: Backdrop['paint']): LinearRgb {
  const [a, b] = [bytesOfHex(lit), bytesOfHex(unlit)];
  const light = (c: 0 | 1 | 2): number => LINEAR_OF_BYTE[a[c]]! + LINEAR_OF_BYTE[b[c]]!;
  const mean: LinearRgb = [light(0), light(1), light(2)];
  const luminance = 0.2126 * mean[0] + 0.7152 * mean[1] + 0.0722 * mean[2];
  const tinted = (c: 0 | 1 | 2): number => 1 + AMBIENT_SHARE * (mean[c] / luminance - 1);
  return [tinted(0), tinted(1), tinted(2)];
}

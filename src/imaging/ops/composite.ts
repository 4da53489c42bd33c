import type { DevelopedScene } from '../scenes/developed-scene.ts';
import { boxBlur } from './box-blur.ts';
import { grainTile } from './grain.ts';
import { growPlane } from './resample-plane.ts';
import { TONE_STEPS, toneTables, type Tone } from './tone.ts';

/** Which part of the painted scene is seen, shares of its size; the scene is never shown beyond its edge. */
export interface SceneView {
  readonly mirrored: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CompositeOptions {
  readonly scene: DevelopedScene;
  readonly view: SceneView;
  /** How many stops brighter the right side of the face is made than the left; negative lights the left. */
  readonly keyStops: number;
  /** Middle and half width of the face, pixels of the frame: where the key light turns. */
  readonly faceX: number;
  readonly faceHalfWidthPx: number;
  /** Light of a bright background that wraps round the edge, 0–1. */
  readonly rim: number;
  readonly tone: Tone;
  /** Deviation of the person's own noise, coded 0–255: the background gets the same. */
  readonly grainSigma: number;
  readonly seed: number;
}

/**
 * Puts the person before the scene in one pass: key light, light wrap, blend, tone, grain.
 * @param person RGBA bytes, straight colour, frame size
 * @returns sRGB bytes, three a pixel
 */
export function composite(
  person: Uint8Array,
  widthPx: number,
  heightPx: number,
  options: CompositeOptions,
): Uint8Array<ArrayBuffer> {
  const { scene, view, tone } = options;
  const result = new Uint8Array(widthPx * heightPx * 3);
  const [redTone, greenTone, blueTone] = toneTables(tone);
  const wrap = options.rim > 0 ? wrapMap(person, widthPx, heightPx) : undefined;
  const columns = sceneAxis(widthPx, scene.widthPx, view.x, view.width, view.mirrored);
  const rows = sceneAxis(heightPx, scene.heightPx, view.y, view.height, false);
  const key = Float32Array.from({ length: widthPx }, (_, x) => {
    const across = Math.tanh((x - options.faceX) / (1.3 * options.faceHalfWidthPx));
    // Coded values: a stop of linear light is a factor of about 2^(1/2.2).
    return 2 ** ((options.keyStops * 0.5 * across) / 2.2);
  });
  const grain = grainTile();
  const grainX = options.seed & 255;
  const grainY = (options.seed >>> 8) & 255;
  const toneScale = TONE_STEPS / 255;
  const saturation = tone.saturation;
  for (let y = 0, i = 0; y < heightPx; y++) {
    const top = rows.index[y] * scene.widthPx;
    const bottom = rows.next[y] * scene.widthPx;
    const ty = rows.share[y];
    const grainRow = ((y + grainY) & (grain.side - 1)) * grain.side;
    for (let x = 0; x < widthPx; x++, i++) {
      const at = i * 4;
      const alpha = person[at + 3] / 255;
      let red = 0;
      let green = 0;
      let blue = 0;
      const wrapHere = wrap === undefined ? 0 : options.rim * wrap[i] * alpha;
      if (alpha < 1 || wrapHere > 0.003) {
        const a = (top + columns.index[x]) * 3;
        const b = (top + columns.next[x]) * 3;
        const c = (bottom + columns.index[x]) * 3;
        const d = (bottom + columns.next[x]) * 3;
        const tx = columns.share[x];
        const wa = (1 - tx) * (1 - ty);
        const wb = tx * (1 - ty);
        const wc = (1 - tx) * ty;
        const wd = tx * ty;
        const s = scene.data;
        red = s[a] * wa + s[b] * wb + s[c] * wc + s[d] * wd;
        green = s[a + 1] * wa + s[b + 1] * wb + s[c + 1] * wc + s[d + 1] * wd;
        blue = s[a + 2] * wa + s[b + 2] * wb + s[c + 2] * wc + s[d + 2] * wd;
      }
      if (alpha > 0) {
        const k = key[x];
        let pr = Math.min(255, person[at] * k);
        let pg = Math.min(255, person[at + 1] * k);
        let pb = Math.min(255, person[at + 2] * k);
        if (wrapHere > 0.003) {
          // Screen: light adds, and white stays white.
          pr += wrapHere * red * (1 - pr / 255);
          pg += wrapHere * green * (1 - pg / 255);
          pb += wrapHere * blue * (1 - pb / 255);
        }
        red += (pr - red) * alpha;
        green += (pg - green) * alpha;
        blue += (pb - blue) * alpha;
      }
      const noise = grain.data[grainRow + ((x + grainX) & (grain.side - 1))];
      // The person brings noise of their own; a trace everywhere hides the last bit of smooth gradients.
      const sigma = 0.45 + Math.max(0, options.grainSigma - 0.45) * (1 - alpha);
      red = redTone[clampIndex(red * toneScale)];
      green = greenTone[clampIndex(green * toneScale)];
      blue = blueTone[clampIndex(blue * toneScale)];
      const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
      const speck = noise * sigma + 0.5;
      result[i * 3] = clampByte(grey + (red - grey) * saturation + speck);
      result[i * 3 + 1] = clampByte(grey + (green - grey) * saturation + speck);
      result[i * 3 + 2] = clampByte(grey + (blue - grey) * saturation + speck);
    }
  }
  return result;
}

/** How much background is near each pixel, 0–1: the wrap fades over about 2 % of the width. */
function wrapMap(person: Uint8Array, widthPx: number, heightPx: number): Float32Array {
  const shrink = Math.max(1, Math.round(widthPx / 256));
  const w = Math.ceil(widthPx / shrink);
  const h = Math.ceil(heightPx / shrink);
  const open = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sx = Math.min(widthPx - 1, x * shrink + (shrink >> 1));
      const sy = Math.min(heightPx - 1, y * shrink + (shrink >> 1));
      open[y * w + x] = 1 - person[(sy * widthPx + sx) * 4 + 3] / 255;
    }
  const radius = Math.max(1, Math.round(w * 0.014));
  const soft = boxBlur(boxBlur(open, w, h, radius), w, h, radius);
  return growPlane({ data: soft, widthPx: w, heightPx: h }, widthPx, heightPx, shrink);
}

function sceneAxis(
  lengthPx: number,
  sceneLengthPx: number,
  start: number,
  extent: number,
  mirrored: boolean,
): { readonly index: Int32Array; readonly next: Int32Array; readonly share: Float32Array } {
  const index = new Int32Array(lengthPx);
  const next = new Int32Array(lengthPx);
  const share = new Float32Array(lengthPx);
  for (let i = 0; i < lengthPx; i++) {
    const t = (i + 0.5) / lengthPx;
    const at = (start + (mirrored ? 1 - t : t) * extent) * sceneLengthPx - 0.5;
    const clamped = Math.min(sceneLengthPx - 1, Math.max(0, at));
    index[i] = Math.floor(clamped);
    next[i] = Math.min(sceneLengthPx - 1, index[i] + 1);
    share[i] = clamped - index[i];
  }
  return { index, next, share };
}

function clampIndex(value: number): number {
  return value <= 0 ? 0 : value >= TONE_STEPS ? TONE_STEPS : value | 0;
}

function clampByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : value;
}

import { codedFromLinear, linearFromCoded } from '../ops/srgb.ts';
import { discBlur } from './disc-blur.ts';

/** Linear light; 1 is paper white, lamps and windows go above. */
export type Light = readonly [red: number, green: number, blue: number];

/** Linear light of a colour written like '#d8c3a5', times `intensity`. */
export function light(hex: string, intensity = 1): Light {
  const channel = (at: number): number =>
    linearFromCoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255) * intensity;
  return [channel(1), channel(3), channel(5)];
}

export function mix(a: Light, b: Light, share: number): Light {
  const t = Math.min(1, Math.max(0, share));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export const BACKDROP_WIDTH_PX = 512;
export const BACKDROP_HEIGHT_PX = 640;

/**
 * A background being painted, in linear light. Everything is far out of focus, so it is small (512 × 640) and
 * enlarged while compositing; numbers stay floating point to the end, so there is nothing to band.
 */
export class Backdrop {
  readonly widthPx = BACKDROP_WIDTH_PX;
  readonly heightPx = BACKDROP_HEIGHT_PX;
  private readonly planes: [Float32Array, Float32Array, Float32Array] = [
    new Float32Array(BACKDROP_WIDTH_PX * BACKDROP_HEIGHT_PX),
    new Float32Array(BACKDROP_WIDTH_PX * BACKDROP_HEIGHT_PX),
    new Float32Array(BACKDROP_WIDTH_PX * BACKDROP_HEIGHT_PX),
  ];

  /** Replaces every point by `colourAt(x, y, before)`. */
  each(colourAt: (x: number, y: number, before: Light) => Light): void {
    const [r, g, b] = this.planes;
    for (let py = 0, i = 0; py < this.heightPx; py++)
      for (let px = 0; px < this.widthPx; px++, i++) {
        const colour = colourAt((px + 0.5) / this.widthPx, (py + 0.5) / this.heightPx, [r[i], g[i], b[i]]);
        r[i] = colour[0];
        g[i] = colour[1];
        b[i] = colour[2];
      }
  }

  /** A filled convex or concave polygon (even-odd), corners 0–1. */
  polygon(corners: readonly (readonly [x: number, y: number])[], colour: Light): void {
    const ys = corners.map((corner) => corner[1] * this.heightPx);
    const from = Math.max(0, Math.floor(Math.min(...ys)));
    const to = Math.min(this.heightPx - 1, Math.ceil(Math.max(...ys)));
    for (let py = from; py <= to; py++) {
      const y = (py + 0.5) / this.heightPx;
      const crossings: number[] = [];
      for (let i = 0; i < corners.length; i++) {
        const [ax, ay] = corners[i]!;
        const [bx, by] = corners[(i + 1) % corners.length]!;
        if (ay <= y !== by <= y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        this.run(py, crossings[i] * this.widthPx, crossings[i + 1] * this.widthPx, colour);
    }
  }

  rect(x0: number, y0: number, x1: number, y1: number, colour: Light): void {
    this.polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      colour,
    );
  }

  /** Radii as shares of the width, so that rx = ry is round; `turn` in radians. */
  ellipse(cx: number, cy: number, rx: number, ry: number, colour: Light, turn = 0): void {
    const aspect = this.widthPx / this.heightPx;
    const corners = Array.from({ length: 20 }, (_, i) => {
      const angle = (i / 20) * 2 * Math.PI;
      const ex = rx * Math.cos(angle);
      const ey = ry * Math.sin(angle);
      return [
        cx + ex * Math.cos(turn) - ey * Math.sin(turn),
        cy + (ex * Math.sin(turn) + ey * Math.cos(turn)) * aspect,
      ] as const;
    });
    this.polygon(corners, colour);
  }

  /** Adds light that falls off like a bell; `reach` is its standard deviation as a share of the width. */
  glow(cx: number, cy: number, reach: number, colour: Light): void {
    const aspect = this.heightPx / this.widthPx;
    this.each((x, y, before) => {
      const distance2 = ((x - cx) ** 2 + ((y - cy) * aspect) ** 2) / (2 * reach * reach);
      const share = distance2 > 12 ? 0 : Math.exp(-distance2);
      return [before[0] + colour[0] * share, before[1] + colour[1] * share, before[2] + colour[2] * share];
    });
  }

  /** Takes everything painted so far out of focus; `radius` of the disc as a share of the width. */
  defocus(radius: number): void {
    for (let i = 0; i < 3; i++)
      this.planes[i] = discBlur(this.planes[i]!, this.widthPx, this.heightPx, radius * this.widthPx);
  }

  /** The finished picture: sRGB-coded 0–255 as floats, interleaved; highlights roll off instead of clipping. */
  develop(): Float32Array<ArrayBuffer> {
    const coded = new Float32Array(this.widthPx * this.heightPx * 3);
    for (let channel = 0; channel < 3; channel++) {
      const plane = this.planes[channel]!;
      for (let i = 0; i < plane.length; i++)
        coded[i * 3 + channel] = 255 * codedFromLinear(rollOff(plane[i]));
    }
    return coded;
  }

  private run(row: number, fromPx: number, toPx: number, colour: Light): void {
    const start = row * this.widthPx + Math.max(0, Math.round(fromPx));
    const end = row * this.widthPx + Math.min(this.widthPx, Math.round(toPx));
    if (end <= start) return;
    for (let channel = 0; channel < 3; channel++) this.planes[channel]!.fill(colour[channel]!, start, end);
  }
}

/** Linear up to 0.6, then bends towards 1 with a continuous slope. */
function rollOff(value: number): number {
  if (value <= 0.6) return value;
  const over = (value - 0.6) / 0.4;
  return 0.6 + 0.4 * (1 - Math.exp(-over));
}

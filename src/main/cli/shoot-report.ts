import type { Headshot, HeadshotMeasures, RejectReason } from '../../imaging/engine.ts';

/** shoot.json: what went in, what came out, how long it took. */
export interface ShootReport {
  readonly selfies: readonly {
    readonly file: string;
    readonly accepted: boolean;
    readonly reasons: readonly RejectReason[];
    readonly faces: number;
  }[];
  readonly headshots: readonly {
    readonly file: string;
    readonly style: string;
    readonly scene: string;
    readonly selfie: string;
    readonly likeness: number;
    readonly measures: HeadshotMeasures & { readonly widthPx: number; readonly heightPx: number };
    readonly ms: number;
  }[];
  readonly totals: {
    readonly requested: number;
    readonly passed: number;
    readonly rerolled: number;
    readonly prepareMs: number;
    readonly renderMs: number;
    readonly totalMs: number;
    readonly peakRssMb: number;
  };
}

/** `001-corporate-slate-canvas.jpg` */
export function headshotFileName(number: number, headshot: Headshot): string {
  const { style, scene } = headshot.request;
  return `${String(number).padStart(3, '0')}-${style}-${scene}.jpg`;
}

import { STYLE_IDS, type StyleId } from '../../base/style-ids.ts';
import type { Headshot, HeadshotMeasures } from '../../imaging/finished-headshot.ts';
import type { Treatment } from '../../imaging/headshot-request.ts';
import type { RejectReason, SelfieCaution } from '../../imaging/selfie.ts';
import { scenesOf } from '../../imaging/scenes/all-scenes.ts';
import type { ShootOrder } from './shoot-order.ts';

export const REPORT_FILE_NAME = 'shoot.json';

/** The content of shoot.json: selfies, headshots so far, and times. It is rewritten after every headshot. */
export interface ShootReport {
  readonly selfies: readonly {
    readonly file: string;
    readonly accepted: boolean;
    readonly reasons: readonly RejectReason[];
    /** The cautions of an accepted photo. */
    readonly cautions: readonly SelfieCaution[];
    /** True if headshots are made of it: it is accepted, and it is good, requested, or needed to have enough. */
    readonly used: boolean;
    readonly faces: number;
  }[];
  /** In the order of rendering, and best first once all are rendered (recipes/headshot/rank-headshots.ts). */
  readonly headshots: readonly {
    readonly file: string;
    readonly style: StyleId;
    readonly scene: string;
    readonly framing: Headshot['request']['framing'];
    readonly treatment: Treatment;
    /** `own`, or a garment and its dye as `--clothes` takes them. */
    readonly clothes: string;
    readonly selfie: string;
    readonly likeness: number;
    readonly measures: HeadshotMeasures & { readonly widthPx: number; readonly heightPx: number };
    readonly ms: number;
  }[];
  readonly totals: {
    readonly requested: number;
    readonly passed: number;
    /** Number of passed headshots that have the larger size. */
    readonly larger: number;
    /** Number of passed headshots with fewer pixels than requested, because the selfie had too few. */
    readonly smaller: number;
    /** Number of passed headshots that were enlarged to their size. The factor is in the measures of each. */
    readonly enlarged: number;
    readonly rerolled: number;
    /** Number of passed headshots that are hard to tell from another one, because the selfies allowed nothing more distinct. */
    readonly alike: number;
    readonly prepareMs: number;
    readonly renderMs: number;
    readonly totalMs: number;
    readonly peakRssMb: number;
  };
}

/** The line printed at the end: how many headshots were made, where they are, and whether all have the requested size. */
export function shootSummary(
  { requested, passed, larger, smaller, totalMs }: ShootReport['totals'],
  { size, largerSize }: Pick<ShootOrder, 'size' | 'largerSize'>,
  outDir: string,
): string {
  const made = `${passed} of ${requested} headshots in ${outDir} after ${(totalMs / 1000).toFixed(1)} s`;
  const sizes = largerSize && passed > 0 ? `; ${sizesText(passed, larger, size, largerSize)}` : '';
  if (smaller === 0) return `${made}${sizes}`;
  return `${made}${sizes}; ${smaller} of them smaller than ${sizeText(size)}, because the selfies have too few pixels`;
}

function sizesText(
  passed: number,
  larger: number,
  size: ShootOrder['size'],
  largerSize: ShootOrder['size'],
): string {
  if (larger === 0) return `none of ${sizeText(largerSize)}: no selfie has enough pixels`;
  return larger === passed
    ? `all of ${sizeText(largerSize)}`
    : `${larger} of ${sizeText(largerSize)} where the selfie has enough pixels, the others of ${sizeText(size)}`;
}

function sizeText({ widthPx, heightPx }: ShootOrder['size']): string {
  return `${widthPx}x${heightPx}`;
}

/** Returns names like `001-corporate-slate-canvas.jpg` and `002-corporate-white-paper-black-and-white.jpg`. */
export function headshotFileName(
  number: number,
  { style, scene, treatment }: Pick<Headshot['request'], 'style' | 'scene' | 'treatment'>,
): string {
  const ending = treatment === 'black-and-white' ? '-black-and-white' : '';
  return `${String(number).padStart(3, '0')}-${style}-${scene}${ending}.jpg`;
}

const SCENE_NAMES = STYLE_IDS.flatMap((style) => scenesOf(style).map(({ id }) => `${style}-${id}`));
const SHOOT_FILE = new RegExp(
  `^\\.?(\\d{3}-(${SCENE_NAMES.join('|')})(-black-and-white)?\\.jpg|shoot\\.json)(\\.part)?$`,
);

/** Returns whether a shoot writes files of this name: a headshot, the report, or a partial file of a killed shoot. */
export function isShootFile(name: string): boolean {
  return SHOOT_FILE.test(name);
}

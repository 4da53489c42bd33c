import { STYLE_IDS, type StyleId } from '../../base/style-ids.ts';
import type { Headshot, HeadshotMeasures } from '../../imaging/finished-headshot.ts';
import type { Treatment } from '../../imaging/headshot-request.ts';
import type { RejectReason, SelfieCaution } from '../../imaging/selfie.ts';
import { scenesOf } from '../../imaging/scenes/all-scenes.ts';
import type { ShootOrder } from './shoot-order.ts';

export const REPORT_FILE_NAME = 'shoot.json';

/** shoot.json: what went in, what came out so far, how long it took. Written again after every headshot. */
export interface ShootReport {
  readonly selfies: readonly {
    readonly file: string;
    readonly accepted: boolean;
    readonly reasons: readonly RejectReason[];
    /** The cautions of an accepted photo. */
    readonly cautions: readonly SelfieCaution[];
    /** Whether headshots are made of it: accepted, and good, requested or needed to have enough. */
    readonly used: boolean;
    readonly faces: number;
  }[];
  /** Headshots in the order they were made, and from the best on once all are made (recipes/headshot/rank-headshots.ts). */
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
    /** How many of the passed headshots have the larger size. */
    readonly larger: number;
    /** How many of the passed headshots have fewer pixels than requested, because the selfie had too few. */
    readonly smaller: number;
    /** How many of the passed headshots were enlarged to their size. Each one's measures tell by how much. */
    readonly enlarged: number;
    readonly rerolled: number;
    /** How many of the passed headshots are hard to tell from another one, because the selfies gave nothing more distinct. */
    readonly alike: number;
    readonly prepareMs: number;
    readonly renderMs: number;
    readonly totalMs: number;
    readonly peakRssMb: number;
  };
}

/** The last line for a person: how many headshots, where they are, and whether all have the requested size. */
export function shootSummary(
  { requested, passed, larger, smaller, totalMs }: ShootReport['totals'],
  { size, largerSize }: Pick<ShootOrder, 'size' | 'largerSize'>,
  outDir: string,
): string {
  const made = `${passed} of ${requested} headshots in ${outDir} after ${(totalMs / 1000).toFixed(1)} s`;
  const sizes = largerSize && passed > 0 ? `; ${sizesText(passed, larger, size, largerSize)}` : '';
  if (smaller === 0) return `${made}${sizes}`;
  return `${made}${sizes}; ${smaller} of them smaller than ${inPixels(size)}, because the selfies have too few pixels`;
}

function sizesText(
  passed: number,
  larger: number,
  size: ShootOrder['size'],
  largerSize: ShootOrder['size'],
): string {
  if (larger === 0) return `none of ${inPixels(largerSize)}: no selfie carries it`;
  return larger === passed
    ? `all of ${inPixels(largerSize)}`
    : `${larger} of ${inPixels(largerSize)} where the selfie carries it, the others of ${inPixels(size)}`;
}

function inPixels({ widthPx, heightPx }: ShootOrder['size']): string {
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

/** Whether a shoot wrote a file of this name: a headshot, its report, or what a killed one left of either. */
export function isShootFile(name: string): boolean {
  return SHOOT_FILE.test(name);
}

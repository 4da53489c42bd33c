/** The description of one head, with what was drawn on it. */
export interface DescribedHead {
  readonly person: string;
  /**
   * A hat of kinds.py or headwear of customs.py; `bare` as the person is; `shade` with stubble or hair at the cheeks; a drawn
   * `fringe`; or a painted `mask`, `hand`, `telephone` or `glasses` before the face.
   */
  readonly kind: string;
  /** Share of the forehead behind the headwear, 0–1. */
  readonly hiddenShare: number;
  /** The numbers of HeadDescription (imaging/models/head.ts). */
  readonly forehead: readonly number[];
  readonly crown: readonly number[];
  readonly beside: readonly number[];
  readonly mouth: readonly number[];
  readonly eyes: readonly [readonly number[], readonly number[]];
}

/** Headwear of faith or custom (customs.py), which is no hat. A kippah hides no forehead and is no training example. */
export const CUSTOMS = [
  'turban',
  'high-turban',
  'wound-scarf',
  'gele',
  'headscarf',
  'low-headscarf',
  'habit',
  'ghutra-agal',
  'low-ghutra-agal',
  'ghutra',
] as const;
const UNTAUGHT = 'kippah';
const COVERS = ['mask', 'hand', 'telephone', 'glasses'] as const;
const BARE = ['bare', 'shade', 'fringe'] as const;

const isOf = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

export function isCustom({ kind }: Pick<DescribedHead, 'kind'>): boolean {
  return isOf(CUSTOMS, kind);
}

export function isHat({ kind }: Pick<DescribedHead, 'kind'>): boolean {
  return kind !== UNTAUGHT && !isOf(CUSTOMS, kind) && !isOf(COVERS, kind) && !isOf(BARE, kind);
}

export function isWornOrBare({ kind }: Pick<DescribedHead, 'kind'>): boolean {
  return kind !== UNTAUGHT && !isOf(COVERS, kind);
}

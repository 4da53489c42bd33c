import type { SelfieCounts } from '../../../../i18n/create-headshot/en.ts';
import type { DressingRefusal } from '../../../../imaging/garment.ts';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import type { RejectReason, SelfieCaution } from '../../../../imaging/selfie.ts';
import { overridableCautions, suitsWish } from '../../selfies/suits-wish.ts';
import type { SelfieView } from '../../shoot-view.ts';
import type { QueuedSelfie, SendPhase } from '../../uploading/upload-queue.ts';

/** One selfie as the step shows it, merged from the browser's upload queue and the server's list. */
export interface SelfieTile {
  /** Stays the same from the first byte to the verdict, so that React keeps the element and the photo does not flicker. */
  readonly key: string;
  /** The upload queue's key; undefined for selfies from before a reload. */
  readonly queueKey: string | undefined;
  /** Known as soon as the last byte has arrived, because a selfie has the id of its upload. */
  readonly selfieId: string | undefined;
  readonly state:
    'waiting' | 'preparing' | 'sending' | 'lost' | 'held' | 'failed' | 'checking' | 'accepted' | 'rejected';
  readonly sentShare: number;
  readonly reasons: readonly RejectReason[];
  /** The cautions of an accepted selfie; empty for a good one. */
  readonly cautions: readonly SelfieCaution[];
  readonly isWantedAnyway: boolean;
  /** True when headshots in the clothes wished for can be made of it. */
  readonly suitsWish: boolean;
  /** Why no garment fits it; undefined while that is unknown, or when own clothes are wished for. */
  readonly dressing: DressingRefusal | undefined;
  /** True while `isWantedAnyway` is being sent to the server. */
  readonly isOverridePending: boolean;
  /** The server's message about why it is held or failed. */
  readonly message: string | undefined;
  /** Whether the quick check refused it in this browser, so that it was never uploaded. */
  readonly neverSent: boolean;
  readonly thumbnailUrl: string | undefined;
}

const NO_OVERRIDES: ReadonlyMap<string, boolean> = new Map();

/** Lists the server's older selfies in its order, then those that this page adds, in the order in which they were added. */
export function selfieTiles(
  selfies: readonly SelfieView[],
  queued: readonly QueuedSelfie[],
  hiddenSelfieIds: ReadonlySet<string>,
  pendingOverrides: ReadonlyMap<string, boolean> = NO_OVERRIDES,
  clothes: ClothesWish = 'mix',
): readonly SelfieTile[] {
  const tileOf = (selfie: SelfieView): SelfieTile =>
    selfieTile(selfie, pendingOverrides.get(selfie.id), clothes);
  const uploadIds = new Set(queued.map(({ uploadId }) => uploadId));
  const older = selfies.filter(({ uploadId }) => !uploadIds.has(uploadId)).map(tileOf);
  const newer = queued.map((item) => {
    const selfie = selfies.find(({ uploadId }) => uploadId === item.uploadId);
    return selfie ? { ...tileOf(selfie), key: item.key, queueKey: item.key } : queuedTile(item);
  });
  // A removed selfie must stay hidden after the server has erased it, because this page's queue still holds it.
  return [...older, ...newer].filter(({ selfieId }) => !selfieId || !hiddenSelfieIds.has(selfieId));
}

/** Returns whether headshots in the clothes wished for can be made of it. */
export function isUsable({ state, suitsWish }: SelfieTile): boolean {
  return state === 'accepted' && suitsWish;
}

/** Counts the usable selfies by their usage. */
export function countUsable(tiles: readonly SelfieTile[]): SelfieCounts {
  const usable = tiles.filter(isUsable);
  const count = (usage: SelfieUsage) => usable.filter((tile) => usageOf(tile) === usage).length;
  return { good: count('good'), wanted: count('wanted'), cautioned: count('cautioned') };
}

export type SelfieUsage = keyof SelfieCounts;

/** Returns how a usable selfie is used; `wanted` has cautions that the visitor has overridden. */
export function usageOf({ cautions, isWantedAnyway }: SelfieTile): SelfieUsage {
  if (overridableCautions(cautions).length === 0) return 'good';
  return isWantedAnyway ? 'wanted' : 'cautioned';
}

/** Returns the mark that is drawn over the photo of a usable selfie. */
export function markOf(tile: SelfieTile): 'tick' | 'query' | undefined {
  if (tile.state !== 'accepted') return undefined;
  return usageOf(tile) === 'cautioned' || !tile.suitsWish ? 'query' : 'tick';
}

function selfieTile(
  selfie: SelfieView,
  pendingOverride: boolean | undefined,
  clothes: ClothesWish,
): SelfieTile {
  return {
    key: selfie.id,
    queueKey: undefined,
    selfieId: selfie.id,
    state: selfie.state,
    sentShare: 1,
    reasons: selfie.reasons,
    cautions: selfie.cautions,
    isWantedAnyway: pendingOverride ?? selfie.isWantedAnyway,
    suitsWish: suitsWish(selfie.cautions, clothes),
    dressing: clothes === 'own' ? undefined : selfie.dressing,
    isOverridePending: pendingOverride !== undefined,
    message: undefined,
    neverSent: false,
    thumbnailUrl: selfie.thumbnailUrl,
  };
}

const TILE_STATES: Readonly<Record<SendPhase, SelfieTile['state']>> = {
  waiting: 'waiting',
  shrinking: 'preparing',
  sending: 'sending',
  lost: 'lost',
  held: 'held',
  sent: 'checking',
  'turned-down': 'rejected',
  failed: 'failed',
};

function reasonsOf({ reason, error }: QueuedSelfie): readonly RejectReason[] {
  if (reason) return [reason];
  return error === 'unreadable' || error === 'too-many-bytes' ? [error] : [];
}

function queuedTile(item: QueuedSelfie): SelfieTile {
  return {
    key: item.key,
    queueKey: item.key,
    selfieId: item.phase === 'sent' ? item.uploadId : undefined,
    state: TILE_STATES[item.phase],
    sentShare: item.sentShare,
    reasons: reasonsOf(item),
    cautions: [],
    isWantedAnyway: false,
    suitsWish: true,
    dressing: undefined,
    isOverridePending: false,
    message: item.message,
    neverSent: item.phase === 'turned-down',
    thumbnailUrl: undefined,
  };
}

import type { SelfieCounts } from '../../../../i18n/create-headshot/en.ts';
import type { DressingRefusal } from '../../../../imaging/garment.ts';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import type { RejectReason, SelfieCaution } from '../../../../imaging/selfie.ts';
import { doubtsOf, suitsWish } from '../../selfies/suits-wish.ts';
import type { SelfieView } from '../../shoot-view.ts';
import type { QueuedSelfie, SendPhase } from '../../uploading/upload-queue.ts';

/** One frame of the contact sheet: what the browser is sending and what the server has, as one list. */
export interface SelfieTile {
  /** Stays the same from the first byte to the verdict, so that the picture does not flicker. */
  readonly key: string;
  /** The queue's own key; undefined for selfies that were here before a reload. */
  readonly queueKey: string | undefined;
  /** Known as soon as the last byte has arrived: the server names a selfie after its upload. */
  readonly selfieId: string | undefined;
  readonly state:
    'waiting' | 'preparing' | 'sending' | 'lost' | 'held' | 'failed' | 'checking' | 'accepted' | 'rejected';
  readonly sentShare: number;
  readonly reasons: readonly RejectReason[];
  /** The cautions of an accepted selfie; empty for a good one. */
  readonly cautions: readonly SelfieCaution[];
  readonly isWantedAnyway: boolean;
  /** Whether it gives headshots in the clothes that are wished for now. */
  readonly suitsWish: boolean;
  /** Why it keeps its own clothes, if that is known and others are wished for. */
  readonly dressing: DressingRefusal | undefined;
  /** Whether the wish to use it anyway, or not to, is being sent to the server. */
  readonly isWishPending: boolean;
  /** The server's own sentence about why it is held or failed. */
  readonly message: string | undefined;
  /** Refused by the first look in this browser; the server has not seen it. */
  readonly neverSent: boolean;
  readonly thumbnailUrl: string | undefined;
}

const NO_WISHES: ReadonlyMap<string, boolean> = new Map();

/** Selfies the server knew first, in its order; then the ones this page adds, in the order they were added. */
export function selfieTiles(
  selfies: readonly SelfieView[],
  queued: readonly QueuedSelfie[],
  hiddenSelfieIds: ReadonlySet<string>,
  pendingWishes: ReadonlyMap<string, boolean> = NO_WISHES,
  clothes: ClothesWish = 'mix',
): readonly SelfieTile[] {
  const tileOf = (selfie: SelfieView): SelfieTile =>
    selfieTile(selfie, pendingWishes.get(selfie.id), clothes);
  const uploadIds = new Set(queued.map(({ uploadId }) => uploadId));
  const older = selfies.filter(({ uploadId }) => !uploadIds.has(uploadId)).map(tileOf);
  const newer = queued.map((item) => {
    const selfie = selfies.find(({ uploadId }) => uploadId === item.uploadId);
    return selfie ? { ...tileOf(selfie), key: item.key, queueKey: item.key } : queuedTile(item);
  });
  // A selfie that the server no longer holds stays hidden too, because the queue of this page still remembers it.
  return [...older, ...newer].filter(({ selfieId }) => !selfieId || !hiddenSelfieIds.has(selfieId));
}

/** Whether headshots can be made of it, in the clothes that are wished for now. */
export function isUsable({ state, suitsWish }: SelfieTile): boolean {
  return state === 'accepted' && suitsWish;
}

/** Counts the usable selfies by how they are used, for the counter. */
export function countUsable(tiles: readonly SelfieTile[]): SelfieCounts {
  const usable = tiles.filter(isUsable);
  const count = (answer: UsableAnswer) => usable.filter((tile) => answerOf(tile) === answer).length;
  return { good: count('good'), wanted: count('wanted'), cautioned: count('cautioned') };
}

export type UsableAnswer = keyof SelfieCounts;

/** `wanted`: has cautions, but the visitor wants it used. */
export function answerOf({ cautions, isWantedAnyway }: SelfieTile): UsableAnswer {
  if (doubtsOf(cautions).length === 0) return 'good';
  return isWantedAnyway ? 'wanted' : 'cautioned';
}

/** Returns the mark that is drawn over the picture of a usable selfie. */
export function markOf(tile: SelfieTile): 'tick' | 'query' | undefined {
  if (tile.state !== 'accepted') return undefined;
  return answerOf(tile) === 'cautioned' || !tile.suitsWish ? 'query' : 'tick';
}

function selfieTile(selfie: SelfieView, pendingWish: boolean | undefined, clothes: ClothesWish): SelfieTile {
  return {
    key: selfie.id,
    queueKey: undefined,
    selfieId: selfie.id,
    state: selfie.state,
    sentShare: 1,
    reasons: selfie.reasons,
    cautions: selfie.cautions,
    isWantedAnyway: pendingWish ?? selfie.isWantedAnyway,
    suitsWish: suitsWish(selfie.cautions, clothes),
    dressing: clothes === 'own' ? undefined : selfie.dressing,
    isWishPending: pendingWish !== undefined,
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
    isWishPending: false,
    message: item.message,
    neverSent: item.phase === 'turned-down',
    thumbnailUrl: undefined,
  };
}

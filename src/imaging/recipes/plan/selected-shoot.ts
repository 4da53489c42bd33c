import type { EncodedImage, HeadshotEngine } from '../../engine.ts';
import { type SelectableSelfie, selectSelfies } from './select-selfies.ts';
import { runShoot, type ShootEvent, type ShootOptions, type ShootTotals } from '../shoot.ts';

/** A usable selfie with its rank as a source. */
export interface UsableSelfie extends SelectableSelfie {
  /** Higher is a better source. */
  readonly rank: number;
}

/** Options of a shoot that chooses and loads its selfies itself. */
export interface SelectedShootOptions extends Omit<ShootOptions, 'selfies'> {
  readonly usable: readonly UsableSelfie[];
  /** Cautioned selfies are added while fewer good ones than this can be prepared. */
  readonly leastSelfies: number;
  /** Reads the selfies that headshots are made of, by index into `usable`. */
  readonly load: (indices: readonly number[]) => Promise<readonly EncodedImage[]>;
}

/** The events of `runShoot`, with selfie indices that refer to `usable`, and the choice of selfies. */
export type SelectedShootEvent =
  ShootEvent | { readonly kind: 'selected'; readonly selfies: readonly number[] };

/**
 * Runs a shoot of the selfies that `selectSelfies` chooses. The others are neither read nor prepared, unless the chosen ones
 * turn out not to be enough: when fewer than `leastSelfies` can be prepared, or some headshots cannot be made of them, the
 * shoot is started again with more selfies and keeps the headshots that are already made. `selected` is then sent again before
 * the events of that run. `prepared` is sent only for runs that continue to rendering, and `missing` only when no selfie is left
 * to try.
 */
export async function* runSelectedShoot(
  engine: HeadshotEngine,
  { usable, leastSelfies, load, ...order }: SelectedShootOptions,
  signal?: AbortSignal,
): AsyncGenerator<SelectedShootEvent, void, undefined> {
  const made = new Map(order.alreadyDone);
  const refused = new Set<number>();
  const spent = { passed: 0, rerolled: 0, alike: 0, prepareMs: 0, renderMs: 0 };
  let least = leastSelfies;
  for (;;) {
    const fit = usable.flatMap((selfie, index) => (refused.has(index) ? [] : [{ ...selfie, index }]));
    const selected = selectSelfies(fit, least, ({ rank }) => rank).map(({ index }) => index);
    const hasSpare = selected.length < fit.length;
    yield { kind: 'selected', selfies: selected };
    let isOver = true;
    const options = { ...order, selfies: await load(selected), alreadyDone: new Map(made) };
    for await (const event of runShoot(engine, options, signal)) {
      if (event.kind === 'selfie') {
        const index = selected[event.index]!;
        if (event.reasons.length > 0) refused.add(index);
        yield { ...event, index };
      } else if (event.kind === 'prepared') {
        isOver = !hasSpare || (event.accepted >= least && event.planned >= order.count);
        if (!isOver) {
          // When enough selfies give too few headshots, all of the usable ones are tried.
          if (event.accepted >= least) least = usable.length;
          spent.prepareMs += event.prepareMs;
          break;
        }
        yield event;
      } else if (event.kind === 'headshot') {
        made.set(event.number, event.headshot.measures.perceptualHash);
        yield { ...event, selfie: selected[event.selfie]! };
      } else if (event.kind === 'missing') {
        if (!hasSpare) yield event;
      } else if (event.kind === 'done') {
        add(spent, event.totals);
        isOver = !hasSpare || event.totals.missing === 0;
        if (!isOver) least = usable.length;
        else yield { kind: 'done', totals: { ...event.totals, ...spent } };
      } else {
        yield event;
      }
    }
    if (isOver) return;
  }
}

function add(
  sum: Record<'passed' | 'rerolled' | 'alike' | 'prepareMs' | 'renderMs', number>,
  of: ShootTotals,
) {
  sum.passed += of.passed;
  sum.rerolled += of.rerolled;
  sum.alike += of.alike;
  sum.prepareMs += of.prepareMs;
  sum.renderMs += of.renderMs;
}

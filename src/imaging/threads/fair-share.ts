import type { OtherWork } from '../engine.ts';

/**
 * Work that nobody has paid for. `first-preview`: a new visitor's; it decides whether they stay, so it may run ahead.
 * `preview`: one more. `check`: of an upload.
 */
export type FreeWork = 'first-preview' | 'preview' | 'check';

/**
 * How far free work may be ahead of its share before more of it waits, milliseconds of running. One first preview takes
 * about half of its allowance; that of the others is one task, so that none waits for an account to be settled to the dot.
 */
const ALLOWANCE_MS: Readonly<Record<FreeWork, number>> = {
  'first-preview': 6_000,
  preview: 1_000,
  check: 1_000,
};

/**
 * Keeps half of the machine for whoever has paid, whatever free visitors do: while paid work is there, free work runs for at
 * most half of the time. Time in which any of it runs is owed, time in which none does pays back. Without paid work nothing
 * is owed and nothing waits.
 *
 * Several worker processes share that half: with `workers` of them each has 1 ÷ (2 × workers) of the time.
 */
export class FairShare {
  private readonly nowMs: () => number;
  private readonly listeners = new Set<() => void>();
  private others: OtherWork = { paid: false, workers: 1 };
  private paid = 0;
  private free = 0;
  private owedMs = 0;
  private settledAtMs: number;

  /** @param nowMs a monotonic clock */
  constructor(nowMs: () => number = () => performance.now()) {
    this.nowMs = nowMs;
    this.settledAtMs = nowMs();
  }

  /** Calls back whenever free work that waits may have become due. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** From when a paid task is asked for until it ends: one that waits is kept waiting by free ones that run. */
  paidBegins(): void {
    this.settle();
    this.paid++;
  }

  paidEnds(): void {
    this.settle();
    this.paid--;
    if (this.paid === 0) this.notify();
  }

  freeBegins(): void {
    this.settle();
    this.free++;
  }

  freeEnds(): void {
    this.settle();
    this.free--;
    this.notify();
  }

  setOthers(others: OtherWork): void {
    this.settle();
    this.others = others;
    this.notify();
  }

  /** Milliseconds until such work may begin: 0 is now, Infinity is not before other free work has ended. */
  waitMs(work: FreeWork): number {
    this.settle();
    const ahead = this.owedMs - ALLOWANCE_MS[work];
    if (!this.paidIsThere() || ahead < 0) return 0;
    return this.free > 0 ? Infinity : Math.floor(ahead / this.payback()) + 1;
  }

  private settle(): void {
    const now = this.nowMs();
    const passedMs = now - this.settledAtMs;
    this.settledAtMs = now;
    if (this.free > 0 && this.paidIsThere()) this.owedMs += passedMs;
    else this.owedMs = Math.max(0, this.owedMs - passedMs * this.payback());
  }

  private paidIsThere(): boolean {
    return this.paid > 0 || this.others.paid;
  }

  /** What a millisecond without free work pays back, so that free work has its share of the time and no more. */
  private payback(): number {
    const share = 1 / (2 * this.others.workers);
    return share / (1 - share);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

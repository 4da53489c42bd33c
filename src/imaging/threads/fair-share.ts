import type { OtherWork } from '../engine.ts';

/**
 * Kinds of unpaid work. `first-preview`: a new visitor's first, which decides whether they stay, so it may run ahead.
 * `preview`: any further preview. `check`: the check of an upload.
 */
export type FreeWork = 'first-preview' | 'preview' | 'check';

/**
 * How far free work may exceed its share before more of it waits, milliseconds of running time. A first preview takes about
 * half of its allowance; the allowance of the others is about one task, so that none waits for an exactly settled account.
 */
const ALLOWANCE_MS: Readonly<Record<FreeWork, number>> = {
  'first-preview': 6_000,
  preview: 1_000,
  check: 1_000,
};

/**
 * Reserves half of the machine for paid work, whatever free visitors do: while paid work exists, free work runs for at
 * most half of the time. Time with free work is owed, and time without pays the debt back. Without paid work nothing
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

  /** Call when a paid task is requested, not when it starts, because running free tasks may keep it waiting. */
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

  /**
   * Returns the milliseconds until work of this kind may start: 0 is now, Infinity is after the running free work has ended.
   */
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

  /** Returns the milliseconds of debt that one millisecond without free work pays back. */
  private payback(): number {
    const share = 1 / (2 * this.others.workers);
    return share / (1 - share);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

import type { MachineLoad } from '../engine.ts';

/**
 * Kinds of unpaid work. `first-preview`: a new visitor's first, which decides whether they stay, so its allowance is larger.
 * `preview`: any further preview. `check`: the check of an upload.
 */
export type FreeWork = 'first-preview' | 'preview' | 'check';

/**
 * Debt in milliseconds of running time up to which free work still starts (the burst of a leaky bucket). A first preview takes
 * about half of its allowance; the others may start with the debt of about one task, so that they need not wait for it to
 * reach 0.
 */
const ALLOWANCE_MS: Readonly<Record<FreeWork, number>> = {
  'first-preview': 6_000,
  preview: 1_000,
  check: 1_000,
};

/**
 * Limits free work so that paid work keeps half of the machine (decision 025): while paid work exists, free work runs for at
 * most half of the time. It is a leaky bucket: time in which free work runs adds to a debt, and time without it pays the debt
 * back. Without paid work there is no debt and nothing waits.
 *
 * Several worker processes share that half: with `workers` of them each has 1 ÷ (2 × workers) of the time.
 */
export class FreeWorkThrottle {
  private readonly nowMs: () => number;
  private readonly listeners = new Set<() => void>();
  private load: MachineLoad = { paid: false, workers: 1 };
  private paidCount = 0;
  private freeCount = 0;
  private debtMs = 0;
  private settledAtMs: number;

  /** @param nowMs a monotonic clock */
  constructor(nowMs: () => number = () => performance.now()) {
    this.nowMs = nowMs;
    this.settledAtMs = nowMs();
  }

  /** Registers a callback for every change after which waiting free work may be allowed to start. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Must be called when a paid task is requested, not when it starts, because running free tasks may delay its start. */
  beginPaid(): void {
    this.settle();
    this.paidCount++;
  }

  endPaid(): void {
    this.settle();
    this.paidCount--;
    if (this.paidCount === 0) this.notify();
  }

  beginFree(): void {
    this.settle();
    this.freeCount++;
  }

  endFree(): void {
    this.settle();
    this.freeCount--;
    this.notify();
  }

  /** Sets the load of the other workers on the machine. */
  setMachineLoad(load: MachineLoad): void {
    this.settle();
    this.load = load;
    this.notify();
  }

  /**
   * Returns the milliseconds until work of this kind may start: 0 means now, Infinity means not before the running free work
   * has ended.
   */
  waitMs(work: FreeWork): number {
    this.settle();
    const excessMs = this.debtMs - ALLOWANCE_MS[work];
    if (!this.hasPaidWork() || excessMs < 0) return 0;
    return this.freeCount > 0 ? Infinity : Math.floor(excessMs / this.paybackRate()) + 1;
  }

  private settle(): void {
    const now = this.nowMs();
    const passedMs = now - this.settledAtMs;
    this.settledAtMs = now;
    if (this.freeCount > 0 && this.hasPaidWork()) this.debtMs += passedMs;
    else this.debtMs = Math.max(0, this.debtMs - passedMs * this.paybackRate());
  }

  private hasPaidWork(): boolean {
    return this.paidCount > 0 || this.load.paid;
  }

  /** Returns the milliseconds of debt that one millisecond without free work pays back. */
  private paybackRate(): number {
    const share = 1 / (2 * this.load.workers);
    return share / (1 - share);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

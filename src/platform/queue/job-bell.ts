/** Wakes the loops that wait for a job of one queue. A ring between looking and waiting is not lost. */
export class JobBell {
  readonly #rings = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  /** How often the bell of `queue` rang; take it before looking for a job. */
  rings(queue: string): number {
    return this.#rings.get(queue) ?? 0;
  }

  ring(queue: string): void {
    this.#rings.set(queue, this.rings(queue) + 1);
    const waiting = this.#waiting.get(queue);
    this.#waiting.delete(queue);
    waiting?.forEach((wake) => wake());
  }

  /** Resolves at the next ring after `since`, or after `timeoutMs`. */
  wait(queue: string, since: number, timeoutMs: number): Promise<void> {
    if (this.rings(queue) !== since) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(queue) ?? new Set();
      this.#waiting.set(queue, waiting);
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      waiting.add(wake);
    });
  }
}

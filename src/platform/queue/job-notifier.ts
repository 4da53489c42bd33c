/** Wakes the loops that wait for a job of a queue. A notification between a fetch and the wait after it is not lost. */
export class JobNotifier {
  readonly #counts = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Returns the number of notifications for `queue`. Read it before fetching a job, and pass it to `wait`. */
  count(queue: string): number {
    return this.#counts.get(queue) ?? 0;
  }

  notify(queue: string): void {
    this.#counts.set(queue, this.count(queue) + 1);
    const waiting = this.#waiting.get(queue);
    this.#waiting.delete(queue);
    waiting?.forEach((wake) => wake());
  }

  /** Resolves at the next notification after the count `since`, or after `timeoutMs`. */
  wait(queue: string, since: number, timeoutMs: number): Promise<void> {
    if (this.count(queue) !== since) return Promise.resolve();
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

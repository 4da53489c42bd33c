import type { Clock } from '../../src/platform/clock/clock.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

type Task = () => Promise<void>;

/** A story in steps: each `yield` names the milliseconds until the next step. */
export type Story = AsyncGenerator<number, void, void>;

/** The time of a run, which moves only from one planned task to the next. */
export class VirtualTime {
  now: Date;
  /** Number of stories that have not ended. */
  playing = 0;
  #planned: { readonly at: number; readonly task: Task }[] = [];

  constructor(start: Date) {
    this.now = start;
  }

  /** @param skewMs how far the clock is ahead of the run's time */
  clock(skewMs = 0): Clock {
    return { now: () => new Date(this.now.getTime() + skewMs) };
  }

  plan(delayMs: number, task: Task): void {
    const at = this.now.getTime() + delayMs;
    const index = this.#planned.findLastIndex((other) => other.at <= at) + 1;
    this.#planned.splice(index, 0, { at, task });
  }

  /** Plays a story; its first step comes after `delayMs`. */
  play(delayMs: number, story: Story): void {
    this.playing += 1;
    this.plan(delayMs, async () => {
      const step = await story.next();
      this.playing -= 1;
      if (!step.done) this.play(step.value, story);
    });
  }

  /** Runs all tasks that are due until then, one after the other, and ends at that time. */
  async advance(ms: number): Promise<void> {
    const until = this.now.getTime() + ms;
    for (let next = this.#planned[0]; next && next.at <= until; next = this.#planned[0]) {
      this.#planned.shift();
      if (next.at > this.now.getTime()) this.now = new Date(next.at);
      await next.task();
    }
    this.now = new Date(until);
  }
}

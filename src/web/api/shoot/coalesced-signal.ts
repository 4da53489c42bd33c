/** Many pushes, one waiter: a push while nobody waits is kept, a hundred of them count as one. */
export interface Nudge {
  push(this: void): void;
  /** True when pushed, false when the time ran out. */
  wait(timeoutMs: number): Promise<boolean>;
}

export function createNudge(): Nudge {
  let pushed = false;
  let wake: (() => void) | undefined;
  return {
    push() {
      pushed = true;
      wake?.();
    },
    wait(timeoutMs) {
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          wake = undefined;
          const wasPushed = pushed;
          pushed = false;
          resolve(wasPushed);
        };
        const timer = setTimeout(done, timeoutMs);
        if (pushed) done();
        else wake = done;
      });
    },
  };
}

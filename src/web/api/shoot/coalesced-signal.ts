/** Wakes one waiter. Notifications that arrive while nobody waits are remembered and count as one. */
export interface CoalescedSignal {
  notify(this: void): void;
  /** Resolves to true after a notification, to false when the time ran out. */
  wait(timeoutMs: number): Promise<boolean>;
}

export function createCoalescedSignal(): CoalescedSignal {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    wait(timeoutMs) {
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          wake = undefined;
          const wasNotified = isNotified;
          isNotified = false;
          resolve(wasNotified);
        };
        const timer = setTimeout(done, timeoutMs);
        if (isNotified) done();
        else wake = done;
      });
    },
  };
}

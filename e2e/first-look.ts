import type { Page } from 'playwright-core';

/**
 * Call before the page opens; the answer waits until its first look can work. A photo chosen before that is sent unseen
 * after four seconds, which is right on a slow line but not what a test of the first look wants to see on a busy machine.
 */
export async function firstLookOf(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(...[url, options]: ConstructorParameters<typeof Worker>) {
        super(url, options);
        this.addEventListener('message', () => Object.assign(globalThis, { isFirstLookReady: true }), {
          once: true,
        });
      }
    };
  });
  return async () => {
    await page.waitForFunction(() => 'isFirstLookReady' in globalThis);
  };
}

import type { Page } from 'playwright-core';

/**
 * Returns a function that waits until the quick check of the page is ready. Call this before the page opens. A photo chosen
 * earlier is uploaded unchecked after four seconds, which is right on a slow connection but would fail a test on a busy machine.
 */
export async function watchQuickCheck(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(...[url, options]: ConstructorParameters<typeof Worker>) {
        super(url, options);
        this.addEventListener('message', () => Object.assign(globalThis, { isQuickCheckReady: true }), {
          once: true,
        });
      }
    };
  });
  return async () => {
    await page.waitForFunction(() => 'isQuickCheckReady' in globalThis);
  };
}

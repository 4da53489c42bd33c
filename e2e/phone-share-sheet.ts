import type { BrowserContext } from 'playwright-core';

/** Simulates a phone's share sheet, which Chromium on a desktop lacks: it records the shared data and is then cancelled. */
export async function phoneShareSheet(context: BrowserContext) {
  const given: ShareData[] = [];
  await context.exposeFunction('noteShared', (shared: ShareData) => void given.push(shared));
  await context.addInitScript(() => {
    navigator.share = async (shared) => {
      await (window as unknown as { noteShared: (shared?: ShareData) => Promise<void> }).noteShared(shared);
      throw new DOMException('Share canceled', 'AbortError');
    };
  });
  return { given: () => given };
}

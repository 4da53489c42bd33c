import type { BrowserContext } from 'playwright-core';

/** A phone's own share sheet, which Chromium on a desk lacks: notes what it is given and is closed by the visitor. */
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

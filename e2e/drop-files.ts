import type { Locator } from 'playwright-core';

/** Drops files on the middle of an element as the system does, through the browser's own drag and drop. */
export async function dropFiles(zone: Locator, files: readonly string[]): Promise<void> {
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (!box) throw new Error('there is no place to drop files');
  const page = zone.page();
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await session.detach();
}

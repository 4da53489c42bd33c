import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { roomForToasts, TOAST_TIMES } from './toast-queue.ts';

it.each([
  [0, 0, 0],
  [0, 2, 2],
  [0, 9, 3],
  [2, 4, 1],
  [3, 4, 0],
  // Toasts that are fading out still take a place.
  [4, 1, 0],
])('beside %i shown of %i waiting %i appear', (shown, waiting, room) => {
  expect(roomForToasts(shown, waiting)).toBe(room);
});

it('fades as long as the specification says', async () => {
  const styles = await readFile(new URL('./toaster.module.css', import.meta.url), 'utf8');
  expect(styles).toContain(`transition: opacity ${TOAST_TIMES.fadeMs}ms`);
});

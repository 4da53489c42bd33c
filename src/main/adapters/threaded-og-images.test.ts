import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { OgImageError } from '../../platform/og-image/og-image.ts';
import { ogCard } from '../../web/og/og-card.ts';
import { createThreadedOgImages } from './threaded-og-images.ts';

const MAX_BYTES = 150 * 1024;

function ogImages(options?: { idleMs: number }) {
  const images = createThreadedOgImages(options);
  onTestFinished(() => images.close());
  return images;
}

const article = {
  title: 'Bewerbungsfoto mit dem Handy aufnehmen: Licht, Abstand und Hintergrund',
  kicker: 'Bewerbungsfoto-Tipps',
  scene: 'neon-brick',
} as const;

it('makes small JPEGs of 1200 × 630, identical for the same card', async () => {
  const images = ogImages();
  for (const look of ['single', 'sheet'] as const) {
    const card = ogCard({ ...article, look }, 'de');
    const [jpeg, again] = await Promise.all([images.render(card), images.render(card)]);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(jpeg.length).toBeLessThan(MAX_BYTES);
    expect(Buffer.compare(jpeg, again)).toBe(0);
  }
});

it('makes the next card after one that failed', async () => {
  const images = ogImages();
  const card = ogCard({ ...article, look: 'single' }, 'de');
  const lost = { ...card, frames: [{ ...card.frames[0]!, scene: 'no-such-scene' }] };
  await expect(images.render(lost)).rejects.toThrow(OgImageError);
  expect((await images.render(card)).length).toBeGreaterThan(1_000);
});

it('ends its thread when idle, and starts another for the next card', async () => {
  const threads: Worker[] = [];
  const count = (thread: Worker) => threads.push(thread);
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));

  const images = ogImages({ idleMs: 50 });
  const card = ogCard({ ...article, look: 'single' }, 'de');
  await Promise.all([images.render(card), images.render(card)]);
  expect(threads).toHaveLength(1);
  await once(threads[0]!, 'exit');
  await images.render(card);
  expect(threads).toHaveLength(2);
});

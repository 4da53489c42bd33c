import { expect, it } from 'vitest';
import { watchWardrobe } from './watch-wardrobe.ts';

it('checks repeatedly, logs an outage once, and stops when aborted', async () => {
  const answers = ['fine', 'down', 'down', 'fine', 'down', 'fine'];
  const lines: string[] = [];
  const stop = new AbortController();
  let checks = 0;
  const check = async (): Promise<void> => {
    const answer = answers[checks++];
    if (checks === answers.length) stop.abort();
    if (answer !== 'fine') throw new Error('the disk is unavailable');
  };
  await watchWardrobe(check, { warn: (_, message) => void lines.push(message) }, stop.signal, 1);
  expect(checks).toBe(6);
  expect(lines).toHaveLength(2);
});

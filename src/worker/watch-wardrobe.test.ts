import { expect, it } from 'vitest';
import { watchWardrobe } from './watch-wardrobe.ts';

it('looks again and again, logs an outage once, and stops when told to', async () => {
  const answers = ['fine', 'away', 'away', 'fine', 'away', 'fine'];
  const lines: string[] = [];
  const stop = new AbortController();
  let looks = 0;
  const look = async (): Promise<void> => {
    const answer = answers[looks++];
    if (looks === answers.length) stop.abort();
    if (answer !== 'fine') throw new Error('the disk is away');
  };
  await watchWardrobe(look, { warn: (_, message) => void lines.push(message) }, stop.signal, 1);
  expect(looks).toBe(6);
  expect(lines).toHaveLength(2);
});

import { expect, it } from 'vitest';
import { createTurnstile } from './semaphore.ts';

it('lets two at a time through, in order, also after a failure', async () => {
  const turnstile = createTurnstile(2);
  let inside = 0;
  let mostInside = 0;
  const done: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, n) =>
      turnstile(async () => {
        inside += 1;
        mostInside = Math.max(mostInside, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        if (n === 2) throw new Error('broken');
        done.push(n);
      }),
    ),
  );
  expect(mostInside).toBe(2);
  expect(done).toEqual([0, 1, 3, 4, 5, 6]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

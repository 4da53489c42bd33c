import { expect, it } from 'vitest';
import { waitUntilIdle } from './wait-until-idle.ts';

const SIGNAL = new AbortController().signal;

it('waits until no visitor’s job is due or runs', async () => {
  const looks = [
    [{ name: 'shoots.render', state: 'active', count: 1 }],
    [{ name: 'shoots.prepare', state: 'created', count: 2 }],
    [
      { name: 'shoots.render', state: 'retry', count: 1 },
      { name: 'shoots.render', state: 'deferred', count: 1 },
      { name: 'shoots.preview', state: 'completed', count: 9 },
      { name: 'mail.send', state: 'active', count: 1 },
    ],
  ];
  let looked = 0;
  await waitUntilIdle(async () => looks[looked++]!, SIGNAL, 1);
  expect(looked).toBe(3);
});

it('stops waiting when told', async () => {
  const stop = new AbortController();
  const waiting = waitUntilIdle(
    async () => [{ name: 'shoots.render', state: 'active', count: 1 }],
    stop.signal,
  );
  stop.abort();
  await expect(waiting).rejects.toThrow(/abort/);
});

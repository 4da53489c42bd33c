import { expect, it } from 'vitest';
import { waitUntilIdle } from './wait-until-idle.ts';

const SIGNAL = new AbortController().signal;

it('waits until no visitor’s job is due or running', async () => {
  const polls = [
    [{ name: 'shoots.render', state: 'active', count: 1 }],
    [{ name: 'shoots.prepare', state: 'created', count: 2 }],
    [
      { name: 'shoots.render', state: 'retry', count: 1 },
      { name: 'shoots.render', state: 'deferred', count: 1 },
      { name: 'shoots.preview', state: 'completed', count: 9 },
      { name: 'mail.send', state: 'active', count: 1 },
    ],
  ];
  let polled = 0;
  await waitUntilIdle(async () => polls[polled++]!, SIGNAL, 1);
  expect(polled).toBe(3);
});

it('stops waiting when aborted', async () => {
  const stop = new AbortController();
  const waiting = waitUntilIdle(
    async () => [{ name: 'shoots.render', state: 'active', count: 1 }],
    stop.signal,
  );
  stop.abort();
  await expect(waiting).rejects.toThrow(/abort/);
});

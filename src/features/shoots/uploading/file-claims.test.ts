import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fileClaims } from './file-claims.client.ts';

function openPage() {
  const { claim, leave } = fileClaims(navigator.locks);
  const claimed: string[] = [];
  return { claimed, claim: (key: string) => claim(key, () => claimed.push(key)), leave };
}

it('gives a photo to the next page only when the first one is left', async () => {
  const [first, second] = [openPage(), openPage()];
  first.claim('shared');
  second.claim('shared');
  second.claim('own');
  await expect.poll(() => [first.claimed, second.claimed]).toEqual([['shared'], ['own']]);
  first.leave();
  await expect.poll(() => second.claimed).toEqual(['own', 'shared']);
  second.leave();
});

it('passes over a page that was left while it waited', async () => {
  const [first, second, third] = [openPage(), openPage(), openPage()];
  for (const page of [first, second, third]) page.claim('passed');
  second.leave();
  first.leave();
  await expect.poll(() => third.claimed).toEqual(['passed']);
  expect(second.claimed).toEqual([]);
  third.leave();
});

it('claims nothing for a page that is left already', async () => {
  const left = openPage();
  left.leave();
  left.claim('late');
  await setImmediate();
  expect(left.claimed).toEqual([]);
});

it('does not wait where the browser has no locks', () => {
  const claimed: string[] = [];
  fileClaims(undefined).claim('free', () => claimed.push('free'));
  expect(claimed).toEqual(['free']);
});

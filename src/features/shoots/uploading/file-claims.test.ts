import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fileClaims } from './file-claims.client.ts';

function openPage() {
  const { claim, release } = fileClaims(navigator.locks);
  const claimed: string[] = [];
  return { claimed, claim: (key: string) => claim(key, () => claimed.push(key)), close: release };
}

it('gives a photo to the next page only when the first one is closed', async () => {
  const [first, second] = [openPage(), openPage()];
  first.claim('shared');
  second.claim('shared');
  second.claim('own');
  await expect.poll(() => [first.claimed, second.claimed]).toEqual([['shared'], ['own']]);
  first.close();
  await expect.poll(() => second.claimed).toEqual(['own', 'shared']);
  second.close();
});

it('skips a page that was closed while it waited', async () => {
  const [first, second, third] = [openPage(), openPage(), openPage()];
  for (const page of [first, second, third]) page.claim('passed');
  second.close();
  first.close();
  await expect.poll(() => third.claimed).toEqual(['passed']);
  expect(second.claimed).toEqual([]);
  third.close();
});

it('claims nothing for a page that is already closed', async () => {
  const closed = openPage();
  closed.close();
  closed.claim('late');
  await setImmediate();
  expect(closed.claimed).toEqual([]);
});

it('does not wait where the browser has no locks', () => {
  const claimed: string[] = [];
  fileClaims(undefined).claim('free', () => claimed.push('free'));
  expect(claimed).toEqual(['free']);
});

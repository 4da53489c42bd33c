import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { FoundPortrait } from '../../threads/engine-tasks.ts';
import { PortraitCache } from './portrait-cache.ts';

const selfie = (content: string) => ({ bytes: Buffer.from(content), fileName: 'whatever' });
const portrait = (name: string) => ({ name }) as unknown as FoundPortrait;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('gives the portrait of the same bytes and height, once', () => {
  const recent = new PortraitCache();
  recent.put(selfie('one'), 640, portrait('one'));
  recent.put(selfie('other'), 640, portrait('other'));
  expect(recent.take(selfie('one'), 1280)).toBeUndefined();
  expect(recent.take(selfie('one'), undefined)).toBeUndefined();
  expect(recent.take(selfie('none'), 640)).toBeUndefined();
  expect(recent.take(selfie('one'), 640)).toEqual({ name: 'one' });
  expect(recent.take(selfie('one'), 640)).toBeUndefined();
  expect(recent.take(selfie('other'), 640)).toEqual({ name: 'other' });
});

test('evicts an entry after seconds, counted from the last time it was put', () => {
  const recent = new PortraitCache();
  recent.put(selfie('one'), 640, portrait('first'));
  vi.advanceTimersByTime(9_000);
  recent.put(selfie('one'), 640, portrait('second'));
  vi.advanceTimersByTime(9_000);
  expect(recent.take(selfie('one'), 640)).toEqual({ name: 'second' });
  recent.put(selfie('one'), 640, portrait('third'));
  vi.advanceTimersByTime(11_000);
  expect(recent.take(selfie('one'), 640)).toBeUndefined();
});

test('holds the latest few entries, and none after it is cleared', () => {
  const recent = new PortraitCache();
  for (let n = 1; n <= 8; n++) recent.put(selfie(`${n}`), 640, portrait(`${n}`));
  expect([1, 2, 3].map((n) => recent.take(selfie(`${n}`), 640))).toEqual([
    undefined,
    undefined,
    { name: '3' },
  ]);
  recent.clear();
  expect(recent.take(selfie('8'), 640)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

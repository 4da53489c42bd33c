import { expect, test } from 'vitest';

import { freeBytes } from './free-bytes.ts';

test('the memory is gone at once', () => {
  const bytes = new Uint8Array(1 << 20);
  const before = process.memoryUsage().arrayBuffers;
  freeBytes(bytes);
  expect(bytes.length).toBe(0);
  expect(before - process.memoryUsage().arrayBuffers).toBeGreaterThanOrEqual(1 << 20);
});

test('what others may still read is not freed', () => {
  expect(() => freeBytes(new Uint8Array(new SharedArrayBuffer(4)))).toThrow('several threads');
  const whole = new Uint8Array(8);
  expect(() => freeBytes(whole.subarray(2))).toThrow('whole');
  expect(whole.length).toBe(8);
});

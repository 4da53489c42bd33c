import { expect, test } from 'vitest';

import { freeBytes } from './free-bytes.ts';

test('frees the memory at once', () => {
  const bytes = new Uint8Array(1 << 20);
  const before = process.memoryUsage().arrayBuffers;
  freeBytes(bytes);
  expect(bytes.length).toBe(0);
  expect(before - process.memoryUsage().arrayBuffers).toBeGreaterThanOrEqual(1 << 20);
});

test('throws for memory that others may still read', () => {
  expect(() => freeBytes(new Uint8Array(new SharedArrayBuffer(4)))).toThrow('shared between threads');
  const whole = new Uint8Array(8);
  expect(() => freeBytes(whole.subarray(2))).toThrow('whole');
  expect(whole.length).toBe(8);
});

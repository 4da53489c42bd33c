import { setTimeout as delay } from 'node:timers/promises';

/**
 * Longer than the work for one address takes. Adding a tag to a subscriber takes 0.2 ms longer than adding it to nobody, which
 * somebody near the server could measure.
 */
const DURATION_MS = 50;

/** Resolves when `work` has ended, but not before a time that is the same for every address. */
export async function inUniformTime<Value>(work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, delay(DURATION_MS)]);
  return value;
}

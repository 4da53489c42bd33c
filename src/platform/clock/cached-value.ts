import type { Clock } from './clock.ts';

export interface CachedValueOptions<Value> {
  /** The value until the first successful reading. */
  readonly first: Value;
  readonly freshForMs: number;
  readonly read: () => Promise<Value>;
  /** Called with the error of every reading that fails. */
  readonly onError: (error: unknown) => void;
}

/**
 * Caches a value in memory and reads it again when the last reading began `freshForMs` ago. Callers that ask meanwhile share
 * one reading. When a reading fails, the value before it stays.
 * @returns a function that returns the value and never rejects
 */
export function cachedValue<Value>(
  clock: Clock,
  { first, freshForMs, read, onError }: CachedValueOptions<Value>,
): () => Promise<Value> {
  let value = first;
  let reading: Promise<Value> | undefined;
  let readAtMs = 0;

  const readAgain = async (): Promise<Value> => {
    try {
      value = await read();
    } catch (error) {
      onError(error);
    }
    return value;
  };
  return () => {
    const nowMs = clock.now().getTime();
    if (!reading || nowMs - readAtMs >= freshForMs) {
      readAtMs = nowMs;
      reading = readAgain();
    }
    return reading;
  };
}

/** A bug: something the code itself guarantees did not hold. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws InvariantError when `condition` is falsy; the message says what was promised. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** The error of a bug: something that the code itself guarantees did not hold. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws InvariantError when `condition` is falsy. The message states what should have held. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

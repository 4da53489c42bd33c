/** A bug: something the code itself guarantees did not hold. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws InvariantError when `condition` is falsy; the message says what was promised. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** Makes the compiler prove that every case of a union was handled. */
export function unreachable(value: never): never {
  throw new InvariantError(`unhandled case: ${JSON.stringify(value)}`);
}

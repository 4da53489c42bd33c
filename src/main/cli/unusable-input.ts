/** A request that cannot be carried out. The message is one sentence that says what to change; the exit code is 2. */
export class UnusableInput extends Error {
  override readonly name = 'UnusableInput';
}

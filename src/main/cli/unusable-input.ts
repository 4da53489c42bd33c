/** What was asked cannot be done as it stands; the message is one sentence saying what to change. Exit code 2. */
export class UnusableInput extends Error {
  override readonly name = 'UnusableInput';
}

/** Advice for the operator, by the code of a system error. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses this port; set PORT.',
  ENOSPC: 'the disk is full; make room where DATA_DIR is and start again.',
  EROFS: 'the disk is read-only; mount it writable or set DATA_DIR.',
  EACCES: 'this user lacks permission; change the owner of DATA_DIR, or start as its owner.',
};

/** Explains to the operator why a program could not start: messages with their causes, and a stack for unexpected errors. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const advice = ADVICE[(error as NodeJS.ErrnoException).code ?? ''];
  if (advice) return `${error.message}: ${advice}`;
  const isExpected = error.name.endsWith('Error') && error.name !== 'TypeError' && error.name !== 'Error';
  const cause = error.cause === undefined ? '' : `\n  because: ${describeFailure(error.cause)}`;
  return `${isExpected ? error.message : (error.stack ?? error.message)}${cause}`;
}

/** What an operator can do about errors of the system, by their code. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses this port; set PORT.',
  ENOSPC: 'the disk is full; make room where DATA_DIR is and start again.',
  EROFS: 'the disk is read-only; mount it writable or set DATA_DIR.',
  EACCES: 'this user may not; change the owner of DATA_DIR or start as the user it belongs to.',
};

/** Why a program could not start, for the person who started it: messages and causes; the stack of the unforeseen. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const advice = ADVICE[(error as NodeJS.ErrnoException).code ?? ''];
  if (advice) return `${error.message}: ${advice}`;
  const foreseen = error.name.endsWith('Error') && error.name !== 'TypeError' && error.name !== 'Error';
  const cause = error.cause === undefined ? '' : `\n  because: ${describeFailure(error.cause)}`;
  return `${foreseen ? error.message : (error.stack ?? error.message)}${cause}`;
}

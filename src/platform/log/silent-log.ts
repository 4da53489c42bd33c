import type { Log } from './log.ts';

/** Discards everything; for tests, and for commands that print messages of their own. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLog,
};

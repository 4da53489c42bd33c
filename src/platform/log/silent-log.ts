import type { Log } from './log.ts';

/** Says nothing; for tests and for commands that print their own words. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLog,
};

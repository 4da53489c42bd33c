const MINUTE_MS = 60_000;
/** The first remake starts at once; the waits then double, so that seven remakes leave an hour for repairing a disk. */
const REMAKES_MAX = 7;

/** Returns the wait in milliseconds before lost headshots are made again; undefined when no more remakes are allowed. */
export function remakeWait(remakes: number): number | undefined {
  if (remakes >= REMAKES_MAX) return undefined;
  return remakes === 0 ? 0 : MINUTE_MS * 2 ** (remakes - 1);
}

const MINUTE_MS = 60_000;
/** At once for the rare lost file; then twice as long each time, so that a disk may be mended in the hour they make. */
const REMAKES_MAX = 7;

/** How long to wait before lost pictures are made for the next time; undefined when they were made often enough. */
export function remakeWait(remakes: number): number | undefined {
  if (remakes >= REMAKES_MAX) return undefined;
  return remakes === 0 ? 0 : MINUTE_MS * 2 ** (remakes - 1);
}

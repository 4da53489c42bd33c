/** Headshots are made four at a time: before that many are done, nothing is known about how long one takes. */
const LEAST_DONE = 4;

/**
 * `, about 40 s left`, from the time the finished ones took; empty while that says too little.
 * @param sinceLastMs time since the last one was finished
 */
export function timeLeft(done: number, total: number, elapsedMs: number, sinceLastMs: number): string {
  if (done < LEAST_DONE || done >= total) return '';
  const eachMs = (elapsedMs - sinceLastMs) / done;
  const leftS = Math.max(1, Math.round((eachMs * (total - done) - sinceLastMs) / 1000));
  if (leftS < 60) return `, about ${leftS} s left`;
  return `, about ${Math.round(leftS / 60)} min left`;
}

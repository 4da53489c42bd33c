import { SingleBar } from 'cli-progress';

export interface Progress {
  /** Begins a phase of `total` steps and ends the one before. */
  begin(phase: string, total: number): void;
  step(): void;
  end(): void;
}

const BAR_WIDTH = 24;
/** Headshots are rendered four at a time. Before that many are done, the time for one is unknown. */
const MIN_DONE = 4;

/** Shows one line with the phase on a terminal, and nothing elsewhere, because it would be noise in a pipe or a log. */
export function showProgress(
  stream: NodeJS.WriteStream,
  nowMs: () => number = () => performance.now(),
): Progress {
  if (!stream.isTTY) return { begin: () => undefined, step: () => undefined, end: () => undefined };
  let bar: SingleBar | undefined;
  let lastStepMs = 0;
  const end = (): void => {
    bar?.stop();
    bar = undefined;
  };
  return {
    begin(phase, total) {
      end();
      const startMs = nowMs();
      lastStepMs = startMs;
      bar = new SingleBar({
        format: (_, { value }) =>
          progressLine(phase, value, total, timeLeft(value, total, nowMs() - startMs, nowMs() - lastStepMs)),
        stream,
        hideCursor: true,
        clearOnComplete: true,
      });
      bar.start(total, 0);
    },
    step() {
      lastStepMs = nowMs();
      bar?.increment();
    },
    end,
  };
}

function progressLine(phase: string, done: number, total: number, left: string): string {
  const full = Math.round((BAR_WIDTH * done) / total);
  return `${phase.padEnd(17)} ${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${done} of ${total}${left}`;
}

/**
 * Returns a text such as `, about 40 s left`, estimated from the finished ones; empty while too few are finished.
 * @param sinceLastMs time since the last one was finished
 */
export function timeLeft(done: number, total: number, elapsedMs: number, sinceLastMs: number): string {
  if (done < MIN_DONE || done >= total) return '';
  const eachMs = (elapsedMs - sinceLastMs) / done;
  const leftS = Math.max(1, Math.round((eachMs * (total - done) - sinceLastMs) / 1000));
  if (leftS < 60) return `, about ${leftS} s left`;
  return `, about ${Math.round(leftS / 60)} min left`;
}

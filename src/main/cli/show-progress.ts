import { SingleBar } from 'cli-progress';

import { timeLeft } from './time-left.ts';

export interface Progress {
  /** A new phase of `total` steps; ends the one before. */
  begin(phase: string, total: number): void;
  step(): void;
  end(): void;
}

const BAR_WIDTH = 24;

/** One line on a terminal that names the phase. Elsewhere nothing: in a pipe or a log it would be noise. */
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

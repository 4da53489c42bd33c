import { PassThrough } from 'node:stream';

import { expect, test } from 'vitest';

import { showProgress, timeLeft } from './show-progress.ts';

function terminal(isTTY: boolean) {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), {
    isTTY,
    columns: 100,
    cursorTo: undefined,
  });
  return { stream: stream as unknown as NodeJS.WriteStream, shown: () => String(stream.read() ?? '') };
}

test('a terminal shows the name of each phase, and the time that is left', () => {
  const { stream, shown } = terminal(true);
  let nowMs = 0;
  const progress = showProgress(stream, () => nowMs);
  progress.begin('preparing selfies', 8);
  expect(shown()).toMatch(/preparing selfies ░+ 0 of 8/);
  progress.begin('making headshots', 12);
  for (let done = 0; done < 6; done++) {
    nowMs += 2_000;
    progress.step();
  }
  progress.end();
  expect(shown()).toMatch(/making headshots +█+░+ 6 of 12, about 12 s left/);
});

test('a pipe shows nothing', () => {
  const { stream, shown } = terminal(false);
  const progress = showProgress(stream);
  progress.begin('preparing selfies', 8);
  progress.step();
  progress.end();
  expect(shown()).toBe('');
});

test.each([
  ['nothing is done', 0, 12, 9_000, 9_000, ''],
  ['too few are done to estimate', 3, 12, 9_000, 0, ''],
  ['a third is done', 4, 12, 8_000, 0, ', about 16 s left'],
  ['time passes until the next', 4, 12, 11_000, 3_000, ', about 13 s left'],
  ['it takes longer than estimated', 4, 12, 40_000, 32_000, ', about 1 s left'],
  ['minutes', 10, 120, 20_000, 0, ', about 4 min left'],
  ['all are done', 12, 12, 24_000, 0, ''],
])('%s', (_, done, total, elapsedMs, sinceLastMs, text) => {
  expect(timeLeft(done, total, elapsedMs, sinceLastMs)).toBe(text);
});

import { PassThrough } from 'node:stream';

import { expect, test } from 'vitest';

import { showProgress } from './show-progress.ts';

function terminal(isTTY: boolean) {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), {
    isTTY,
    columns: 100,
    cursorTo: undefined,
  });
  return { stream: stream as unknown as NodeJS.WriteStream, shown: () => String(stream.read() ?? '') };
}

test('a terminal shows each phase by its name, and how long the headshots take', () => {
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

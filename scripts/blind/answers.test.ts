import { expect, it } from 'vitest';

import { parseAnswers } from './answers.ts';

it('reads an answer a line in any of the usual forms', () => {
  const { answers, mistakes } = parseAnswers(
    '01 photo\n02.png montage\n\n3: P # the collar\n# a remark\n4 = m\r\n',
    4,
  );
  expect(mistakes).toEqual([]);
  expect([...answers]).toEqual([
    [1, 'photo'],
    [2, 'montage'],
    [3, 'photo'],
    [4, 'montage'],
  ]);
});

it('reports lines that are no answer, unknown and repeated numbers, and missing answers', () => {
  const { answers, mistakes } = parseAnswers('1 photo\n1 montage\n9 photo\n2 perhaps\n', 3);
  expect([...answers]).toEqual([[1, 'photo']]);
  expect(mistakes).toEqual([
    'Line 2: picture 1 is answered twice.',
    'Line 3: there is no picture 9.',
    'Line 4 is no answer: 2 perhaps',
    'Without an answer: 2, 3.',
  ]);
});

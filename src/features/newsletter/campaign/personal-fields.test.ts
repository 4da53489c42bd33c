import { expect, it } from 'vitest';
import { readMailMessage } from '../../../platform/markdown/read-mail-message.ts';
import { fieldProblems, fillFields, misplacedFields } from './personal-fields.ts';

it.each([
  ['Hi {{firstName|there}}', { firstName: 'Mira' }, 'Hi Mira'],
  ['Hi {{ firstName | there }}', {}, 'Hi there'],
  ['Hi {{firstName|there}}', { firstName: '  ' }, 'Hi there'],
  ['Hi {{firstName|there}}', { firstName: null }, 'Hi there'],
  ['{{firstName|a}} {{lastName|b}}, {{company|c}}', { lastName: 'Sol' }, 'a Sol, c'],
  ['{{firstName|a|b}}', {}, 'a|b'],
  ['{{firstName|a}}', { firstName: '{{lastName|x}}', lastName: 'Sol' }, '{{lastName|x}}'],
  ['{{firstName|a}}', { firstName: '$& $1' }, '$& $1'],
  ['{{firstName|a}}', { firstName: 'Mi\r\nra\u202E\0' }, 'Mi ra'],
])('fills %j with %j', (text, values, filled) => {
  expect(fillFields(text, values)).toBe(filled);
});

it.each([
  ['Hi {{firstName|there}}, {{company|you}}', []],
  ['a\n{{name|b}}', [{ line: 2, problem: 'field-unknown', text: '{{name|b}}' }]],
  ['{{toString|b}}', [{ line: 1, problem: 'field-unknown', text: '{{toString|b}}' }]],
  ['{{firstName}}', [{ line: 1, problem: 'field-without-fallback', text: '{{firstName}}' }]],
  ['{{firstName| }}', [{ line: 1, problem: 'field-without-fallback', text: '{{firstName| }}' }]],
  ['a\n\nHi {{firstName|there', [{ line: 3, problem: 'field-unfinished', text: '{{firstName|there' }]],
  ['firstName|there}}', [{ line: 1, problem: 'field-unfinished', text: 'firstName|there}}' }]],
  ['{{firstName|a{b}}', [{ line: 1, problem: 'field-unfinished', text: '{{firstName|a{b}}' }]],
])('finds what is wrong in %j', (text, problems) => {
  expect(fieldProblems(text)).toEqual(problems);
});

it.each([
  ['Hi **{{firstName|there}}**, `{{company|you}}`\n\n- [{{firstName|a}}](https://b.example)', []],
  ['a\n\n[a](https://b.example/{{firstName|c}})', [3]],
  ['{{firstName|*there*}}', [1]],
  ['{{firstName|a}}\n\n![{{firstName|a}}](https://own.example/a.jpg "10x10")', [3]],
])('finds the fields of %j that stay empty', (text, lines) => {
  const read = readMailMessage(text, 'https://own.example');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(misplacedFields(text, read.message).map(({ line }) => line)).toEqual(lines);
});

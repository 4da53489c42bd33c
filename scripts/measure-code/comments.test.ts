import { describe, expect, it } from 'vitest';
import { commentsOf, opensWithFragment } from './comments.ts';

describe('commentsOf', () => {
  it('joins lines and leaves out directives, strings and text between tags', () => {
    const source = [
      '// One',
      '// comment.',
      'const a = "// no comment"; // Beside code.',
      '// eslint-disable-next-line eqeqeq',
      '/**',
      ' * Two lines',
      ' * of one.',
      ' */',
      'const b = <p>http://example.org</p>;',
      '{/* Inside. */}',
    ].join('\n');
    expect(commentsOf(source, 'a.tsx')).toEqual([
      { line: 1, text: 'One comment.' },
      { line: 3, text: 'Beside code.' },
      { line: 5, text: 'Two lines of one.' },
      { line: 10, text: 'Inside.' },
    ]);
  });
});

describe('opensWithFragment', () => {
  it.each([
    'What a list shows of an article.',
    'Who is over the limit costs no further queries.',
    'Of no shoot: its erasure must not take the receipt with it.',
    'So many rows a page.',
    'How the page ends.',
  ])('finds %s', (text) => expect(opensWithFragment(text)).toBe(true));

  it.each([
    'The fields of an article that list pages need.',
    'Where no hair falls, nothing is separated.',
    'Of two photos of one moment, the better one stays.',
    'What is this?',
    'Offers are sorted.',
  ])('accepts %s', (text) => expect(opensWithFragment(text)).toBe(false));
});

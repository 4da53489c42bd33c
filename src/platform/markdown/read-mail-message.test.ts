import { describe, expect, it } from 'vitest';
import { plainText } from './mail-message.ts';
import { isMailLink, readMailMessage } from './read-mail-message.ts';

const OWN = 'https://lichtbild.example';
const read = (text: string, own = OWN) => {
  const result = readMailMessage(text, own);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.message;
};
const problemsOf = (text: string) => {
  const result = readMailMessage(text, OWN);
  return result.ok ? [] : result.problems;
};
const paragraph = (text: string) => ({ kind: 'paragraph', content: [{ kind: 'text', text }] });

it('reads every block that mails can show', () => {
  const text = `## Light & *you*

One **bold _both_** \`WELCOME20\`
line\\
break [the guide](https://lichtbild.example/blog "title").

> quoted
>
> twice

- a
- b

  more
  1. nested

4. four

---

![A window](https://lichtbild.example/og/en/blog/light.jpg "1200x630")
`;
  expect(read(text)).toEqual([
    {
      kind: 'heading',
      content: [
        { kind: 'text', text: 'Light & ' },
        { kind: 'emphasis', content: [{ kind: 'text', text: 'you' }] },
      ],
    },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'One ' },
        {
          kind: 'strong',
          content: [
            { kind: 'text', text: 'bold ' },
            { kind: 'emphasis', content: [{ kind: 'text', text: 'both' }] },
          ],
        },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'WELCOME20' },
        { kind: 'text', text: ' ' },
        { kind: 'text', text: 'line' },
        { kind: 'break' },
        { kind: 'text', text: 'break ' },
        {
          kind: 'link',
          url: 'https://lichtbild.example/blog',
          content: [{ kind: 'text', text: 'the guide' }],
        },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'quote', blocks: [paragraph('quoted'), paragraph('twice')] },
    {
      kind: 'list',
      start: undefined,
      items: [
        [paragraph('a')],
        [paragraph('b'), paragraph('more'), { kind: 'list', start: 1, items: [[paragraph('nested')]] }],
      ],
    },
    { kind: 'list', start: 4, items: [[paragraph('four')]] },
    { kind: 'rule' },
    {
      kind: 'image',
      url: 'https://lichtbild.example/og/en/blog/light.jpg',
      alt: 'A window',
      widthPx: 1200,
      heightPx: 630,
    },
  ]);
});

it('reads nested emphasis of the same kind, entities and escapes', () => {
  const [block] = read('*a *b* c* &amp; \\*d\\* &lt;e&gt; 1 < 2 > 0');
  expect(block).toMatchObject({ kind: 'paragraph' });
  expect(plainText((block as { content: Parameters<typeof plainText>[0] }).content)).toBe(
    'a b c & *d* <e> 1 < 2 > 0',
  );
});

it.each([
  ['', 1, 'empty', ''],
  [' \n\n<!-- -->', 3, 'html', '<!-- -->'],
  ['a\n\n<script>alert(1)</script>', 3, 'html', '<script>alert(1)</script>'],
  ['a <b>bold</b>', 1, 'html', '<b>'],
  ['a <img src=x onerror=y>', 1, 'html', '<img src=x onerror=y>'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 1, 'unsupported', ''],
  ['```\ncode\n```', 1, 'unsupported', ''],
  ['a\n\n    code', 3, 'unsupported', ''],
  ['~~gone~~', 1, 'unsupported', ''],
  ['[a](/pricing)', 1, 'link-not-https', '/pricing'],
  ['[a](//evil.example)', 1, 'link-not-https', '//evil.example'],
  ['[a](http://x.example)', 1, 'link-not-https', 'http://x.example'],
  ['[a](javascript:alert(1))', 1, 'link-not-https', 'javascript:alert(1)'],
  ['[a](data:text/html,x)', 1, 'link-not-https', 'data:text/html,x'],
  ['<mailto:a@b.example>', 1, 'link-not-https', 'mailto:a@b.example'],
  ['[a](https:x.example)', 1, 'link-not-https', 'https:x.example'],
  ['a\n\n- b\n- [c](pricing)', 4, 'link-not-https', 'pricing'],
  ['> [a]\n\n[a]: http://x.example', 1, 'link-not-https', 'http://x.example'],
  ['[](https://x.example)', 1, 'link-without-text', 'https://x.example'],
  ['[ ](https://x.example)', 1, 'link-without-text', 'https://x.example'],
  ['![a](https://lichtbild.example/a.jpg "1x1") text', 1, 'image-in-text', 'a'],
  ['![a](https:lichtbild.example/a.jpg "9x9")', 1, 'image-not-ours', 'https:lichtbild.example/a.jpg'],
  ['see ![a](https://lichtbild.example/a.jpg "1x1")', 1, 'image-in-text', 'a'],
  ['[![a](https://lichtbild.example/a.jpg "9x9")](https://x.example)', 1, 'image-in-text', 'a'],
  ['![a](https://evil.example/a.jpg "9x9")', 1, 'image-not-ours', 'https://evil.example/a.jpg'],
  [
    '![a](https://lichtbild.example.evil.example/a.jpg "9x9")',
    1,
    'image-not-ours',
    'https://lichtbild.example.evil.example/a.jpg',
  ],
  ['![a](/a.jpg "9x9")', 1, 'image-not-ours', '/a.jpg'],
  ['![a](data:image/png;base64,AA "9x9")', 1, 'image-not-ours', 'data:image/png;base64,AA'],
  ['![ ](https://lichtbild.example/a.jpg "9x9")', 1, 'image-without-alt', 'https://lichtbild.example/a.jpg'],
  ['![a](https://lichtbild.example/a.jpg)', 1, 'image-without-size', 'https://lichtbild.example/a.jpg'],
  ['![a](https://lichtbild.example/a.jpg "0x9")', 1, 'image-without-size', 'https://lichtbild.example/a.jpg'],
])('refuses %j', (text, line, problem, about) => {
  expect(problemsOf(text)[0]).toEqual({ line, problem, text: about });
});

it('leaves addresses and punctuation as they are typed', () => {
  const text = 'see www.example.com -- "quoted" (c)';
  expect(read(text)).toEqual([paragraph(text)]);
});

it('lists every problem with its line', () => {
  expect(problemsOf('[a](/b)\n\n<hr>\n\n- ![c](/d)\n').map(({ line, problem }) => [line, problem])).toEqual([
    [1, 'link-not-https'],
    [3, 'html'],
    [5, 'image-not-ours'],
  ]);
});

describe('a link', () => {
  it.each([
    ['https://x.example', true],
    ['HTTPS://x.example/a?b#c', true],
    ['https://', false],
    ['https:///x.example', false],
    ['https://[', false],
    ['http://lichtbild.example', false],
    ['ftp://x.example', false],
  ])('to %s may be in a mail: %s', (url, may) => {
    expect(isMailLink(url, OWN)).toBe(may);
  });

  it('to the service itself may be http while it is tried out', () => {
    const own = 'http://localhost:3000';
    expect(isMailLink('http://localhost:3000/pricing', own)).toBe(true);
    expect(isMailLink('http://localhost:3001/pricing', own)).toBe(false);
    expect(read('![a](http://localhost:3000/a.jpg "9x9")', own)).toHaveLength(1);
  });
});

import { expect, it } from 'vitest';
import {
  type CampaignInput,
  linksOf,
  personalizeCampaign,
  readCampaignInput,
  replaceLinks,
} from './campaign.ts';

const OWN = 'https://lichtbild.example';
const INPUT: CampaignInput = { language: 'en', subject: 'Light', message: 'A window is *enough*.' };
const read = (typed: Partial<CampaignInput>) => {
  const result = readCampaignInput({ ...INPUT, ...typed }, OWN);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.campaign;
};
const problemsOf = (typed: Partial<CampaignInput>) => {
  const result = readCampaignInput({ ...INPUT, ...typed }, OWN);
  return result.ok ? [] : result.problems;
};

it('reads subject, preview, message and button', () => {
  const button = { text: ' Read\non ', url: ' https://lichtbild.example/blog ' };
  expect(read({ subject: ' Light ', preview: 'Soft', button })).toEqual({
    language: 'en',
    subject: 'Light',
    preview: 'Soft',
    message: [expect.objectContaining({ kind: 'paragraph' })],
    button: { text: 'Read on', url: 'https://lichtbild.example/blog' },
  });
});

it('a subject and a preview stay one line, so that they add no header', () => {
  const { subject, preview } = read({ subject: 'a\r\nBcc: b@c.example', preview: 'd\u2028e\0f' });
  expect([subject, preview]).toEqual(['a Bcc: b@c.example', 'd e f']);
});

it.each([
  ['A window is *enough*.', 'A window is enough.'],
  ['## Heading\n\n> quote\n\nFirst\nparagraph.', 'First paragraph.'],
  ['- a list', 'Light'],
  ['a  b\\\nc', 'a b c'],
  ['x'.repeat(140), 'x'.repeat(140)],
  [`${'word '.repeat(27)}words end`, `${'word '.repeat(27)}…`.replace(' …', '…')],
  ['x'.repeat(200), `${'x'.repeat(140)}…`],
])('the preview of %j is its beginning, or the subject', (message, preview) => {
  expect(read({ message }).preview).toBe(preview);
});

it('lists everything that is wrong at once', () => {
  expect(
    problemsOf({
      subject: ' ',
      preview: 'x'.repeat(201),
      message: 'a\n\n[b](/c)',
      button: { text: '', url: 'http://x.example' },
    }),
  ).toEqual([
    { field: 'subject', problem: 'missing' },
    { field: 'preview', problem: 'too-long' },
    { field: 'button', problem: 'without-text' },
    { field: 'button', problem: 'link-not-https' },
    { field: 'message', line: 3, problem: 'link-not-https', text: '/c' },
  ]);
  expect(problemsOf({ subject: 'x'.repeat(150), preview: 'x'.repeat(200) })).toEqual([]);
  expect(problemsOf({ subject: 'x'.repeat(151) })).toEqual([{ field: 'subject', problem: 'too-long' }]);
});

it('reports fields wherever they are typed, and links with one', () => {
  const problems = problemsOf({
    subject: 'Hi {{name|there}}',
    preview: '{{firstName}}',
    message: 'Hi {{company',
    button: { text: '{{lastName|', url: 'https://a.example/{{firstName|b}}' },
  });
  expect(problems).toEqual([
    { field: 'subject', problem: 'field-unknown', text: '{{name|there}}' },
    { field: 'preview', problem: 'field-without-fallback', text: '{{firstName}}' },
    { field: 'button', problem: 'field-unfinished', text: '{{lastName|' },
    { field: 'button', problem: 'field-misplaced', text: 'https://a.example/{{firstName|b}}' },
    { field: 'message', line: 1, problem: 'field-unfinished', text: '{{company' },
  ]);
  expect(problemsOf({ message: 'a\n\n[b](https://c.example/{{firstName|d}})' })).toEqual([
    { field: 'message', line: 3, problem: 'field-misplaced', text: '{{firstName|d}}' },
  ]);
});

it('a preview that is taken from the message has no half of a field', () => {
  const message = `${'word '.repeat(26)}{{firstName|somebody else}} and more words`;
  expect(read({ message }).preview).toBe(`${'word '.repeat(26).trim()}…`);
});

it('fills the fields in everywhere, as words', () => {
  const button = { text: 'For {{firstName|you}}', url: 'https://lichtbild.example' };
  const typed = read({
    subject: '{{firstName|You}}!',
    preview: '{{lastName|x}}',
    message: 'a **{{company|y}}**',
    button,
  });
  expect(
    personalizeCampaign(typed, { firstName: 'Mira\r\nBcc: a@b.example', company: '_Sol_ [a](b)' }),
  ).toMatchObject({
    subject: 'Mira Bcc: a@b.example!',
    preview: 'x',
    message: [
      {
        content: [
          { kind: 'text', text: 'a ' },
          { kind: 'strong', content: [{ kind: 'text', text: '_Sol_ [a](b)' }] },
          { kind: 'text', text: '' },
        ],
      },
    ],
    button: { text: 'For Mira Bcc: a@b.example', url: 'https://lichtbild.example' },
  });
});

it('numbers the links in the order of the message, the button last', () => {
  const message = 'a [b](https://b.example) **[c](https://c.example)**\n\n> - [d](https://d.example)';
  const campaign = read({ message, button: { text: 'e', url: 'https://e.example' } });
  const links = ['https://b.example', 'https://c.example', 'https://d.example', 'https://e.example'];
  expect(linksOf(campaign)).toEqual(links);
  expect(linksOf(replaceLinks(campaign, (link) => `https://own.example/${link}`))).toEqual(
    links.map((_, link) => `https://own.example/${link}`),
  );
});

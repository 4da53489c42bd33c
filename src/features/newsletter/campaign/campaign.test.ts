import { expect, it } from 'vitest';
import { type CampaignInput, readCampaignInput } from './campaign.ts';

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

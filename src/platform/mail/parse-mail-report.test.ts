import { expect, it } from 'vitest';
import { parseMailReport } from './parse-mail-report.ts';

const ORIGINAL = 'Message-ID: <c7.key@lichtbild.example>\nSubject: Light\n\nHello.\n';

const report = (type: string, fields: string, original = ORIGINAL, originalType = 'message/rfc822') =>
  [
    'From: postmaster@mail.example',
    `Content-Type: multipart/report; report-type=${type.split('/')[1]}; boundary=b`,
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your mail.',
    '--b',
    `Content-Type: ${type}`,
    '',
    fields,
    '--b',
    `Content-Type: ${originalType}`,
    '',
    original,
    '--b--',
    '',
  ].join('\n');
const parse = (raw: string) => parseMailReport(Buffer.from(raw.replaceAll('\n', '\r\n')));
const feedback = (type: string) =>
  parse(report('message/feedback-report', `Feedback-Type: ${type}\nUser-Agent: x/1\nVersion: 1\n`));
const delivery = (fields: string, ...more: readonly string[]) =>
  parse(report('message/delivery-status', `Reporting-MTA: dns; mail.example\n\n${fields}`, ...more));

it.each(['abuse', 'Abuse', 'fraud', 'virus', 'other', 'opt-out'])('reads a complaint: %s', async (type) => {
  expect(await feedback(type)).toEqual({
    kind: 'complaint',
    original: expect.stringContaining('<c7.key@lichtbild.example>') as string,
  });
});

it.each(['not-spam', 'auth-failure', 'dmarc', ''])('reads no complaint in %j', async (type) => {
  expect(await feedback(type)).toBeUndefined();
});

it('reads a failure, with the server’s words and without the address', async () => {
  const fields = `Final-Recipient: rfc822; mira@example.org
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1
 <mira@example.org>: no such user
`;
  expect(await delivery(fields)).toEqual({
    ...{ kind: 'delivery', action: 'failed', status: '5.1.1' },
    answer: { code: 550, text: '550 5.1.1 <[address]>: no such user' },
    original: expect.stringContaining('<c7.key@') as string,
  });
});

it.each([
  ['Action: delayed\nStatus: 4.4.1\n', 'delayed', '4.4.1'],
  ['Action: delivered\nStatus: 2.0.0\n', 'other', '2.0.0'],
  ['Action: FAILED\nStatus: 5.0.0 (undefined)\n', 'failed', '5.0.0'],
  ['Status: five\nAction: failed\n', 'failed', ''],
])('reads %j', async (fields, action, status) => {
  expect(await delivery(fields)).toMatchObject({ action, status });
});

it('finds the original in quoted headers alone', async () => {
  const fields = 'Action: failed\nStatus: 5.1.1\n';
  expect(await delivery(fields, 'Message-ID: <c7.key@x>\n', 'text/rfc822-headers')).toMatchObject({
    original: expect.stringContaining('<c7.key@x>') as string,
  });
});

it('reads nothing in other messages', async () => {
  expect(await parse('Subject: Out of office\n\nI am away.\n')).toBeUndefined();
  expect(await parse('')).toBeUndefined();
  expect(await parseMailReport(new Uint8Array(1_000).fill(255))).toBeUndefined();
  expect(await delivery('Status: 5.1.1\n')).toBeUndefined();
});

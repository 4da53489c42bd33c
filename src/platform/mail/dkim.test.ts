import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { authenticateMessage } from '../../../test/authenticate-message.ts';
import { openSmtpInbox } from '../../../test/smtp-inbox.ts';
import { type DkimKey, dkimRecord, dkimRecordName, generateDkimKey, readDkimKey } from './dkim-key.ts';
import { listUnsubscribe } from './list-unsubscribe.ts';
import type { Mail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const FROM = 'Lichtbild <post@mail.lichtbild.example>';
const PLACE = { domain: 'lichtbild.example', selector: 'autumn' };
const UMLAUTS = 'Schöne Grüße aus Köln – ¿qué tal? 🎞';
const MAIL: Mail = {
  id: 'gallery-ready:abc',
  to: 'mira@example.org',
  subject: 'Your headshots are ready',
  html: '<p>Hello</p>\r\n',
  text: 'Hello\r\n',
};
const CAMPAIGN: Mail = {
  ...MAIL,
  replyTo: 'hello@lichtbild.example',
  headers: listUnsubscribe({
    url: `https://lichtbild.example/api/newsletter/unsubscribe/${'t'.repeat(120)}`,
    email: 'hello@lichtbild.example',
    subject: 'unsubscribe t',
  }),
};
const MAILS: readonly (readonly [string, Mail])[] = [
  ['a plain mail', MAIL],
  ['a campaign', CAMPAIGN],
  ['umlauts in subject and body', { ...MAIL, subject: UMLAUTS.repeat(4), html: UMLAUTS, text: UMLAUTS }],
  ['a recipient with umlauts', { ...MAIL, to: 'käufer@bücher.example' }],
  [
    'lines of any length',
    { ...MAIL, html: 'x'.repeat(20_000), text: `.\r\n..\r\nFrom \r\n${'é'.repeat(5_000)} ` },
  ],
  ['trailing blanks and empty lines', { ...MAIL, html: ' a \t \r\n\r\n\r\n', text: '\r\n\r\n  \r\n' }],
  [
    'attachments',
    {
      ...MAIL,
      attachments: ['Nutzungsbedingungen für Käufer.html', 'b.html'].map((fileName) => ({
        ...{
          fileName,
          contentType: 'text/html; charset=utf-8',
          content: `<p>${UMLAUTS.repeat(3_000)}</p>\n`,
        },
      })),
    },
  ],
];

let key: DkimKey;
beforeAll(async () => {
  key = await generateDkimKey();
});

/** Sends a mail through a real mail server, and returns the message that arrives. */
async function sendSigned(mail: Mail, signed = true): Promise<Buffer> {
  const inbox = await openSmtpInbox();
  const mailer = createSmtpMailer({
    ...{ url: inbox.url, from: FROM },
    ...(signed ? { dkim: { ...PLACE, privateKeyPem: key.privateKeyPem } } : {}),
  });
  onTestFinished(() => mailer.close());
  await mailer.send(mail);
  expect(inbox.messages).toHaveLength(1);
  return inbox.messages[0]!;
}

/** Judges a message with the records that an operator publishes. */
const judge = (message: Buffer, record = dkimRecord(key)) =>
  authenticateMessage(message, {
    [dkimRecordName(PLACE)]: record,
    '_dmarc.lichtbild.example': 'v=DMARC1; p=reject',
  });

const ACCEPTED = { dkim: [{ result: 'pass', signingDomain: PLACE.domain }], dmarc: 'pass' };

describe.each(MAILS)('%s', (_name, mail) => {
  it('is signed, and an independent library verifies it', async () => {
    expect(await judge(await sendSigned(mail))).toMatchObject(ACCEPTED);
  });

  it('fails when a byte of its body is changed', async () => {
    const message = await sendSigned(mail);
    const end = message.indexOf('\r\n\r\n') + 4;
    const at = message.indexOf('Content-Transfer-Encoding', end) + 1;
    expect(at).toBeGreaterThan(end);
    message[at] = message[at]! ^ 0x20;
    expect((await judge(message)).dmarc).toBe('fail');
  });
});

const REPLY: Mail = {
  ...MAIL,
  headers: {
    ...{ Sender: 'post@lichtbild.example', Cc: 'jo@example.org', 'In-Reply-To': '<1@lichtbild.example>' },
    ...{ References: '<1@lichtbild.example>', 'List-Id': '<news.lichtbild.example>' },
    'List-Help': '<https://lichtbild.example/help>',
  },
};

it.each([
  ['From', CAMPAIGN],
  ['To', CAMPAIGN],
  ['Subject', CAMPAIGN],
  ['Date', CAMPAIGN],
  ['Message-ID', CAMPAIGN],
  ['Reply-To', CAMPAIGN],
  ['Content-Type', CAMPAIGN],
  ['MIME-Version', CAMPAIGN],
  ['List-Unsubscribe', CAMPAIGN],
  ['List-Unsubscribe-Post', CAMPAIGN],
  ['Auto-Submitted', MAIL],
  ['Sender', REPLY],
  ['Cc', REPLY],
  ['In-Reply-To', REPLY],
  ['References', REPLY],
  ['List-Id', REPLY],
  ['List-Help', REPLY],
])('the signature covers %s', async (name, mail) => {
  const message = (await sendSigned(mail)).toString('latin1');
  const changed = message.replace(new RegExp(`^(${name}: *[^ ])`, 'im'), '$1x');
  expect(changed).not.toBe(message);
  expect(await judge(Buffer.from(message, 'latin1'))).toMatchObject(ACCEPTED);
  expect((await judge(Buffer.from(changed, 'latin1'))).dmarc).toBe('fail');
});

it('fails with the record of another key, and without a signature', async () => {
  const message = await sendSigned(MAIL);
  expect((await judge(message, dkimRecord(await generateDkimKey()))).dmarc).toBe('fail');
  const unsigned = await sendSigned(MAIL, false);
  expect(unsigned.toString()).not.toContain('DKIM-Signature');
  expect((await judge(unsigned)).dmarc).toBe('fail');
});

describe('reading a key', () => {
  const pem = (made: { privateKey: import('node:crypto').KeyObject }, cipher?: string) =>
    made.privateKey
      .export({ type: 'pkcs8', format: 'pem', ...(cipher ? { cipher, passphrase: 'hunter2' } : {}) })
      .toString();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

  it('accepts RSA in both PEM formats, and names the same public key', () => {
    const publicKey = rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const old = rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    for (const text of [pem(rsa), old]) expect(readDkimKey(text)).toMatchObject({ value: { publicKey } });
  });

  it.each([
    ['text', 'key', 'it holds no private key'],
    [
      'a public key',
      rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      'it holds no private key',
    ],
    ['a password', pem(rsa, 'aes-256-cbc'), 'without a password'],
    [
      'Ed25519',
      pem(generateKeyPairSync('ed25519')),
      'its key is ed25519, and mails are signed with RSA only',
    ],
    ['a short key', pem(generateKeyPairSync('rsa', { modulusLength: 2040 })), 'its key has 2040 bits'],
  ])('refuses %s', (_name, text, error) => {
    expect(readDkimKey(text)).toEqual({ ok: false, error: expect.stringContaining(error) as string });
  });
});

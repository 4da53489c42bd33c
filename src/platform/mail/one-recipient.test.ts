import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { domainToASCII } from 'node:url';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { recipientKey, isEmailAddress } from './email-address.ts';
import { MailError } from './mailer.ts';
import { createMemoryMailer } from './memory-mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const VICTIM = 'victim@example.com';

/** Characters and sequences that mail software interprets, and many invisible ones. */
const NASTY = [
  ...'<>()[]\\,;:"@%!=?`|/*#$&\'^{}~+-_. \t\r\n\0\u007f\u0085',
  ...'\u00ad\u200b\u200d\u200e\u202e\u2060\u2066\ufeff\u034f\u3164\ufe0f＠。．ａﬁ🙂\ud800äß用',
  ...['<>', '()', '""', '"x" ', '<x@y.example>', 'x@y.example,', ',x@y.example', ';x@y.example', 'To: '],
  ...[
    '\r\nBcc: x@y.example',
    '=?utf-8?q?x?=',
    '=?utf-8?b?dmljdGlt?=',
    '%40',
    '&lt;',
    '+tag',
    'x!',
    '%y.example',
  ],
];

/** Inserts each of them at each position of an address, and pairs of brackets around each part. */
function nastyAddresses(): readonly string[] {
  const made = new Set([VICTIM, VICTIM.toUpperCase(), 'victim+a@example.com', 'käufer@bücher.example']);
  for (const nasty of NASTY) {
    for (const at of [0, 1, 6, 7, 9, 14, 15, VICTIM.length]) {
      made.add(VICTIM.slice(0, at) + nasty + VICTIM.slice(at));
    }
    made.add(`${nasty}${VICTIM}${nasty}`);
    made.add(`attacker${nasty}${VICTIM}`);
    made.add(`${VICTIM}${nasty}attacker.example`);
  }
  return [...made];
}

interface Envelope {
  readonly recipients: string[];
  readonly message: Promise<Buffer>;
}

async function openServer() {
  const envelopes: Envelope[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const message = once(stream, 'end').then(() => Buffer.concat(chunks));
      envelopes.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), message });
      stream.on('end', () => answer(null));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: 'post@lichtbild.example',
  });
  onTestFinished(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return { mailer, envelopes };
}

/** Returns the address as it is sent to a mail server, with the domain in ASCII. */
function onTheWire(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

const mailTo = (to: string, id = 'one') => ({
  id,
  to,
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
});

it('an accepted address reaches only itself, and its key identifies the mailbox that it reaches', async () => {
  const { mailer, envelopes } = await openServer();
  const accepted = nastyAddresses().filter(isEmailAddress);
  expect(accepted.length).toBeGreaterThan(40);
  const reached: unknown[] = [];
  for (const [index, address] of accepted.entries()) {
    await mailer.send(mailTo(address, `mail-${index}`));
    const { recipients, message } = envelopes.pop()!;
    const parsed = await PostalMime.parse(await message);
    reached.push({
      // The test server decodes Punycode.
      recipients: recipients.map(onTheWire),
      written: parsed.to?.map((to) => onTheWire(to.address ?? '')),
      others: [parsed.cc, parsed.bcc],
      counted: recipients.map(recipientKey),
    });
  }
  expect(reached).toEqual(
    accepted.map((address) => ({
      recipients: [onTheWire(address)],
      written: [onTheWire(address)],
      others: [undefined, undefined],
      counted: [recipientKey(address)],
    })),
  );
});

it('an invalid address is refused for good before a server is contacted', async () => {
  const { mailer, envelopes } = await openServer();
  const outbox = createOutboxMailer({
    folder: '/nowhere',
    from: 'post@lichtbild.example',
    now: () => new Date(0),
  });
  for (const address of [`x<${VICTIM}`, `${VICTIM},x@y.example`, `(a)${VICTIM}`, `vic tim@example.com`]) {
    for (const each of [mailer, outbox, createMemoryMailer()]) {
      const sending = each.send(mailTo(address));
      await expect(sending).rejects.toThrow(MailError);
      await expect(sending).rejects.toMatchObject({ isPermanent: true });
      await expect(sending).rejects.not.toThrow(/victim/);
    }
  }
  expect(envelopes).toEqual([]);
});

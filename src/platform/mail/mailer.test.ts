import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listOutbox, readOutboxHtml } from './list-outbox.ts';
import { listUnsubscribe } from './list-unsubscribe.ts';
import { MailError, type Mail, type MailAttachment, type Mailer } from './mailer.ts';
import { createMemoryMailer } from './memory-mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const FROM = 'Lichtbild <post@lichtbild.example>';
const MAIL: Mail = {
  id: 'gallery-ready:abc',
  to: 'käufer@bücher.example',
  subject: 'Deine Bilder sind da – 12 Stück 🎞',
  html: '<p>Grüße &amp; ein <a href="https://lichtbild.example/gallery/x?key=y">Link</a></p>',
  text: 'Grüße und ein Link: https://lichtbild.example/gallery/x?key=y',
};

interface Received {
  readonly messageId: string;
  readonly to: string;
  readonly from: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The headers whose names begin with List-. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly MailAttachment[];
}

async function parse(message: Buffer): Promise<Received> {
  const mail = await PostalMime.parse(message);
  return {
    messageId: mail.messageId!,
    to: mail.to![0]!.address!,
    from: mail.from!.address!,
    replyTo: mail.replyTo?.[0]?.address,
    subject: mail.subject!,
    html: mail.html!.trim(),
    text: mail.text!.trim(),
    headers: Object.fromEntries(
      mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    ),
    attachments: mail.attachments.map(({ filename, mimeType, disposition, content }) => ({
      fileName: filename!,
      contentType: `${mimeType}; charset=utf-8`,
      content: disposition === 'attachment' ? new TextDecoder().decode(content as ArrayBuffer) : 'inline',
    })),
  };
}

interface Opened {
  readonly mailer: Mailer;
  /** Distinct messages by Message-ID, as a mail program would show them. */
  received(): Promise<readonly Received[]>;
}

async function openSmtp(): Promise<
  Opened & { url: string; refuse(code: number): void; refuseRecipient(code: number): void }
> {
  const messages: Buffer[] = [];
  let refuseWith: number | undefined;
  let refuseRecipientWith: number | undefined;
  const server = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _, answer) =>
      username === 'user' && password === 'p@ss'
        ? answer(null, { user: 'user' })
        : answer(new Error('wrong password')),
    onRcptTo: (_, __, answer) =>
      answer(
        refuseRecipientWith ? Object.assign(new Error('no'), { responseCode: refuseRecipientWith }) : null,
      ),
    onData(stream, _, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuseWith) return answer(Object.assign(new Error('no'), { responseCode: refuseWith }));
        messages.push(Buffer.concat(chunks));
        answer(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://user:p%40ss@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const mailer = createSmtpMailer({ url: `${url}?ignoreTLS=true`, from: FROM });
  onTestFinished(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return {
    url,
    mailer,
    refuse: (code) => (refuseWith = code),
    refuseRecipient: (code) => (refuseRecipientWith = code),
    received: async () => {
      const all = await Promise.all(messages.map(parse));
      return [...new Map(all.map((mail) => [mail.messageId, mail])).values()];
    },
  };
}

async function openOutbox(): Promise<Opened & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    folder,
    mailer: createOutboxMailer({ folder, from: FROM, now: () => new Date('2026-11-21T10:00:00Z') }),
    received: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map(async (name) => parse(await readFile(join(folder, name)))));
    },
  };
}

async function openMemory(): Promise<Opened> {
  const mailer = createMemoryMailer();
  return {
    mailer,
    received: async () =>
      mailer.sent().map(({ replyTo, headers = {}, attachments = [], ...mail }) => ({
        ...{ ...mail, replyTo, attachments },
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
        ...{ messageId: `<${mail.id}@memory>`, from: 'post@lichtbild.example' },
      })),
  };
}

describe.each<[string, () => Promise<Opened>]>([
  ['smtp', openSmtp],
  ['outbox', openOutbox],
  ['memory', openMemory],
])('%s mailer', (name, open) => {
  it('transmits subject, HTML and text unchanged', async () => {
    const { mailer, received } = await open();
    await mailer.send(MAIL);
    const [mail] = await received();
    expect(mail).toMatchObject({
      from: 'post@lichtbild.example',
      subject: MAIL.subject,
      html: MAIL.html,
      text: MAIL.text,
    });
    expect(mail!.to).toMatch(/^käufer@/);
  });

  it('sets the reply address of the mail, or none', async () => {
    const { mailer, received } = await open();
    await mailer.send({ ...MAIL, replyTo: 'mira@example.org' });
    await mailer.send({ ...MAIL, id: 'other' });
    expect((await received()).map(({ replyTo }) => replyTo).toSorted()).toEqual([
      'mira@example.org',
      undefined,
    ]);
  });

  it('sends unsubscribe headers of any length, and only for mails that have them', async () => {
    const { mailer, received } = await open();
    const url = `https://lichtbild.example/api/newsletter/unsubscribe/${'t'.repeat(120)}`;
    await mailer.send({
      ...MAIL,
      headers: listUnsubscribe({ url, email: 'a@b.example', subject: 'Stop 1' }),
    });
    await mailer.send({ ...MAIL, id: 'other' });
    const headers = (await received()).map((mail) => mail.headers);
    expect(headers).toHaveLength(2);
    expect(headers).toContainEqual({
      'list-unsubscribe': `<${url}>, <mailto:a@b.example?subject=Stop%201>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(headers).toContainEqual({});
  });

  it('transmits attachments unchanged, and none to a mail without', async () => {
    const { mailer, received } = await open();
    const attachments = [
      {
        fileName: 'Nutzungsbedingungen für Käufer.html',
        contentType: 'text/html; charset=utf-8',
        content: `<p>Widerrufsrecht: „binnen vierzehn Tagen“ ${'… und so weiter. '.repeat(5_000)}</p>\n`,
      },
      { fileName: 'b.txt', contentType: 'text/plain; charset=utf-8', content: 'cid:x path: /etc/passwd' },
    ];
    await mailer.send({ ...MAIL, attachments });
    await mailer.send({ ...MAIL, id: 'other' });
    const mails = await received();
    expect(mails.map((mail) => mail.attachments).toSorted((a, b) => b.length - a.length)).toEqual([
      attachments,
      [],
    ]);
    expect(mails.map(({ html }) => html)).toEqual([MAIL.html, MAIL.html]);
  });

  it('makes one mail per id, however often it is sent', async () => {
    const { mailer, received } = await open();
    await Promise.all([mailer.send(MAIL), mailer.send(MAIL)]);
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, id: 'order-confirmation:abc' });
    expect(await received()).toHaveLength(2);
  });

  it('erases only the given mails, and may be repeated', async () => {
    const { mailer, received } = await open();
    await mailer.forget([MAIL.id]);
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, id: 'other' });
    await mailer.forget([MAIL.id, 'unknown']);
    await mailer.forget([MAIL.id, 'unknown']);
    await mailer.forget([]);
    // Mail that a server has accepted cannot be erased.
    expect(await received()).toHaveLength(name === 'smtp' ? 2 : 1);
  });

  it('does not let a subject or an address add headers', async () => {
    const { mailer, received } = await open();
    const replyTo = 'e@f.example';
    const headers = { 'List-Id': 'x\r\nList-Owner: c@d.example' };
    await mailer.send({ ...MAIL, to: 'a@b.example', replyTo, headers, subject: 'Hello\r\nBcc: c@d.example' });
    const mails = await received();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'a@b.example', replyTo });
    expect(Object.keys(mails[0]!.headers)).toEqual(['list-id']);
  });
});

describe('smtp mailer', () => {
  it('throws MailError, without the address, when the server refuses', async () => {
    const { mailer, refuse } = await openSmtp();
    refuse(451);
    const sending = mailer.send(MAIL);
    await expect(sending).rejects.toThrow(MailError);
    await expect(sending).rejects.toThrow('(451)');
    await expect(sending).rejects.not.toThrow(/käufer/);
    await expect(sending).rejects.toMatchObject({ isPermanent: false });
    refuse(554);
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ isPermanent: true });
  });

  it('distinguishes a missing mailbox from a busy one', async () => {
    const { mailer, refuseRecipient } = await openSmtp();
    refuseRecipient(550);
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ isPermanent: true });
    refuseRecipient(452);
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ isPermanent: false });
  });

  it('throws MailError for a wrong password and for an unreachable server', async () => {
    const { url } = await openSmtp();
    const wrong = createSmtpMailer({ url: `${url.replace('p%40ss', 'nope')}?ignoreTLS=true`, from: FROM });
    await expect(wrong.send(MAIL)).rejects.toMatchObject({ name: 'MailError', isPermanent: false });
    const absent = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM });
    await expect(absent.send(MAIL)).rejects.toThrow('(ESOCKET)');
    wrong.close();
    absent.close();
  });
});

describe('the outbox', () => {
  it('lists its mails newest first and reads their HTML, but no other files', async () => {
    const { folder } = await openOutbox();
    expect(await listOutbox(join(folder, 'absent'))).toEqual([]);
    for (const hour of [1, 3, 2]) {
      const now = () => new Date(`2026-11-21T0${hour}:00:00Z`);
      await createOutboxMailer({ folder, from: FROM, now }).send({ ...MAIL, id: `m${hour}` });
    }
    await writeFile(join(folder, 'secret.html'), 'secret');
    const entries = await listOutbox(folder);
    expect(entries.map((entry) => entry.id)).toEqual(['m3', 'm2', 'm1']);
    expect(await readOutboxHtml(folder, entries[0]!.name)).toBe(MAIL.html);
    expect(await readOutboxHtml(folder, 'secret')).toBeUndefined();
    expect(await readOutboxHtml(folder, '../secret')).toBeUndefined();
    expect(await readOutboxHtml(folder, '0'.repeat(32))).toBeUndefined();
  });

  it('leaves no file of an erased mail, not even a partial one', async () => {
    const { folder, mailer } = await openOutbox();
    await mailer.send(MAIL);
    const [file] = await readdir(folder);
    await writeFile(join(folder, `.${file}.0123456789ab`), MAIL.to);
    await mailer.forget([MAIL.id]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('throws MailError when the folder cannot be written', async () => {
    const { folder } = await openOutbox();
    await writeFile(join(folder, 'file'), '');
    const mailer = createOutboxMailer({ folder: join(folder, 'file'), from: FROM, now: () => new Date() });
    await expect(mailer.send(MAIL)).rejects.toThrow(MailError);
  });
});

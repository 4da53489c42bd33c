import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openFaultySmtp } from '../../../test/campaigns/faulty-smtp.ts';
import { generateDkimKey } from './dkim-key.ts';
import { MailError, type MailFailureKind } from './mailer.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp-mailer.ts';

const FROM = 'Lichtbild <post@lichtbild.example>';
const MAIL = { id: 'one', subject: 'Light', html: '<p>Light</p>', text: 'Light' };

function openMailer(url: string, more: Partial<SmtpOptions> = {}) {
  const mailer = createSmtpMailer({ url, from: FROM, connections: 1, answerTimeoutMs: 300, ...more });
  onTestFinished(() => mailer.close());
  return mailer;
}

async function failureOf(sending: Promise<unknown>): Promise<MailError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MailError);
  return error as MailError;
}

it.each<readonly [fault: string, kind: MailFailureKind, code: number | null, arrives: number]>([
  ['gone', 'recipient-refused', 550, 0],
  ['blocked', 'mail-refused', 550, 0],
  ['content', 'mail-refused', 554, 0],
  ['later', 'try-later', 451, 0],
  ['full', 'try-later', 452, 0],
  ['closing', 'server-unavailable', 421, 0],
  ['unwanted', 'server-unavailable', 421, 0],
  ['silent', 'server-unavailable', null, 0],
  ['dropped', 'server-unavailable', null, 0],
  ['swallowed', 'unknown', null, 1],
  ['cut', 'unknown', null, 1],
])('%s is %s', async (fault, kind, code, arrives) => {
  const server = await openFaultySmtp();
  const mailer = openMailer(server.url);
  const to = `${fault}-1@example.org`;
  const error = await failureOf(mailer.send({ ...MAIL, to }));
  expect(error).toMatchObject({ kind, answer: { code } });
  expect(error.answer!.text).not.toContain('example.org');
  expect(server.arrivals).toHaveLength(arrives);
  expect(server.triesOf(to)).toBe(1);
});

it('is as exact on a connection that was used before, and with a signature', async () => {
  const server = await openFaultySmtp();
  const dkim = { domain: 'lichtbild.example', selector: 'a', ...(await generateDkimKey()) };
  const mailer = openMailer(server.url, { dkim });
  const send = (to: string) => mailer.send({ ...MAIL, id: to, to });
  for (const [fault, kind] of [
    ['silent', 'server-unavailable'],
    ['dropped', 'server-unavailable'],
    ['cut', 'unknown'],
    ['swallowed', 'unknown'],
  ] as const) {
    expect(await send(`mira+${fault}@example.org`)).toMatchObject({ code: 250 });
    expect(await failureOf(send(`${fault}-1@example.org`))).toMatchObject({ kind });
  }
  expect(server.arrivals).toHaveLength(6);
  expect(server.connections.most).toBe(1);
});

it('reports a refused sender and a refused password as what they are', async () => {
  const answers = async (...lines: readonly string[]) => {
    const url = await openScriptedServer(lines);
    return (await failureOf(openMailer(url).send({ ...MAIL, to: 'mira@example.org' }))).kind;
  };
  expect(await answers('220 hi', '250 me', '553 5.7.1 sender refused')).toBe('not-allowed');
  expect(await answers('220 hi', '250 me', '450 4.7.1 too many mails')).toBe('server-unavailable');
  expect(await answers('554 5.7.1 go away')).toBe('not-allowed');
  expect(await answers('421 busy')).toBe('server-unavailable');
  expect(await answers('220 hi', '250 me', '250 ok', '550 mailbox unavailable')).toBe('recipient-refused');
  expect(await answers('220 hi', '250 me', '250 ok', '550 blocked, see our policy')).toBe('mail-refused');
  expect(await answers('220 hi', '250 me', '250 ok', '250 ok', '451 later')).toBe('try-later');
  const data = ['220 hi', '250 me', '250 ok', '250 ok', '354 go'];
  expect(await answers(...data, '550 no')).toBe('mail-refused');
  expect(await answers(...data, '550 5.1.1 no such user')).toBe('recipient-refused');
  expect(await answers(...data, '451 4.3.0 later')).toBe('try-later');
  expect(
    await failureOf(openMailer('smtp://127.0.0.1:1').send({ ...MAIL, to: 'a@b.example' })),
  ).toMatchObject({
    kind: 'server-unavailable',
    answer: { code: null, text: 'ESOCKET' },
  });
});

it('returns bounces to another address than the sender', async () => {
  const said: string[] = [];
  const url = await openScriptedServer(
    ['220 hi', '250 me', '250 ok', '250 ok', '354 go', '250 2.0.0 queued for mira@example.org'],
    said,
  );
  const mailer = openMailer(url, { envelopeFrom: 'bounces@lichtbild.example' });
  expect(await mailer.send({ ...MAIL, to: 'mira@example.org' })).toEqual({
    code: 250,
    text: '250 2.0.0 queued for [address]',
  });
  expect(said.join('')).toContain('MAIL FROM:<bounces@lichtbild.example>');
  expect(said.join('')).toContain('From: Lichtbild <post@lichtbild.example>');
});

/** Answers the greeting, each command and the message with the next line. */
async function openScriptedServer(lines: readonly string[], said: string[] = []): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    const answers = [...lines];
    let isMessage = false;
    const answer = () => {
      const line = answers.shift();
      isMessage = line?.startsWith('354') ?? false;
      if (line !== undefined) socket.write(`${line}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      said.push(chunk.toString());
      if (!isMessage || chunk.toString().endsWith('\r\n.\r\n')) answer();
    });
    answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
}

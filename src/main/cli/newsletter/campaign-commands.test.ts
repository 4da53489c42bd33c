import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '../../../../test/run-command.ts';
import { openSmtpInbox } from '../../../../test/smtp-inbox.ts';
import { listOutbox } from '../../../platform/mail/list-outbox.ts';
import { UnusableInput } from '../unusable-input.ts';
import { newsletterCommand } from './newsletter-command.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lichtbild-newsletter-'));
  file = join(folder, 'message.md');
  await writeFile(file, 'Ein **Fenster** genügt.');
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.stubEnv('PUBLIC_URL', 'https://lichtbild.example');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const run = (name: 'preview' | 'test', ...typed: readonly string[]) =>
  runCommand(newsletterCommand(), name, '--subject', 'Weiches Licht', '--file', file, ...typed);

it('preview: writes what readers get, as HTML, as text and for a mail program', async () => {
  const out = (end: string) => join(folder, `preview.${end}`);
  const button = ['--button', 'Lesen', '--link', 'https://lichtbild.example/blog/de'];
  expect(await run('preview', '--language', 'de', ...button, '--out', out('html'))).toBe(
    `${out('html')} has the newsletter.\n`,
  );
  const html = await readFile(out('html'), 'utf8');
  expect(html).toMatch(/<html[^>]* lang="de"/);
  expect(html).toContain('Ein <strong>Fenster</strong> genügt.');
  expect(html).toContain('href="https://lichtbild.example/blog/de"');
  await run('preview', '--language', 'de', '--out', out('txt'));
  expect(await readFile(out('txt'), 'utf8')).toMatch(/^Weiches Licht\n\nEin Fenster genügt\.\n/);
  await run('preview', '--out', out('eml'));
  const mail = await PostalMime.parse(await readFile(out('eml')));
  expect(mail).toMatchObject({
    subject: 'Weiches Licht',
    text: expect.stringContaining('Fenster') as string,
  });
  expect(mail.headers.map(({ key }) => key)).toContain('list-unsubscribe-post');
  expect(await readdir(folder)).not.toContain('outbox');
});

it.each([
  ['en', '[Test] Weiches Licht'],
  ['de', '[Test] Weiches Licht'],
  ['es', '[Prueba] Weiches Licht'],
])('test: stores one marked mail in the outbox, in %s', async (language, subject) => {
  const outbox = join(folder, 'data', 'outbox');
  const printed = await run('test', '--to', 'mira@example.org', '--language', language);
  expect(printed).toBe(`The newsletter was stored in ${outbox}.\n`);
  expect(await listOutbox(outbox)).toMatchObject([{ to: 'mira@example.org', subject }]);
});

it('test: sends through the mail server, and says when it refuses', async () => {
  const inbox = await openSmtpInbox();
  vi.stubEnv('SMTP_URL', inbox.url);
  vi.stubEnv('MAIL_FROM', 'Lichtbild <post@lichtbild.example>');
  expect(await run('test', '--to', 'mira@example.org')).toBe(
    'The newsletter was sent to mira@example.org.\n',
  );
  const mails = await Promise.all(inbox.messages.map((message) => PostalMime.parse(message)));
  expect(mails).toMatchObject([{ subject: '[Test] Weiches Licht', to: [{ address: 'mira@example.org' }] }]);
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  await expect(run('test', '--to', 'mira@example.org')).rejects.toThrow('The mail server did not accept');
});

it.each([
  [['--to', 'mira@example.org, jo@example.org'], '--to needs one email address.'],
  [['--to', 'mira@example.org', '--button', 'Lesen'], 'Give a button both --button and --link.'],
  [['--to', 'mira@example.org', '--button', 'Lesen', '--link', '/blog'], 'has to begin with https://'],
])('test: refuses %j and sends nothing', async (typed, sentence) => {
  const running = run('test', ...typed);
  await expect(running).rejects.toThrow(sentence);
  await expect(running).rejects.toThrow(UnusableInput);
  expect(await listOutbox(join(folder, 'data', 'outbox'))).toEqual([]);
});

it('preview: refuses unknown endings, missing files and folders, and says what to change in the message', async () => {
  await expect(run('preview', '--out', join(folder, 'a.pdf'))).rejects.toThrow('.html, .eml or .txt');
  await expect(run('preview', '--out', join(folder, 'none', 'a.html'))).rejects.toThrow('ENOENT');
  await writeFile(file, '[a](/b)\n\n<b>\n\n![c](https://x.example/c.jpg)');
  await expect(run('preview')).rejects.toThrow(
    'Line 1: a link has to begin with https://: /b\nLine 3: HTML is not allowed, write Markdown: <b>\n' +
      'Line 5: an image has to come from PUBLIC_URL',
  );
  await rm(file);
  await expect(run('preview')).rejects.toThrow(`${file} cannot be read (ENOENT).`);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSmtpInbox } from '../../../test/smtp-inbox.ts';
import { generateDkimKey } from '../../platform/mail/dkim-key.ts';
import { ConfigError } from '../config/config.ts';
import { createMailer } from './create-mailer.ts';

const MAIL = { id: '1', to: 'mira@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const FROM = 'post@lichtbild.example';

async function dkimIn(file: string) {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-dkim-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'key.pem'), (await generateDkimKey()).privateKeyPem);
  await writeFile(join(folder, 'other.pem'), 'no key');
  return { domain: 'lichtbild.example', selector: 'mail', privateKeyFile: join(folder, file) };
}

it('signs with the key of the settings, and not without one', async () => {
  const inbox = await openSmtpInbox();
  for (const dkim of [await dkimIn('key.pem'), undefined]) {
    const { mailer, close } = createMailer({ kind: 'smtp', url: inbox.url, from: FROM, dkim });
    onTestFinished(close);
    await mailer.send(MAIL);
  }
  const [signed, unsigned] = inbox.messages.map(String);
  expect(signed).toMatch(
    /^DKIM-Signature: v=1; a=rsa-sha256;[^=]*=[^=]*; d=lichtbild\.example;\s+q=dns\/txt; s=mail;/,
  );
  expect(unsigned).not.toContain('DKIM-Signature');
});

it.each([
  ['none.pem', /^DKIM_PRIVATE_KEY_FILE: .*none\.pem cannot be read \(ENOENT\)\.$/],
  ['other.pem', /^DKIM_PRIVATE_KEY_FILE: .*other\.pem cannot sign mails: it holds no private key in PEM/],
])('reports what is wrong with %s', async (file, sentence) => {
  const dkim = await dkimIn(file);
  const create = () => createMailer({ kind: 'smtp', url: 'smtp://127.0.0.1:1', from: FROM, dkim });
  expect(create).toThrow(sentence);
  expect(create).toThrow(ConfigError);
});

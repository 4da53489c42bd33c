import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailError, type Mail, type Mailer } from './mailer.ts';
import { renderMessage } from './render-message.ts';
import { requireSingleRecipient } from './require-single-recipient.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly now: () => Date;
}

/**
 * Writes mails to a folder instead of sending them. Each mail is three files: `.eml` with its attachments for a mail program,
 * `.html` for a browser and `.json` for lists. They are named by the mail's id, so that a mail sent twice is stored once.
 * @throws {MailError} when the disk fails
 */
export function createOutboxMailer({ folder, from, now }: OutboxOptions): Mailer {
  async function write(mail: Mail): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = outboxName(mail.id);
    await replace(folder, `${name}.eml`, await renderMessage(mail, from));
    await replace(folder, `${name}.html`, mail.html);
    // Written last, because lists read this file: a mail in a list then has its other files.
    const { id, to, subject, text } = mail;
    await replace(
      folder,
      `${name}.json`,
      JSON.stringify({ id, to, subject, text, sentAt: now().toISOString() }),
    );
  }

  async function erase(mailIds: readonly string[]): Promise<void> {
    const erasedNames = new Set(mailIds.map(outboxName));
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    // A leading dot marks a partial file of a process that was killed while it wrote.
    const files = names.filter((name) => erasedNames.has(name.replace(/^\./, '').split('.')[0] ?? ''));
    await Promise.all(files.map((name) => rm(join(folder, name), { force: true })));
  }

  return {
    async send(mail) {
      requireSingleRecipient(mail);
      await write(mail).catch(failed);
      return undefined;
    },
    forget: async (mailIds) => {
      if (mailIds.length > 0) await erase(mailIds).catch(failed);
    },
  };
}

function failed(cause: unknown): never {
  throw new MailError('The outbox folder could not be written.', { cause });
}

/** Returns the file name of a mail without extension. Any id gives a safe name. */
function outboxName(mailId: string): string {
  return createHash('sha256').update(mailId).digest('hex').slice(0, 32);
}

async function replace(folder: string, name: string, content: string | Buffer): Promise<void> {
  const partial = join(folder, `.${name}.${randomBytes(6).toString('hex')}`);
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, join(folder, name));
}

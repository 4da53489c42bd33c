import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listOutbox, type OutboxEntry } from '../src/platform/mail/list-outbox.ts';
import type { Lichtbild } from './lichtbild.ts';

/** Waits for the mail with this subject to one address in the outbox on disk. */
export async function mailTo(
  lichtbild: Lichtbild,
  address: string,
  subject: string,
  withinMs = 30_000,
): Promise<OutboxEntry> {
  const deadlineMs = performance.now() + withinMs;
  for (;;) {
    const mails = await listOutbox(path.join(lichtbild.dataDir, 'outbox'));
    const own = mails.filter((mail) => mail.to === address);
    const found = own.filter((mail) => mail.subject === subject);
    if (found.length > 1) throw new Error(`"${subject}" was sent ${found.length} times to ${address}`);
    if (found[0]) return found[0];
    if (performance.now() > deadlineMs) {
      throw new Error(
        `no mail "${subject}" to ${address}, only: ${own.map((mail) => mail.subject).join('; ')}`,
      );
    }
    await sleep(250);
  }
}

/** Returns the link of a mail whose address contains this part. */
export function linkIn(mail: OutboxEntry, part: string): URL {
  const links = mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const found = links.find((link) => link.includes(part));
  if (!found) throw new Error(`no link with ${part} in:\n${mail.text}`);
  return new URL(found);
}

export function galleryLink(mail: OutboxEntry): URL {
  const found = /https?:\/\/\S+\/gallery\/\S+key=[\w-]+/.exec(mail.text);
  if (!found) throw new Error(`no link to a gallery in:\n${mail.text}`);
  return new URL(found[0]);
}

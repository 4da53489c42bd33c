import { linksOf } from '../../campaign/campaign.ts';
import { readMessage } from '../campaign-messages.ts';
import type { NewsletterPorts } from '../../newsletter-ports.ts';
import { readResponseToken } from './measured-links.ts';
import { findAnsweredMail, recordClick, recordOpen } from './response-store.server.ts';

type Ports = Pick<NewsletterPorts, 'db' | 'capabilities' | 'clock' | 'settings'>;

/** Counts that a mail was opened, if its reader agreed. A link of anybody else counts nothing. */
export async function countOpen(ports: Omit<Ports, 'settings'>, token: string): Promise<void> {
  const recipientId = readResponseToken(ports.capabilities, token);
  if (recipientId !== undefined) await recordOpen(ports.db, recipientId, ports.clock.now());
}

/**
 * Returns where a link of a mail leads, and counts the click if its reader still agrees. The address is one of the campaign's own,
 * so nobody can make a link that leads elsewhere. Undefined for a link that is not ours.
 */
export async function followLink(ports: Ports, token: string, link: number): Promise<string | undefined> {
  const recipientId = readResponseToken(ports.capabilities, token);
  if (recipientId === undefined) return undefined;
  const mail = await findAnsweredMail(ports.db, recipientId);
  const typed = mail?.messages[mail.language];
  if (!mail || !typed) return undefined;
  const read = readMessage(typed, mail.language, ports.settings.publicUrl);
  const target = read.ok ? linksOf(read.campaign)[link] : undefined;
  if (target === undefined) return undefined;
  if (mail.isMeasured)
    await ports.db.transaction((tx) => recordClick(tx, recipientId, link, ports.clock.now()));
  return target;
}

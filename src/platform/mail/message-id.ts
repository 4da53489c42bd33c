import { createHash } from 'node:crypto';
import { senderDomain } from './sender-domain.ts';

/**
 * Returns `<id@domain>` with the sender's domain, the same for every try of a mail. The id is hashed, so that any text gives a
 * valid Message-ID; a `localPart` is used as it is.
 */
export function messageId(mailId: string, from: string, localPart?: string): string {
  const hash = () => createHash('sha256').update(mailId).digest('hex').slice(0, 32);
  return `<${localPart ?? hash()}@${senderDomain(from)}>`;
}

import { createHash } from 'node:crypto';

/** Returns `<id@host>`, the same for every try of a mail. The id is hashed, so that any text gives a valid Message-ID. */
export function messageId(mailId: string, from: string): string {
  const host = /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(mailId).digest('hex').slice(0, 32)}@${host}>`;
}

import { createHash } from 'node:crypto';

/** `<id@host>`; the same for every try of one mail. The id is hashed, so any text makes a valid Message-ID. */
export function messageId(mailId: string, from: string): string {
  const host = /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(mailId).digest('hex').slice(0, 32)}@${host}>`;
}

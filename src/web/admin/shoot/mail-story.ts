import type { ListedMail } from '../../../platform/mail/list-mails-of-shoot.ts';
import { codeWords, type StoryEntry } from '../../../ui/dashboard/story-entry.ts';

/** Tells which mails were sent, and which were not. */
export function mailStory(mails: readonly ListedMail[]): readonly StoryEntry[] {
  return mails.map((mail) => {
    const kind = codeWords(mail.kind);
    const tries = (mail.attempts === 1 ? '1 try' : `${mail.attempts} tries`) + answerText(mail);
    if (mail.sentAt) return { at: mail.sentAt, title: `Mail sent: ${kind}`, detail: tries };
    const { createdAt: at } = mail;
    if (mail.recipient === '') return { at, title: `Mail given up: ${kind}`, detail: tries, tone: 'bad' };
    if (mail.attempts === 0) return { at, title: `Mail waits: ${kind}` };
    return { at, title: `Mail not sent yet: ${kind}`, detail: tries, tone: 'bad' };
  });
}

function answerText({ answerCode, answer }: ListedMail): string {
  const words = [answerCode, answer].filter((part) => part !== null && part !== '');
  return words.length === 0 ? '' : `, answered ${words.join(' ')}`;
}

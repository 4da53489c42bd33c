import { redact } from '../log/redact.ts';

/** The reply of a mail server, as far as it may be stored. */
export interface MailAnswer {
  /** The reply code of SMTP, such as 250 or 550; null when the server did not answer. */
  readonly code: number | null;
  /** One line without email addresses. */
  readonly text: string;
}

const TEXT_MAX_LENGTH = 300;
/** An enhanced status code (RFC 3463), after the reply code or alone. */
const ENHANCED_STATUS = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/** Returns a server's words as one line without addresses, which servers like to repeat. */
export function storableAnswer(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return redact(line).slice(0, TEXT_MAX_LENGTH);
}

/** Finds the enhanced status code in a server's words, such as 5.1.1 for a mailbox that does not exist. */
export function enhancedStatus(text: string): string | undefined {
  return ENHANCED_STATUS.exec(text)?.[1];
}

/** Codes of RFC 3463 which say that this mailbox or its domain does not exist, or takes no mail any more. */
const MAILBOX_STATUS = /^5\.(1\.(0|1|2|3|6|10)|2\.1|4\.4)$/;
/** Reply codes with the same meaning, where a server gives no enhanced code. */
const MAILBOX_REPLIES: ReadonlySet<number> = new Set([511, 521, 550, 551, 553, 556]);
/** Words with which servers refuse a sender or a content under the code of a missing mailbox. */
const POLICY_WORDS =
  /spam|block|blacklist|\b(denied|policy|reputation|listed|spf|dkim|dmarc|virus|quota|full)\b|relay/i;

/**
 * Returns whether a refusal for good is about the mailbox. Everything else may be our own fault (a listed server, a missing
 * signature, words that look like spam), for which no person is suppressed.
 */
export function isAboutMailbox({ code, text }: MailAnswer, status = enhancedStatus(text)): boolean {
  if (status !== undefined && status !== '5.0.0') return MAILBOX_STATUS.test(status);
  return code !== null && MAILBOX_REPLIES.has(code) && !POLICY_WORDS.test(text);
}

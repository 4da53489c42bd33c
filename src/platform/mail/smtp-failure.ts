import { isAboutMailbox, type MailAnswer, storableAnswer } from './mail-answer.ts';
import type { MailFailureKind } from './mailer.ts';

/** An error of nodemailer, with the fields that tell what happened. */
export interface SmtpFailure {
  /** The kind of failure, such as EAUTH, EENVELOPE (before the message) or EMESSAGE (after it). */
  readonly code?: string | undefined;
  /** The command that was refused. A lost connection and a timeout have `CONN`, whatever was being said. */
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
  /** The refused recipients. */
  readonly rejected?: readonly string[] | undefined;
}

/** Failures to sign in, which every mail would meet. */
const SIGN_IN_CODES: ReadonlySet<string> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EREQUIRETLS']);

export function smtpAnswer({ code, response, responseCode }: SmtpFailure): MailAnswer {
  return { code: responseCode ?? null, text: storableAnswer(response ?? code ?? 'no answer') };
}

/**
 * Decides what a failure means. `isHandedOver`: the end of the message had been written, so that the server may have accepted it
 * although its answer is missing. A negative answer is certain at any time.
 */
export function smtpFailureKind(failure: SmtpFailure, isHandedOver: boolean): MailFailureKind {
  const { code = '', command = '', responseCode, rejected = [] } = failure;
  if (responseCode === undefined || responseCode < 400) {
    if (SIGN_IN_CODES.has(code)) return 'not-allowed';
    return isHandedOver ? 'unknown' : 'server-unavailable';
  }
  if (responseCode === 421) return 'server-unavailable';
  const isForGood = responseCode >= 500;
  const isRecipient = rejected.length > 0;
  if (!isRecipient && code !== 'EMESSAGE') {
    // The connection, the password or the sender is refused, so that nobody gets any mail.
    if (isForGood) return 'not-allowed';
    return command === 'DATA' ? 'try-later' : 'server-unavailable';
  }
  if (!isForGood) return 'try-later';
  const isCertain = isRecipient || hasEnhancedStatus(failure);
  return isCertain && isAboutMailbox(smtpAnswer(failure)) ? 'recipient-refused' : 'mail-refused';
}

/** After the message, a bare 550 is nearly always about its content. */
function hasEnhancedStatus({ response = '' }: SmtpFailure): boolean {
  return /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}/.test(response);
}

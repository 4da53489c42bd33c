import type { MailAnswer } from './mail-answer.ts';

/**
 * The meaning of a mail that was not accepted:
 * - `recipient-refused`: for good, because there is no such mailbox.
 * - `mail-refused`: for good, because of its content or of who sends it.
 * - `try-later`: this recipient cannot be reached now.
 * - `server-unavailable`: no mail can be sent now. The mail was certainly not accepted.
 * - `not-allowed`: the server refuses the sign-in or the sender, so that it would refuse every mail.
 * - `unknown`: it was handed over and the answer is missing, so it may have been accepted.
 */
export type MailFailureKind =
  'recipient-refused' | 'mail-refused' | 'try-later' | 'server-unavailable' | 'not-allowed' | 'unknown';

interface MailErrorOptions extends ErrorOptions {
  /** Default: `server-unavailable`. */
  readonly kind?: MailFailureKind;
  readonly answer?: MailAnswer | undefined;
}

export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: MailFailureKind;
  /** The server's answer, without the address; undefined where no server was asked. */
  readonly answer: MailAnswer | undefined;

  constructor(message: string, { kind = 'server-unavailable', answer, ...options }: MailErrorOptions = {}) {
    super(message, options);
    this.kind = kind;
    this.answer = answer;
  }

  /** True if the address or the mail itself was refused for good, so that a retry is useless. */
  get isPermanent(): boolean {
    return this.kind === 'recipient-refused' || this.kind === 'mail-refused';
  }
}

/** A text file that is sent with a mail. */
export interface MailAttachment {
  readonly fileName: string;
  /** The media type with its charset, such as `text/html; charset=utf-8`. */
  readonly contentType: string;
  readonly content: string;
}

/** A complete mail. `id` is stable over retries and becomes the Message-ID, so that a mail sent twice appears once. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  /** The part of the Message-ID before the `@`, of characters that need no quotes; default: a hash of the id. */
  readonly messageIdLocalPart?: string | undefined;
  /** The address for replies; undefined for the sender. */
  readonly replyTo?: string | undefined;
  /** Additional headers, such as those of `list-unsubscribe.ts`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[] | undefined;
}

export interface Mailer {
  /**
   * Returns the server's answer; undefined where no server was asked.
   * @throws {MailError} when the mail was not accepted; the queue retries
   */
  send(mail: Mail): Promise<MailAnswer | undefined>;
  /** Erases what is stored here of these mails. Mail that was sent cannot be recalled. Idempotent. */
  forget(mailIds: readonly string[]): Promise<void>;
}

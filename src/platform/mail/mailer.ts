export class MailError extends Error {
  override readonly name = 'MailError';
  /** True if the address or the mail itself was refused for good, so that a retry is useless. */
  readonly isPermanent: boolean;

  constructor(message: string, options: ErrorOptions & { readonly permanent?: boolean } = {}) {
    super(message, options);
    this.isPermanent = options.permanent ?? false;
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
  /** @throws {MailError} when the mail was not accepted; the queue retries */
  send(mail: Mail): Promise<void>;
  /** Erases what is stored here of these mails. Mail that was sent cannot be recalled. Idempotent. */
  forget(mailIds: readonly string[]): Promise<void>;
}

export class MailError extends Error {
  override readonly name = 'MailError';
  /** The address or the mail itself was refused for good; trying again changes nothing. */
  readonly isPermanent: boolean;

  constructor(message: string, options: ErrorOptions & { readonly permanent?: boolean } = {}) {
    super(message, options);
    this.isPermanent = options.permanent ?? false;
  }
}

/** One finished mail. `id` is stable over retries and becomes the Message-ID, so that a mail sent twice is one mail. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  /** Where an answer goes; undefined: to the sender. */
  readonly replyTo?: string | undefined;
  /** Further lines of the header, for mail programs: see `list-unsubscribe.ts`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  /** @throws {MailError} when the mail was not taken; the queue tries again. */
  send(mail: Mail): Promise<void>;
  /** Erases what is kept here of these mails; mail that has left cannot be called back. Safe to repeat. */
  forget(mailIds: readonly string[]): Promise<void>;
}

export class MailError extends Error {
  override readonly name = 'MailError';
}

/** One finished mail. `id` is stable over retries and becomes the Message-ID, so that a mail sent twice is one mail. */
export interface Mail {
  readonly id: string;
  readonly to: string;
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

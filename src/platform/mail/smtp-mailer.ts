import nodemailer from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { MailError, type Mailer } from './mailer.ts';
import { requireSingleRecipient } from './require-single-recipient.ts';

export interface SmtpMailer extends Mailer {
  close(): void;
}

interface Refusal {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
  /** The refused recipients. */
  readonly rejected?: readonly string[] | undefined;
}

/** Returns whether a 5xx refers to the recipient or the content. The operator can fix one for the password or the sender. */
function isPermanent({ code, responseCode, rejected = [] }: Refusal): boolean {
  return (responseCode ?? 0) >= 500 && (rejected.length > 0 || code === 'EMESSAGE');
}

/**
 * Sends through a mail server over a small pool of connections.
 * @param options `url` is `smtp://user:password@host:587` or `smtps://…:465`, `from` is `Name <address>`
 * @throws {MailError} when the server did not accept the mail within 30 s
 */
export function createSmtpMailer(options: { readonly url: string; readonly from: string }): SmtpMailer {
  const transport = nodemailer.createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      requireSingleRecipient(mail);
      try {
        const message = composeMessage(mail, options.from);
        // Asks auto-responders, not people, for silence.
        const headers = { ...message.headers, 'Auto-Submitted': 'auto-generated' };
        await transport.sendMail({ ...message, headers });
      } catch (cause) {
        const { code, responseCode, rejected } = cause as Refusal;
        throw new MailError(
          `The mail server did not accept the mail (${responseCode ?? code ?? 'no answer'}).`,
          { cause, permanent: isPermanent({ code, responseCode, rejected }) },
        );
      }
    },
    forget: async () => undefined, // nothing is stored here
    close: () => transport.close(),
  };
}

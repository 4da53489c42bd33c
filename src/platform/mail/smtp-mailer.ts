import nodemailer from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { MailError, type Mailer } from './mailer.ts';
import { requireSingleRecipient } from './require-single-recipient.ts';

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** The key that signs mails, with the place of its public half in DNS: `<selector>._domainkey.<domain>`. */
export interface DkimOptions {
  readonly domain: string;
  readonly selector: string;
  readonly privateKeyPem: string;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
  /** Default: the mail server signs, if anybody. */
  readonly dkim?: DkimOptions | undefined;
}

/**
 * The headers that a signature covers where a mail has them (RFC 6376 §5.4.1). One-click unsubscribing works only if it covers
 * both of its headers (RFC 8058 §4), and the library's own list lacks the second.
 */
const SIGNED_HEADERS = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version'],
  ...['Content-Type', 'In-Reply-To', 'References', 'Auto-Submitted', 'List-Id', 'List-Help'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
];

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
 * @throws {MailError} when the server did not accept the mail within 30 s
 */
export function createSmtpMailer(options: SmtpOptions): SmtpMailer {
  const { dkim } = options;
  const transport = nodemailer.createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(dkim ? { dkim: signingOptions(dkim) } : {}),
  });
  return {
    async send(mail) {
      requireSingleRecipient(mail);
      try {
        await transport.sendMail(composeMessage(mail, options.from));
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

function signingOptions({ domain, selector, privateKeyPem }: DkimOptions) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: privateKeyPem,
    headerFieldNames: SIGNED_HEADERS.join(':'),
  };
}

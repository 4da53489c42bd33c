import nodemailer from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { MailError, type Mailer } from './mailer.ts';
import { requireSingleRecipient } from './require-single-recipient.ts';
import { smtpAnswer, type SmtpFailure, smtpFailureKind } from './smtp-failure.ts';
import { watchMessages } from './watch-messages.ts';

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
  /** The address that bounces are returned to; default: that of `from`. */
  readonly envelopeFrom?: string | undefined;
  /** The number of mails that are sent at once; default 4. */
  readonly connections?: number | undefined;
  /** The time that each answer of the server may take; default 30 s. */
  readonly answerTimeoutMs?: number | undefined;
}

/**
 * The headers that a signature covers where a mail has them (RFC 6376 §5.4.1). One-click unsubscribing works only if it covers
 * both of its headers (RFC 8058 §4), and the library's own list lacks the second.
 */
const SIGNED_HEADERS = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version'],
  ...['Content-Type', 'In-Reply-To', 'References', 'Auto-Submitted', 'List-Id', 'List-Help'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post', 'Feedback-ID', 'CFBL-Address', 'CFBL-Feedback-ID'],
];

/** A small pool for the mails that somebody waits for. */
const CONNECTIONS = 4;
const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Sends through a mail server over connections that stay open.
 * @throws {MailError} when the server did not accept the mail in time
 */
export function createSmtpMailer(options: SmtpOptions): SmtpMailer {
  const { dkim, connections = CONNECTIONS, answerTimeoutMs = ANSWER_TIMEOUT_MS, envelopeFrom } = options;
  const transport = nodemailer.createTransport({
    url: options.url,
    pool: true,
    maxConnections: connections,
    // The pool would send a mail again by itself after some lost connections. Whether that is safe is decided elsewhere.
    maxRequeues: 0,
    connectionTimeout: Math.min(10_000, answerTimeoutMs),
    greetingTimeout: Math.min(10_000, answerTimeoutMs),
    socketTimeout: answerTimeoutMs,
    ...(dkim ? { dkim: signingOptions(dkim) } : {}),
  });
  const isHandedOver = watchMessages(transport);
  return {
    async send(mail) {
      requireSingleRecipient(mail);
      const message = composeMessage(mail, options.from);
      const envelope = envelopeFrom === undefined ? {} : { envelope: { from: envelopeFrom, to: mail.to } };
      try {
        const { response } = await transport.sendMail({ ...message, ...envelope });
        return smtpAnswer({ response, responseCode: Number.parseInt(response, 10) });
      } catch (cause) {
        const failure = cause as SmtpFailure;
        throw new MailError(
          `The mail server did not accept the mail (${failure.responseCode ?? failure.code ?? 'no answer'}).`,
          {
            cause,
            kind: smtpFailureKind(failure, isHandedOver(String(message.messageId))),
            answer: smtpAnswer(failure),
          },
        );
      } finally {
        isHandedOver.forget(String(message.messageId));
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

import { createElement } from 'react';
import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { listUnsubscribe } from '../../platform/mail/list-unsubscribe.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { renderMail, type RenderedMail } from '../../ui/mail/render-mail.ts';
import { ConfirmEmail, confirmSubject } from './confirm-email.tsx';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { confirmUrl, unsubscribePath } from './newsletter-urls.ts';
import type { SubscriberRow } from './subscriber-store.server.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { WelcomeEmail, welcomeSubject } from './welcome-email.tsx';

/** The outbox erases the content of mails without a shoot once they are sent. */
const COMMON_FIELDS = { shootId: undefined, replyTo: BRAND.contactEmail } as const;

interface ConfirmMail extends RenderedMail {
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
}

/** Composes the mail that asks for confirmation. It contains no advertising and no code, because consent is not given yet (§ 7 UWG). */
export async function composeConfirmMail(
  { settings }: Pick<NewsletterPorts, 'settings'>,
  signUp: { readonly email: string; readonly language: Language; readonly token: string },
): Promise<ConfirmMail> {
  const { email, language, token } = signUp;
  const request = { language, url: confirmUrl(settings.publicUrl, language, token) };
  const rendered = await renderMail(createElement(ConfirmEmail, { request }));
  return { recipient: email, language, subject: confirmSubject(language), ...rendered };
}

export async function writeConfirmMail(
  tx: Transaction,
  ports: Pick<NewsletterPorts, 'queue' | 'ids'>,
  { consentId, ...mail }: ConfirmMail & { readonly consentId: string; readonly createdAt: Date },
): Promise<void> {
  await writeMail(ports.queue, tx, {
    ...COMMON_FIELDS,
    ...mail,
    id: ports.ids.newId(),
    dedupeKey: confirmMailKey(consentId),
    kind: 'newsletter-confirm',
  });
}

/** Writes the welcome mail once for each confirmed sign-up. */
export async function writeWelcomeMail(
  tx: Transaction,
  ports: Pick<NewsletterPorts, 'queue' | 'ids' | 'capabilities' | 'settings'>,
  consentId: string,
  subscriber: Pick<
    SubscriberRow,
    'id' | 'email' | 'firstName' | 'language' | 'discountCode' | 'discountPercent'
  >,
  confirmedAt: Date,
): Promise<void> {
  const { publicUrl } = ports.settings;
  const { language, email, discountCode: code, discountPercent: percent } = subscriber;
  const token = unsubscribeToken(ports.capabilities, subscriber.id);
  const discount = { code, percent };
  const welcome = {
    language,
    discount,
    confirmedAt,
    publicUrl,
    unsubscribeToken: token,
  };
  await writeMail(ports.queue, tx, {
    ...COMMON_FIELDS,
    id: ports.ids.newId(),
    dedupeKey: welcomeMailKey(consentId),
    kind: 'newsletter-welcome',
    recipient: email,
    headers: listUnsubscribe({
      url: publicUrl + unsubscribePath(token),
      email: BRAND.contactEmail,
      subject: `unsubscribe ${token}`,
    }),
    language,
    subject: welcomeSubject(welcome),
    ...(await renderMail(createElement(WelcomeEmail, { welcome }))),
    createdAt: confirmedAt,
  });
}

export function confirmMailKey(consentId: string): string {
  return `newsletter-confirm:${consentId}`;
}

export function welcomeMailKey(consentId: string): string {
  return `newsletter-welcome:${consentId}`;
}

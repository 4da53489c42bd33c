import { createElement } from 'react';
import type { Language } from '../../catalog/languages.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { renderMail, type RenderedMail } from '../../ui/mail/render-mail.ts';
import { ConfirmEmail, confirmSubject } from './confirm-email.tsx';
import type { NewsletterPorts } from './newsletter-ports.ts';
import { NEWSLETTER_FIELDS, senderLine, unsubscribing } from './newsletter-mail.ts';
import { confirmUrl } from './newsletter-urls.ts';
import type { SubscriberRow } from './subscriber-store.server.ts';
import { WelcomeEmail, welcomeSubject } from './welcome-email.tsx';

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
    ...NEWSLETTER_FIELDS,
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
  const { language, email, discountCode: code, discountPercent: percent } = subscriber;
  const { token, headers } = unsubscribing(ports, subscriber.id);
  const welcome = {
    language,
    discount: { code, percent },
    confirmedAt,
    publicUrl: ports.settings.publicUrl,
    unsubscribeToken: token,
    sender: senderLine(ports),
  };
  await writeMail(ports.queue, tx, {
    ...NEWSLETTER_FIELDS,
    id: ports.ids.newId(),
    dedupeKey: welcomeMailKey(consentId),
    kind: 'newsletter-welcome',
    recipient: email,
    headers,
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

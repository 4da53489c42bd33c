import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { mailsTexts } from '../../i18n/mails/index.ts';
import type { RefundReason } from './refunds/refund-reason.ts';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { renderMail } from '../../ui/mail/render-mail.ts';
import {
  type OrderConfirmation,
  OrderConfirmationEmail,
  orderConfirmationSubject,
} from './confirmation/order-confirmation-email.tsx';
import { RefundEmail, refundSubject } from './refunds/refund-email.tsx';

const ORDER: OrderConfirmation = {
  language: 'de',
  firstName: 'Mira',
  orderId: 'order-1',
  packageId: 'premium',
  amountCents: 2320,
  currency: 'EUR',
  discountCode: 'WELCOME20',
  paidAt: new Date('2026-11-21T10:00:00Z'),
  startConsentAt: new Date('2026-11-21T09:58:00Z'),
  taxCents: 370,
  provider: 'stripe',
  imprint: undefined,
  continueUrl: undefined,
  orderUrl: 'http://localhost:3000/de/order/order-1?key=k',
  withdrawalUrl: 'http://localhost:3000/de/withdraw',
};
const render = (order: OrderConfirmation) => renderMail(createElement(OrderConfirmationEmail, { order }));

it('confirms the purchase, its price and the time of the consent, in German', async () => {
  const { html, text } = await render(ORDER);
  for (const part of [html, text]) {
    expect(part).toMatch(/Premium/);
    expect(part).toMatch(/60 Fotos in 3 Stilen/);
    expect(part).toMatch(/Preis inkl\. MwSt\./);
    expect(part).toMatch(/23,20\s€/);
    expect(part).toMatch(/21\. November 2026 um 09:58/);
    expect(part).toMatch(/order-1/);
  }
  expect(html).toMatch(/<html[^>]* lang="de"/);
  expect(orderConfirmationSubject(ORDER)).toBe('Ihre Bestellung: 60 Bewerbungsfotos');
});

it('claims no consent that was not given', async () => {
  const { text } = await render({ ...ORDER, language: 'en', startConsentAt: undefined });
  expect(text).toMatch(/withdraw from this contract within\s14 days/);
  expect(text).not.toMatch(/expressly/);
});

it('escapes HTML in the name', async () => {
  const { html } = await render({ ...ORDER, firstName: '<img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});

it('mentions no discount when there was none', async () => {
  const { text } = await render({ ...ORDER, discountCode: undefined });
  expect(text).not.toMatch(/Rabattcode/);
});

describe.each(LANGUAGES)('refund in %s', (language) => {
  const reasons = Object.keys(mailsTexts.en.refund.intro) as RefundReason[];
  it.each(reasons)('%s', async (reason) => {
    const notice = { language, orderId: 'order-1', amountCents: 1900, currency: 'EUR', reason } as const;
    const { html, text } = await renderMail(createElement(RefundEmail, { notice }));
    expect(html).toContain(refundSubject(notice));
    expect(text).toMatch(/order-1/);
    expect(text).toMatch(/19/);
  });
});

it.each([
  ['en', /No order was placed.* you can pay again as long as your draft is kept/],
  ['de', /Bestellt wurde damit nichts.* können Sie erneut bezahlen, solange Ihr Entwurf besteht/],
  ['es', /no se ha encargado nada.* puede volver a pagar mientras se conserve su borrador/],
] as const)(
  'the mail about a refund that came before its payment mentions no gallery, in %s',
  async (language, sentences) => {
    const text = await refundText(language, 'refund-first');
    expect(text).toMatch(sentences);
    expect(text).not.toMatch(/gallery|Galerie|galería|erased|gelöscht|borran|cancel|storniert/);
  },
);

it.each([
  ['en', /You withdrew your consent .* made no headshots\. We’re refunding the full price/],
  ['de', /Einwilligung .* widerrufen, .* keine Bewerbungsfotos erstellt\. Wir erstatten den vollen Preis/],
  ['es', /Retiró su consentimiento .* ningún retrato\. Le devolvemos el precio completo/],
] as const)('the mail after a withdrawn consent blames nobody, in %s', async (language, sentences) => {
  const text = await refundText(language, 'likeness-withdrawn');
  expect(text).toMatch(sentences);
  expect(text).not.toMatch(/fault|several times|liegt an|Versuche|culpa|varias veces/);
});

async function refundText(language: Language, reason: RefundReason): Promise<string> {
  const notice = { language, orderId: 'order-1', amountCents: 1900, currency: 'EUR', reason } as const;
  const { text } = await renderMail(createElement(RefundEmail, { notice }));
  return text.replace(/\s+/g, ' ');
}

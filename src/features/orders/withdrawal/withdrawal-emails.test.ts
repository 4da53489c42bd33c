import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { withdrawalMailsTexts } from '../../../i18n/withdrawal-mails/index.ts';
import type { OrderMatch } from '../../../platform/db/tables/orders.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import type { FoundOrders, OrderOfBuyer } from './match-order.ts';
import { receiptContent } from './receipt-content.ts';
import {
  type WithdrawalNotice,
  WithdrawalNoticeEmail,
  withdrawalNoticeSubject,
} from './withdrawal-notice-email.tsx';
import { WithdrawalReceiptEmail } from './withdrawal-receipt-email.tsx';

const ORDER: OrderOfBuyer = {
  id: 'order-1',
  email: 'mira@example.org',
  state: 'paid',
  packageId: 'premium',
  amountCents: 2900,
  currency: 'EUR',
  createdAt: new Date('2026-11-19T09:00:00Z'),
  paidAt: new Date('2026-11-19T10:00:00Z'),
  deliveredAt: null,
};
const NOTICE: WithdrawalNotice = {
  language: 'en',
  withdrawal: {
    name: 'Mira <Sol>',
    email: 'mira@example.org',
    orderNumber: 'order-1',
    message: 'The one of Thursday.\nThank you.',
  },
  receivedAt: new Date('2026-11-21T10:07:00Z'),
  found: { match: 'number-and-email', orders: [ORDER] },
  withReceipt: true,
};
const flat = (text: string) => text.replace(/\s+/g, ' ');
const receiptOf = ({ language, withdrawal, found, receivedAt }: WithdrawalNotice) => {
  const receipt = { language, content: receiptContent(withdrawal, found), receivedAt };
  return renderMail(createElement(WithdrawalReceiptEmail, { receipt }));
};
const noticeOf = (notice: WithdrawalNotice) => renderMail(createElement(WithdrawalNoticeEmail, { notice }));

describe.each([
  ['en', /withdraw from the contract/, /November 21, 2026 at 10:07 UTC/, /within 14 days/],
  ['de', /Hiermit widerrufe ich/, /21\. November 2026 um 10:07 UTC/, /innerhalb von 14 Tagen/],
  ['es', /desisto del contrato/, /21 de noviembre de 2026 a las 10:07 UTC/, /plazo de 14 días/],
] as const)('the receipt in %s', (language, declaration, moment, refund) => {
  it('contains the declaration word for word, and the day and time of its receipt', async () => {
    const { html, text } = await receiptOf({ ...NOTICE, language });
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    for (const part of [declaration, moment, refund, /Mira <Sol>/, /mira@example\.org/, /order-1/]) {
      expect(flat(text)).toMatch(part);
    }
    expect(text).toMatch(/The one of Thursday\.\nThank you\./);
    expect(html).not.toContain('<Sol>');
  });

  const UNPROVEN: readonly (readonly [string, FoundOrders])[] = [
    ['no order', { match: 'none', orders: [] }],
    ['the number of another address', { match: 'number-only', orders: [ORDER] }],
    ['an order that nobody paid', { match: 'number-and-email', orders: [{ ...ORDER, paidAt: null }] }],
    ['unpaid orders of the address', { match: 'email-only', orders: [{ ...ORDER, paidAt: null }] }],
  ];
  it.each(UNPROVEN)('is the same for everybody with %s', async (_what, found) => {
    const typed = { ...NOTICE.withdrawal, orderNumber: 'order-9', name: 'Evil', message: 'evil.example' };
    const mail = await receiptOf({ ...NOTICE, language, found, withdrawal: typed });
    const [[, none]] = UNPROVEN as [(typeof UNPROVEN)[number]];
    expect(mail).toEqual(await receiptOf({ ...NOTICE, language, found: none }));
    expect(mail.html + mail.text).not.toMatch(/evil|order-[19]|mira/i);
    for (const part of [declaration, moment, refund]) expect(flat(mail.text)).toMatch(part);
    expect(flat(mail.text)).toContain(withdrawalMailsTexts[language].receipt.withheld);
  });

  it('lists the paid orders of the address, and nothing that was typed', async () => {
    const orders = [ORDER, { ...ORDER, id: 'order-2' }, { ...ORDER, id: 'order-3', paidAt: null }];
    const mail = await receiptOf({ ...NOTICE, language, found: { match: 'email-only', orders } });
    expect(mail.text).toMatch(/order-1[^]*order-2/);
    expect(mail.html + mail.text).not.toMatch(/order-3|Sol|Thursday/);
  });
});

describe.each(LANGUAGES)('the notice in %s', (language) => {
  const texts = withdrawalMailsTexts[language].notice;
  it.each(Object.keys(texts.match) as OrderMatch[])('names the matching orders: %s', async (match) => {
    const orders = match === 'none' ? [] : [ORDER, { ...ORDER, id: 'order-2', state: 'refunded' as const }];
    const { text } = await noticeOf({ ...NOTICE, language, found: { match, orders } });
    for (const part of [texts.match[match], texts.decide, 'Mira <Sol>', 'The one of Thursday.']) {
      expect(flat(text)).toContain(part);
    }
    for (const part of [
      `${texts.orderFacts.state} ${texts.states.refunded}`,
      `${texts.orderFacts.deliveredOn} ${texts.never}`,
      'order-2',
    ]) {
      expect(flat(text).includes(part)).toBe(match !== 'none');
    }
    expect(withdrawalNoticeSubject({ ...NOTICE, language })).toContain('Mira <Sol>');
  });
});

it('states that a number or a message was not given', async () => {
  const withdrawal = { ...NOTICE.withdrawal, orderNumber: undefined, message: undefined };
  for (const { text } of [
    await receiptOf({ ...NOTICE, withdrawal }),
    await noticeOf({ ...NOTICE, withdrawal }),
  ]) {
    expect(text).toMatch(/not given/);
    expect(text).not.toMatch(/undefined|null|Your message|Their message/);
  }
});

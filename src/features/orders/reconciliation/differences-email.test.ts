import { createElement } from 'react';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import type { Difference } from './difference.ts';
import { DifferencesEmail, differencesSubject } from './differences-email.tsx';

const UNKNOWN: Difference = {
  ...{ kind: 'paid-there-unknown-here', provider: 'lemonsqueezy', paymentId: '<4711>', orderId: undefined },
  ...{ amountCents: 1999, currency: 'GBP' },
};
const UNDONE: Difference = {
  ...{ kind: 'refunded-here-not-there', provider: 'stripe', paymentId: 'pi_1', orderId: 'order-1' },
  ...{ amountCents: 1900, currency: 'EUR', refundCents: 500 },
};

it.each(LANGUAGES)('lists every difference with what to do in %s', async (language) => {
  const notice = { language, differences: [UNKNOWN, UNDONE] };
  const { html, text } = await renderMail(createElement(DifferencesEmail, { notice }));
  for (const part of ['Lemon Squeezy', '19.99 GBP', 'Stripe', 'pi_1', 'order-1']) {
    expect(text).toContain(part);
  }
  expect(html).toContain('&lt;4711&gt;');
  expect(text).toMatch(/\b5\s€|€5\b/);
  expect(text).toMatch(/\b19\s€|€19\b/);
  expect(differencesSubject(notice)).toMatch(/^2 /);
  expect(differencesSubject({ language, differences: [UNDONE] })).not.toMatch(/\d/);
});

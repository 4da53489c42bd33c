import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../catalog/languages.ts';
import type { OrderStage, OrderView } from '../../order-page/order-view.ts';
import { RefundPage } from './refund-page.tsx';
import { describeRefund } from './refund-sheet.ts';

const PAID_AT = new Date('2026-11-21T10:00:00Z');
const VIEW: OrderView = {
  id: 'order-1',
  stage: 'delivered',
  packageId: 'premium',
  amountCents: 2900,
  taxCents: null,
  currency: 'EUR',
  discountCode: null,
  provider: 'stripe',
  invoiceUrl: null,
  createdAt: PAID_AT,
  paidAt: PAID_AT,
  deliveredAt: PAID_AT,
  galleryUntil: PAID_AT,
  shootId: 'shoot-1',
  paymentId: 'pi_1',
  refunds: [],
  refundedCents: 0,
  pendingRefundCents: 0,
};

it('offers everything, or a part of it in the currency of the order', () => {
  const sheet = describeRefund(VIEW, 'en');
  expect(sheet.left).toBe('Not refunded yet: €29');
  expect(sheet.form?.all.action).toBe('Refund everything: €29');
  expect(sheet.form?.partial).toMatchObject({
    label: 'Total to be refunded, earlier refunds included, in EUR',
    hint: 'More than €0 and less than €29. What was refunded before counts towards it.',
  });
  expect(sheet.facts).toContainEqual({ label: 'Payment number', value: 'pi_1' });
});

it('counts what was refunded or requested before', () => {
  const sheet = describeRefund({ ...VIEW, refundedCents: 500, pendingRefundCents: 400 }, 'en');
  expect(sheet.left).toBe('Not refunded yet: €20');
  expect(sheet.form?.all.action).toBe('Refund everything: €20');
  expect(sheet.form?.partial.hint).toContain('More than €9 and less than €29');
});

it.each<OrderStage>(['open', 'refund-requested', 'refunded'])(
  'offers nothing for an order that is %s',
  (stage) => {
    expect(describeRefund({ ...VIEW, stage }, 'en').form).toBeUndefined();
  },
);

it.each<OrderStage>(['waiting', 'in-work', 'erased', 'failed'])(
  'offers a refund of an order that is %s',
  (stage) => {
    expect(describeRefund({ ...VIEW, stage }, 'en').form).toBeDefined();
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  it('has one heading of the first level, a labelled field and two buttons', () => {
    const html = renderToStaticMarkup(<RefundPage sheet={describeRefund(VIEW, language)} />);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<label[^>]* for="(\S+)"[^>]*>[^]*<input[^>]* id="\1"/)).not.toBeNull();
    expect(html.match(/<button/g)).toHaveLength(2);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });
});

import { Children, isValidElement, type PropsWithChildren, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { OrderFacts } from './order-facts.tsx';
import { describeOrder } from './order-sheet.ts';
import { OrderSheetPage } from './order-sheet-page.tsx';
import type { OrderStage, OrderView } from './order-view.ts';

const PAID_AT = new Date('2026-11-21T10:00:00Z');
const VIEW: OrderView = {
  id: 'order-1',
  stage: 'waiting',
  packageId: 'premium',
  amountCents: 2320,
  taxCents: 370,
  currency: 'EUR',
  discountCode: 'WELCOME20',
  provider: 'paddle',
  invoiceUrl: 'https://paddle.example/invoice/1',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  paidAt: PAID_AT,
  deliveredAt: null,
  galleryUntil: undefined,
  shootId: 'shoot-1',
  paymentId: 'pay-1',
  refunds: [],
  refundedCents: 0,
  pendingRefundCents: 0,
};
const CONTEXT = { language: 'en', imprint: undefined, continueUrl: '/go', galleryUrl: '/gallery' } as const;
const describeView = (more: Partial<OrderView>) => describeOrder({ ...VIEW, ...more }, CONTEXT);
const factsOf = (more: Partial<OrderView>) =>
  Object.fromEntries(describeView(more).facts.map(({ label, value }) => [label, value]));

it('lists what was bought, for how much, how and when', () => {
  expect(factsOf({ deliveredAt: new Date('2026-11-22T10:00:00Z') })).toEqual({
    'Order number': 'order-1',
    'Ordered on': 'November 20, 2026',
    Package: 'Premium',
    Contents: '60 headshots in 3 styles',
    'Discount code': 'WELCOME20',
    'Total incl. VAT': '€23.20',
    'VAT included': '€3.70',
    'Paid with': 'Paddle',
    'Paid on': 'November 21, 2026',
    'Delivered on': 'November 22, 2026',
  });
});

it('leaves out what is not there, and explains an unknown tax', () => {
  const labels = Object.keys(factsOf({ discountCode: null, taxCents: null, paidAt: null }));
  expect(labels).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Discount|VAT included|Paid on|Delivered/)]),
  );
  expect(describeView({ taxCents: null }).taxNote).toBe(
    'The price includes VAT. Paddle’s invoice shows how much.',
  );
  expect(describeView({ provider: 'stripe', taxCents: null }).taxNote).toBe('The price includes VAT.');
  expect(describeView({ taxCents: 0 }).taxNote).toBeUndefined();
});

it.each<[OrderStage, string | undefined]>([
  ['open', undefined],
  ['waiting', '/go'],
  ['in-work', '/gallery'],
  ['delivered', '/gallery'],
  ['erased', undefined],
  ['failed', undefined],
  ['refund-requested', undefined],
  ['refunded', undefined],
])('leads on from the stage %s to %s', (stage, href) => {
  expect(describeView({ stage, galleryUntil: PAID_AT }).action?.href).toBe(href);
});

it('tells until when a paid order waits', () => {
  expect(describeView({}).about).toContain('until November 21, 2027');
});

it('shows each refund with its day, and the one that is not confirmed', () => {
  const refunds = [
    { amountCents: 500, refundedAt: new Date('2026-11-23T10:00:00Z') },
    { amountCents: 300, refundedAt: new Date('2026-11-24T10:00:00Z') },
  ];
  const partly = describeView({
    stage: 'delivered',
    galleryUntil: PAID_AT,
    refunds,
    pendingRefundCents: 120,
  });
  expect(partly.refunds).toEqual({
    heading: 'Refunds',
    rows: [
      { label: 'Refunded on November 23, 2026', value: '€5' },
      { label: 'Refunded on November 24, 2026', value: '€3' },
      { label: 'Requested, not confirmed yet', value: '€1.20' },
    ],
    note: 'Part of the price. Your order stays as it is.',
  });
  expect(describeView({}).refunds).toBeUndefined();
  const requested = describeView({ stage: 'refund-requested', refunds, pendingRefundCents: 1520 });
  expect(requested.about).toContain('We’re refunding €15.20');
  expect(requested.refunds?.note).toBeUndefined();
  const refunded = describeView({ stage: 'refunded', refunds });
  expect(refunded.about).toContain(
    'In several parts, the last one on November 24, 2026, €8 went back to the payment method you used.',
  );
  const atOnce = describeView({ stage: 'refunded', refunds: [refunds[0]!] });
  expect(atOnce.about).toContain('On November 23, 2026, €5 went back to the payment method you used.');
});

it('tells two equal refunds of one day apart', () => {
  const refund = { amountCents: 500, refundedAt: new Date('2026-11-23T10:00:00Z') };
  const { rows } = describeView({ stage: 'in-work', refunds: [refund, refund] }).refunds!;
  const { props } = OrderFacts({ facts: rows }) as ReactElement<PropsWithChildren>;
  const keys = Children.map(props.children, (row) => isValidElement(row) && row.key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

it('links to an invoice only over https', () => {
  expect(describeView({}).invoice).toEqual({ href: VIEW.invoiceUrl, text: 'Open Paddle’s invoice' });
  for (const invoiceUrl of [null, 'javascript:alert(1)', 'http://paddle.example/1'])
    expect(describeView({ invoiceUrl }).invoice).toBeUndefined();
});

it.each([
  ['stripe', 'en', 'Open Stripe’s receipt'],
  ['stripe', 'de', 'Zahlungsbeleg von Stripe öffnen'],
  ['lemonsqueezy', 'es', 'Abrir el recibo de Lemon Squeezy'],
  ['paddle', 'de', 'Rechnung von Paddle öffnen'],
] as const)('calls the document of %s what it is, in %s', (provider, language, text) => {
  expect(describeOrder({ ...VIEW, provider }, { ...CONTEXT, language }).invoice?.text).toBe(text);
});

it('names the order for analytics only when all of it was refunded', () => {
  expect(describeView({ stage: 'refunded' }).refunded).toEqual({ orderId: 'order-1', packageId: 'premium' });
  for (const stage of ['delivered', 'refund-requested'] as const)
    expect(describeView({ stage, refundedCents: 500, galleryUntil: PAID_AT }).refunded).toBeUndefined();
});

it('offers the withdrawal with the order’s number, unless everything is refunded', () => {
  const hrefs = (stage: OrderStage) => describeView({ stage }).links.all.map(({ href }) => href);
  expect(hrefs('waiting')).toEqual(['/withdraw?order=order-1', expect.stringMatching(/^mailto:.*order-1$/)]);
  expect(hrefs('refunded')).toEqual([expect.stringMatching(/^mailto:/)]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each<OrderStage>([
    'open',
    'waiting',
    'in-work',
    'delivered',
    'erased',
    'failed',
    'refund-requested',
    'refunded',
  ])('the page of an order that is %s has one heading of the first level, and labelled sections', (stage) => {
    const refunds = [{ amountCents: 2320, refundedAt: PAID_AT }];
    const sheet = describeOrder({ ...VIEW, stage, galleryUntil: PAID_AT, refunds }, { ...CONTEXT, language });
    const html = renderToStaticMarkup(<OrderSheetPage sheet={sheet} mayRemember={() => false} />);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<section[^>]* aria-labelledby="(\w+)"><h2 id="\1">/g)).toHaveLength(3);
    expect(html).toContain(sheet.state.value);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    expect(sheet.about).not.toBe('');
  });
});

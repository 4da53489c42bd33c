import type { Language } from '../../../../catalog/languages.ts';
import { orderPageTexts } from '../../../../i18n/order-page/index.ts';
import { orderRefundTexts } from '../../../../i18n/order-refund/index.ts';
import type { OrderRefundTexts } from '../../../../i18n/order-refund/en.ts';
import { formatPrice } from '../../../../i18n/price.ts';
import type { OrderFact } from '../../order-page/order-facts.tsx';
import { factsOf, type OrderSheet, refundsOf } from '../../order-page/order-sheet.ts';
import type { OrderView } from '../../order-page/order-view.ts';

/** The page on which an operator refunds an order, in words. */
export interface RefundSheet {
  readonly orderId: string;
  readonly heading: string;
  readonly lead: string;
  readonly state: OrderFact;
  /** The heading of the facts. */
  readonly order: string;
  readonly facts: readonly OrderFact[];
  readonly refunds: OrderSheet['refunds'];
  /** The sentence about what is left to refund, or why nothing is. */
  readonly left: string;
  /** Undefined when nothing is left to refund. */
  readonly form: RefundForm | undefined;
}

export interface RefundForm {
  readonly all: { readonly heading: string; readonly text: string; readonly action: string };
  readonly partial: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly hint: string;
    readonly action: string;
  };
  readonly messages: Pick<OrderRefundTexts, 'busy' | 'done' | 'noScript' | 'failed'>;
}

export function describeRefund(view: OrderView, language: Language): RefundSheet {
  const texts = orderRefundTexts[language];
  const { state, states } = orderPageTexts[language];
  const { id, stage, currency, amountCents, paymentId } = view;
  const price = (cents: number) => formatPrice(cents, currency, language);
  const requestedCents = view.pendingRefundCents + view.refundedCents;
  const shared = {
    ...{ orderId: id, heading: texts.heading, lead: texts.lead, order: texts.order },
    state: { label: state, value: states[stage] },
    facts: [
      ...factsOf(view, language),
      ...(paymentId === null ? [] : [{ label: texts.payment, value: paymentId }]),
    ],
    refunds: refundsOf(view, language),
  };
  const nothingLeft = nothingLeftIn(view);
  if (nothingLeft) return { ...shared, left: texts.nothingLeft[nothingLeft], form: undefined };
  const { all, partial, busy, done, noScript, failed } = texts;
  const leftCents = amountCents - requestedCents;
  return {
    ...shared,
    left: texts.refundable(price(leftCents)),
    form: {
      all: { ...all, action: all.action(price(leftCents)) },
      partial: {
        ...partial,
        label: partial.label(currency),
        hint: partial.hint(price(requestedCents), price(amountCents)),
      },
      messages: { busy, done, noScript, failed },
    },
  };
}

function nothingLeftIn({ stage }: OrderView): keyof OrderRefundTexts['nothingLeft'] | undefined {
  if (stage === 'open') return 'open';
  if (stage === 'refund-requested') return 'requested';
  return stage === 'refunded' ? 'refunded' : undefined;
}

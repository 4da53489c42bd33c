import { Command } from 'commander';
import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type {
  OperatorRefund,
  OperatorRefundError,
} from '../../../features/orders/refunds/request-operator-refund.server.ts';
import { UnusableInput } from '../unusable-input.ts';
import { withServiceParts } from '../service-parts.ts';
import { formatAmount, parseAmount } from './typed-values.ts';

const HELP = `
Enqueues the refund, which the running worker then requests from the order's own payment provider. Without --amount the whole
price is refunded, and the shoot ends. --amount names the total that is refunded afterwards, earlier parts included, so that a
repeated command refunds nothing twice; the order stays paid.

Exit code: 0 the refund is enqueued, 2 it is not, and why.`;

/** `lichtbild refund ORDER`: refunds an order on behalf of the operator. */
export function refundCommand(): Command {
  return new Command('refund')
    .description('refund an order, or a part of its price')
    .argument('<order>', 'its number, from the buyer’s emails')
    .option('--amount <amount>', 'the total to refund, such as 5.00, in the currency of the order')
    .addHelpText('after', HELP)
    .action(async (orderId: string, typed: { readonly amount?: string }) => {
      const amount = typed.amount === undefined ? undefined : parseAmount(typed.amount);
      if (amount?.ok === false) throw new UnusableInput(`--amount: ${amount.error}`);
      const { requestOperatorRefund } =
        await import('../../../features/orders/refunds/request-operator-refund.server.ts');
      const requested = await withServiceParts(({ adapters }) =>
        requestOperatorRefund(adapters, orderId.trim(), amount?.value),
      );
      if (!requested.ok) throw new UnusableInput(REFUSALS[requested.error](orderId.trim()));
      process.stdout.write(refundText(orderId.trim(), requested.value));
    });
}

const REFUSALS: Readonly<Record<OperatorRefundError, (order: string) => string>> = {
  'order-unknown': (order) => `There is no order ${order}: copy its number from the buyer’s email.`,
  'order-unpaid': (order) => `Order ${order} is not paid, so there is nothing to refund.`,
  'order-refunded': (order) => `Order ${order} is refunded already.`,
  'refund-requested': (order) =>
    `The refund of order ${order} is requested already; it is repeated until the provider confirms it.`,
  'provider-missing': (order) =>
    `The payment provider of order ${order} is not configured: enter its settings again, see .env.example.`,
  'amount-over-price': (order) => `--amount is more than the price of order ${order}.`,
  'amount-requested': (order) =>
    `As much of order ${order} is refunded already: --amount is the total, earlier parts included.`,
};

/** Tells what the refund will do. */
export function refundText(order: string, refund: OperatorRefund): string {
  const { provider, currency, priceCents, earlierCents, totalCents } = refund;
  const company = paymentCompany(provider).name;
  const format = (cents: number) => formatAmount(cents, currency);
  const earlier = earlierCents > 0 ? ` after ${format(earlierCents)} before` : '';
  const consequence =
    totalCents < priceCents
      ? 'The order stays paid.'
      : `As soon as ${company} confirms it, the shoot ends and its gallery closes.`;
  return [
    `Order ${order}: ${company} is asked to refund ${format(totalCents - earlierCents)}${earlier}, of ${format(priceCents)}.`,
    `The buyer gets an email. ${consequence}`,
    'A running worker does this within seconds; otherwise it happens at the next start.',
    '',
  ].join('\n');
}

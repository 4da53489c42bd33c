import type { OrderPorts } from '../order-ports.ts';

/** The ports of the use cases for withdrawals. */
export type WithdrawalPorts = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'log'> & {
  readonly settings: { readonly operatorEmails: readonly string[] };
};

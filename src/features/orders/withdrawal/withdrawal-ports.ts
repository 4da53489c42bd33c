import type { OrderPorts } from '../order-ports.ts';

/** The ports of the use cases for withdrawals. */
export type WithdrawalPorts = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'log' | 'capabilities'> & {
  readonly settings: { readonly publicUrl: string; readonly operatorEmails: readonly string[] };
};

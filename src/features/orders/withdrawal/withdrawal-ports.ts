import type { OrderPorts } from '../order-ports.ts';

/** What a withdrawal needs of the outside. */
export type WithdrawalPorts = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'log'> & {
  readonly settings: { readonly operatorEmails: readonly string[] };
};

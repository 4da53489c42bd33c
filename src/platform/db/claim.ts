import type { Transaction } from './database.ts';
import type { AuditDetail } from './tables/operators.ts';

/**
 * Records an operator's action in the transaction that executes it. Resolves to false, and the action must not be executed, when
 * another operator has changed the same thing meanwhile.
 */
export type Claim = (tx: Transaction, detail?: AuditDetail) => Promise<boolean>;

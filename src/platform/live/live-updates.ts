import type { Transaction } from '../db/database.ts';

/**
 * "Something about this shoot changed": a hint without content, over PostgreSQL's LISTEN/NOTIFY, so that any
 * web process can tell the browsers it serves. Who hears it loads the truth from the database.
 */
export interface LiveUpdates {
  /** Heard only if the transaction commits. */
  publish(tx: Transaction, shootId: string): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(shootId: string, onChange: () => void): () => void;
}

import type { Transaction } from '../db/database.ts';

/**
 * Notifications that something about a shoot changed, over PostgreSQL's LISTEN/NOTIFY, so that every web process can notify its
 * browsers. They have no content; subscribers load the state from the database.
 */
export interface LiveUpdates {
  /** Takes effect only if the transaction commits. */
  publish(tx: Transaction, shootId: string): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(shootId: string, onChange: () => void): () => void;
}

import type { Reader } from '../../../platform/db/database.ts';
import type { JobBatches } from '../../../platform/queue/queue.ts';
import { hashToken } from '../confirmation.ts';
import { requestForwardingOf } from '../forwarding/request-forwarding.server.ts';
import type { NewsletterPorts } from '../newsletter-ports.ts';
import type { ImportFile } from './import-file.ts';
import type { ImportRow } from './import-row.ts';
import { findKnownStates, insertImported } from './import-store.server.ts';

export type ImportPorts = Pick<NewsletterPorts, 'db' | 'ids' | 'log'> & {
  readonly jobBatches: JobBatches;
  /** Returns those of the addresses, in lower case, that must never get a newsletter again. */
  readonly findSuppressed: (db: Reader, emails: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** The lines of a file by what an import does with them. */
export interface ImportPlan {
  readonly fresh: readonly ImportRow[];
  /** The number of addresses that are subscribed, or wait for their own confirmation. */
  readonly known: number;
  /** The number of addresses that unsubscribed, which no import brings back. */
  readonly unsubscribed: number;
  /** The number of addresses that must never get a newsletter again. */
  readonly suppressed: number;
}

/** Rows of one transaction: few enough that it ends long before the time limit of a statement. */
const BATCH = 250;

/** Decides what happens to each line, without storing anything. */
export async function planImport(
  db: Reader,
  { findSuppressed }: Pick<ImportPorts, 'findSuppressed'>,
  rows: readonly ImportRow[],
): Promise<ImportPlan> {
  const states = await findKnownStates(db, rows);
  const suppressed = await findSuppressed(db, rows.map(addressKey));
  const plan = { fresh: [] as ImportRow[], known: 0, unsubscribed: 0, suppressed: 0 };
  for (const row of rows) {
    const state = states.get(addressKey(row));
    if (suppressed.has(addressKey(row))) plan.suppressed += 1;
    else if (state === 'unsubscribed') plan.unsubscribed += 1;
    else if (state) plan.known += 1;
    else plan.fresh.push(row);
  }
  return plan;
}

/**
 * Imports the lines of a file whose addresses are new, each with its consent as the proof, and returns how many. Idempotent, and
 * safe to interrupt: a second run imports what is missing, because everybody of the first one is known.
 */
export async function importSubscribers(ports: ImportPorts, file: ImportFile): Promise<number> {
  let imported = 0;
  for (let first = 0; first < file.rows.length; first += BATCH) {
    const rows = file.rows.slice(first, first + BATCH);
    imported += await ports.db.transaction(async (tx) => {
      const { fresh } = await planImport(tx, ports, rows);
      if (fresh.length === 0) return 0;
      const numbered = fresh.map((row) => ({
        ...row,
        subscriberId: ports.ids.newId(),
        consentId: ports.ids.newId(),
        tokenHash: hashToken(ports.ids.newId()),
      }));
      const ids = await insertImported(tx, numbered, file);
      await requestForwardingOf(tx, ports, ids);
      return ids.length;
    });
  }
  ports.log.info({ imported }, 'subscribers were imported');
  return imported;
}

function addressKey({ email }: Pick<ImportRow, 'email'>): string {
  return email.toLowerCase();
}

import { invariant } from '../../../base/invariant.ts';
import type { Language } from '../../../catalog/languages.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import type { Capabilities } from '../../../platform/capability/capabilities.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { type DeletionReceipt, receiptText } from './deletion-receipt.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findReceipt, insertReceipt, signReceipt } from './receipt-store.server.ts';
import type { ErasureReason } from './retention.ts';
import type { StoredFile } from '../../../platform/storage/storage.ts';
import { countTraces, eraseTraces } from './shoot-traces.server.ts';
import { lockShoot, markErasureBegun } from '../shoot-store.server.ts';
import { ANY_STATE, withShoot } from '../with-shoot.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';

export type SignedReceipt = DeletionReceipt & { readonly signature: string };
export type EraseError = 'shoot-not-found' | 'shoot-in-progress' | 'shoot-not-due';

export type ErasePorts = Pick<ShootPorts, 'db' | 'live' | 'clock' | 'storage'> & {
  readonly capabilities: Pick<Capabilities, 'keyFor'>;
  readonly mailer: Pick<Mailer, 'forget'>;
  /** Takes name and address out of the shoot's orders; the accounting rows stay. Safe to repeat. */
  readonly forgetBuyer: (tx: Transaction, shootId: string) => Promise<void>;
  /** Sends the receipt to the customer, at most once a shoot; the address is forgotten right after. */
  readonly writeDeletionNotice: (tx: Transaction, notice: ErasureNotice) => Promise<void>;
};

export interface ErasureNotice {
  readonly receipt: SignedReceipt;
  readonly email: string;
  readonly language: Language;
}

/**
 * Erases everything of a shoot and writes the signed receipt. In three steps, each safe to repeat: count and
 * close the shoot, erase the files, erase the rows. Killed in between, the sweep finds the shoot again; the counts
 * are those of before the first step, whatever was already gone.
 */
export async function eraseShoot(
  ports: ErasePorts,
  shootId: string,
  reason: ErasureReason,
): Promise<Result<SignedReceipt, EraseError>> {
  const begun = await beginErasure(ports, shootId, reason);
  if (!begun.ok) return begun;
  await ports.storage.eraseAll(storageKeys.shoot(shootId));
  return ok(await endErasure(ports, shootId));
}

type Begun = Result<'begun', EraseError>;

/** After this nothing is added to the shoot any more: every writer looks at its state under the same lock. */
async function beginErasure(ports: ErasePorts, shootId: string, reason: ErasureReason): Promise<Begun> {
  const begun = await withShoot(ports, shootId, ANY_STATE, async (tx, shoot): Promise<Begun> => {
    if (await findReceipt(tx, shootId)) return ok('begun');
    // Decided under the lock: a payment may have prolonged a draft since the sweep saw it.
    if (reason !== 'owner' && shoot.expiresAt > ports.clock.now()) return err('shoot-not-due');
    if (shoot.state === 'paid' || shoot.state === 'rendering') return err('shoot-in-progress');
    const files = await ports.storage.list(storageKeys.shoot(shootId));
    const erased = { ...(await countTraces(tx, shootId)), ...countFiles(shootId, files) };
    const erasedAt = ports.clock.now();
    // Without a signature until all of it is gone; a receipt page shows only signed ones.
    await insertReceipt(tx, { shootId, reason, erasedAt, erased, signature: '' });
    await markErasureBegun(tx, shootId, erasedAt);
    return ok('begun');
  });
  return begun ?? err('shoot-not-found');
}

async function endErasure(ports: ErasePorts, shootId: string): Promise<SignedReceipt> {
  return ports.db.transaction(async (tx) => {
    // Orders before the shoot, as a payment takes them: the two can wait for each other, not block each other.
    await ports.forgetBuyer(tx, shootId);
    const shoot = await lockShoot(tx, shootId);
    const begun = await findReceipt(tx, shootId);
    invariant(begun, 'an erasure is begun before it is ended');
    if (begun.signature !== '') return begun;
    const erasedAt = ports.clock.now();
    const mailIds = await eraseTraces(tx, shootId, erasedAt);
    // Before the rows are gone for good: afterwards nobody knew which files were this shoot's.
    await ports.mailer.forget(mailIds);
    const signature = ports.capabilities.keyFor('receipt', receiptText({ ...begun, erasedAt }));
    const receipt = { ...begun, erasedAt, signature };
    await signReceipt(tx, shootId, { erasedAt, signature });
    // Who never paid never asked to be written to.
    if (shoot?.email && shoot.paidAt) {
      await ports.writeDeletionNotice(tx, { receipt, email: shoot.email, language: shoot.language });
    }
    await ports.live.publish(tx, shootId);
    return receipt;
  });
}

function countFiles(shootId: string, files: readonly StoredFile[]) {
  const below = (prefix: string) => files.filter((file) => file.key.startsWith(prefix)).length;
  return {
    previews: below(storageKeys.previews(shootId)),
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.sizeBytes, 0),
  };
}

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
import { countSelfies, eraseSelfies } from '../selfies/selfie-store.server.ts';
import { countHeadshots, eraseHeadshots } from '../rendering/headshot-store.server.ts';
import { recordErasure } from '../../../platform/erasures/record-erasure.ts';
import { countMailsOf, eraseMailsOf } from '../../../platform/mail/erase-mails.ts';
import { emptyErasedShoot, markErasureBegun } from '../shoot-state-store.server.ts';
import { findPaidOrder, lockShoot, type ShootRow } from '../shoot-store.server.ts';
import { ANY_STATE, withShoot } from '../with-shoot.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';

export type SignedReceipt = DeletionReceipt & { readonly signature: string };
export type EraseError = 'shoot-not-found' | 'shoot-in-progress' | 'shoot-not-due';

/** Called once, in the transaction that closes the shoot; an error prevents the erasure. */
export type MayErase<Refusal extends string> = (
  tx: Transaction,
  shoot: ShootRow,
) => Promise<Result<unknown, Refusal>>;

export type ErasePorts = Pick<ShootPorts, 'db' | 'live' | 'clock' | 'storage'> & {
  readonly capabilities: Pick<Capabilities, 'keyFor'>;
  readonly mailer: Pick<Mailer, 'forget'>;
  /**
   * Removes name and address from the shoot's orders; the accounting rows stay. Idempotent. Resolves to the address of who paid,
   * when there is one that was not removed before.
   */
  readonly forgetBuyer: (tx: Transaction, shootId: string) => Promise<string | undefined>;
  /** Counts what the gallery stores about the shoot. */
  readonly countGalleryRows: (
    tx: Transaction,
    shootId: string,
  ) => Promise<Readonly<Record<'shares' | 'ratings' | 'unchosenHeadshots', number>>>;
  /** Deletes all that the gallery stores about the shoot. Idempotent. */
  readonly eraseGalleryRows: (tx: Transaction, shootId: string) => Promise<void>;
  /** Sends the receipt to the customer, at most once a shoot, just before the address is erased. */
  readonly writeDeletionNotice: (tx: Transaction, notice: ErasureNotice) => Promise<void>;
};

export interface ErasureNotice {
  readonly receipt: SignedReceipt;
  readonly email: string;
  readonly language: Language;
}

/**
 * Erases everything of a shoot and writes the signed receipt, in three idempotent steps: count and close the shoot, erase the
 * files, erase the rows. If the process is killed in between, the sweep finds the shoot again; the counts on the receipt are
 * those from before the first erasure.
 */
export async function eraseShoot<Refusal extends string = never>(
  ports: ErasePorts,
  shootId: string,
  reason: ErasureReason,
  mayErase?: MayErase<Refusal>,
): Promise<Result<SignedReceipt, EraseError | Refusal>> {
  const begun = await startErasure(ports, shootId, reason, mayErase);
  if (!begun.ok) return begun;
  await ports.storage.eraseAll(storageKeys.shoot(shootId));
  return ok(await finishErasure(ports, shootId));
}

const AT_ONCE: ReadonlySet<ErasureReason> = new Set(['owner', 'operator']);

/** Closes the shoot: every writer checks its state under the same lock, so nothing is added to it afterwards. */
async function startErasure<Refusal extends string>(
  ports: ErasePorts,
  shootId: string,
  reason: ErasureReason,
  mayErase?: MayErase<Refusal>,
): Promise<Result<'begun', EraseError | Refusal>> {
  type Begun = Result<'begun', EraseError | Refusal>;
  const begun = await withShoot(ports, shootId, ANY_STATE, async (tx, shoot): Promise<Begun> => {
    if (await findReceipt(tx, shootId)) return ok('begun');
    // The expiry is checked again under the lock, because a payment may have extended it since the sweep read it.
    if (!AT_ONCE.has(reason) && shoot.expiresAt > ports.clock.now()) return err('shoot-not-due');
    if (shoot.state === 'paid' || shoot.state === 'rendering') return err('shoot-in-progress');
    const allowed = await mayErase?.(tx, shoot);
    if (allowed?.ok === false) return allowed;
    const files = await ports.storage.list(storageKeys.shoot(shootId));
    const erased = { ...(await countRows(ports, tx, shootId)), ...countFiles(shootId, files) };
    const erasedAt = ports.clock.now();
    // The receipt is signed when everything is erased; pages show only signed receipts.
    await insertReceipt(tx, { shootId, reason, erasedAt, erased, signature: '' });
    await markErasureBegun(tx, shootId, erasedAt);
    await recordShootErasure(tx, shoot, erasedAt);
    return ok('begun');
  });
  return begun ?? err('shoot-not-found');
}

/** Records a delivery too, so that after the restore of a backup from before it the order is not refunded as undeliverable. */
async function recordShootErasure(tx: Transaction, shoot: ShootRow, erasedAt: Date): Promise<void> {
  if (!shoot.deliveredAt) return recordErasure(tx, 'shoot', shoot.id, erasedAt);
  await recordErasure(tx, 'delivered-shoot', shoot.id, erasedAt);
  const order = await findPaidOrder(tx, shoot.id);
  if (!order?.paymentId) return;
  await recordErasure(tx, 'delivered-order', `${order.id}/${order.provider}/${order.paymentId}`, erasedAt);
}

async function finishErasure(ports: ErasePorts, shootId: string): Promise<SignedReceipt> {
  return ports.db.transaction(async (tx) => {
    // Orders are locked before the shoot, in the same order as by a payment, which prevents deadlocks.
    const payer = await ports.forgetBuyer(tx, shootId);
    const shoot = await lockShoot(tx, shootId);
    const begun = await findReceipt(tx, shootId);
    invariant(begun, 'an erasure is begun before it is ended');
    if (begun.signature !== '') return begun;
    const erasedAt = ports.clock.now();
    await ports.eraseGalleryRows(tx, shootId);
    await eraseHeadshots(tx, shootId);
    await eraseSelfies(tx, shootId);
    await emptyErasedShoot(tx, shootId, erasedAt);
    const mailIds = await eraseMailsOf(tx, shootId);
    // The mailer forgets the mails before the transaction commits: afterwards nobody could tell which were this shoot's.
    await ports.mailer.forget(mailIds);
    const signature = ports.capabilities.keyFor('receipt', receiptText({ ...begun, erasedAt }));
    const receipt = { ...begun, erasedAt, signature };
    await signReceipt(tx, shootId, { erasedAt, signature });
    // Visitors who never paid did not ask for mail. Who paid first and never started has an address only in the order.
    const email = shoot?.paidAt && shoot.email ? shoot.email : payer;
    if (shoot && email) await ports.writeDeletionNotice(tx, { receipt, email, language: shoot.language });
    await ports.live.publish(tx, shootId);
    return receipt;
  });
}

async function countRows(ports: Pick<ErasePorts, 'countGalleryRows'>, tx: Transaction, shootId: string) {
  const { shares, ratings, unchosenHeadshots } = await ports.countGalleryRows(tx, shootId);
  return {
    selfies: (await countSelfies(tx, shootId)).total,
    headshots: (await countHeadshots(tx, shootId)) + unchosenHeadshots,
    shares,
    ratings,
    mails: await countMailsOf(tx, shootId),
  };
}

function countFiles(shootId: string, files: readonly StoredFile[]) {
  const below = (prefix: string) => files.filter((file) => file.key.startsWith(prefix)).length;
  return {
    previews: below(storageKeys.previews(shootId)),
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.sizeBytes, 0),
  };
}

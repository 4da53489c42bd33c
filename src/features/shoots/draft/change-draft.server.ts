import { err, ok, type Result } from '../../../base/result.ts';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { NewsletterTick } from '../../../platform/db/tables/shoots.ts';
import { advanceDraft, type DraftAdvance } from './advance-draft.server.ts';
import { type ChoiceError, parseChoice } from './choice.ts';
import { type ClothesError, parseClothesWish } from './clothes-wish.ts';
import { isRefusedByComparison } from '../selfies/comparison.ts';
import { type ConsentTicks, newsletterTickAfter, withTicks } from './consents.ts';
import { type CustomerError, parseCustomer } from './customer.ts';
import { clearComparison, setChoice, setClothes, setConsents, setCustomer } from './draft-store.server.ts';
import { listSelfies, recordComparison } from '../selfies/selfie-store.server.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { findPaidOrder, lockShoot, type ShootRow } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

export type DraftError = 'shoot-not-found' | 'shoot-closed';
type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock'>;

/**
 * Changes an open draft in one transaction, then enqueues the jobs that have become due.
 * @param change decides on the locked row, writes the change and returns the row as it is then
 */
export async function changeDraft<ErrorCode extends string>(
  ports: Ports,
  shootId: string,
  change: (
    tx: Transaction,
    shoot: ShootRow,
  ) => Promise<Result<{ readonly shoot: ShootRow } & DraftAdvance, ErrorCode>>,
): Promise<Result<'changed', ErrorCode | DraftError>> {
  return ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (!shoot || shoot.erasedAt) return err('shoot-not-found');
    if (!isOpenDraft(shoot.state)) return err('shoot-closed');
    const changed = await change(tx, shoot);
    if (!changed.ok) return changed;
    await advanceDraft(tx, ports, changed.value.shoot, changed.value);
    return ok('changed');
  });
}

/** Sets package and styles. If the order is already paid, its package cannot change. */
export async function choose(
  ports: Ports,
  shootId: string,
  input: { readonly packageId?: unknown; readonly styles?: unknown },
): Promise<Result<'changed', DraftError | ChoiceError | 'package-already-paid'>> {
  const choice = parseChoice(input);
  if (!choice.ok) return choice;
  return changeDraft<ChoiceError | 'package-already-paid'>(ports, shootId, async (tx) => {
    const order = await findPaidOrder(tx, shootId);
    if (order && order.packageId !== choice.value.packageId) return err('package-already-paid');
    const { packageId, styles } = choice.value;
    return ok({ shoot: await setChoice(tx, shootId, { packageId, styles }), selfiesChanged: false });
  });
}

/** Sets the clothes wished for. Selfies that end at the shoulders count only with clothes of ours. */
export async function chooseClothes(
  ports: Ports,
  shootId: string,
  input: unknown,
  offer: WardrobeOffer,
): Promise<Result<'changed', DraftError | ClothesError>> {
  const wish = parseClothesWish(input, offer);
  if (!wish.ok) return wish;
  return changeDraft<ClothesError>(ports, shootId, async (tx) =>
    ok({ shoot: await setClothes(tx, shootId, wish.value), selfiesChanged: false }),
  );
}

export async function nameCustomer(
  ports: Ports,
  shootId: string,
  input: { readonly firstName?: unknown; readonly email?: unknown },
): Promise<Result<'changed', DraftError | CustomerError>> {
  const customer = parseCustomer(input);
  if (!customer.ok) return customer;
  return changeDraft<CustomerError>(ports, shootId, async (tx) =>
    ok({ shoot: await setCustomer(tx, shootId, customer.value), selfiesChanged: false }),
  );
}

/**
 * Sets the consents. The likeness consent starts the comparison of the selfies; its withdrawal drops the results.
 * @param tick the proof that is stored if the newsletter is ticked
 */
export async function tickConsents(
  ports: Ports,
  shootId: string,
  ticks: ConsentTicks,
  tick: NewsletterTick,
): Promise<Result<'changed', DraftError>> {
  return changeDraft<never>(ports, shootId, async (tx, shoot) => {
    const consents = withTicks(shoot.consents, ticks, ports.clock.now());
    const newsletterTick = newsletterTickAfter(shoot.newsletterTick, ticks, tick);
    const ticked = await setConsents(tx, shootId, { consents, newsletterTick });
    if (consents.likeness) return ok({ shoot: ticked, selfiesChanged: false });
    await forgetComparison(tx, shootId);
    return ok({ shoot: await clearComparison(tx, shootId), selfiesChanged: false });
  });
}

async function forgetComparison(tx: Transaction, shootId: string): Promise<void> {
  for (const selfie of await listSelfies(tx, shootId)) {
    if (!isRefusedByComparison(selfie)) continue;
    await recordComparison(tx, shootId, selfie.id, []);
  }
}

import { fakeSelfie } from './fake-engine/fake-selfie.ts';
import type { ShootWorld } from './shoot-world.ts';
import type { StyleId } from '../src/base/style-ids.ts';
import type { ClothesWish } from '../src/imaging/headshot-request.ts';
import type { RejectReason, SelfieCaution } from '../src/imaging/selfie.ts';
import { galleryExpiry } from '../src/features/shoots/erasure/retention.ts';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import { orders } from '../src/platform/db/tables/orders.ts';
import { selfies, shoots } from '../src/platform/db/tables/shoots.ts';

/** Inserts a Basic shoot as it is right after its payment: six accepted selfies, everything chosen, nothing rendered. */
export async function insertPaidShoot(
  { context, time }: ShootWorld,
  options: {
    styles?: StyleId[];
    /** Default: the person's own clothes. */
    clothes?: ClothesWish;
    selfieNames?: readonly string[];
    /** Cautions by the selfie's name; other selfies have none. */
    cautions?: Readonly<Record<string, readonly SelfieCaution[]>>;
    wantedAnyway?: readonly string[];
    unpreparable?: Readonly<Record<string, RejectReason>>;
  } = {},
): Promise<string> {
  const { db, storage, ids } = context;
  const id = ids.newId();
  const at = time.now.toISOString();
  await db.insert(shoots).values({
    id,
    state: 'paid',
    language: 'en',
    packageId: 'basic',
    styles: options.styles ?? ['warm'],
    clothes: options.clothes ?? 'own',
    email: 'jo@example.com',
    firstName: 'Jo',
    consents: { terms: at, likeness: at, startBeforeWithdrawalEnds: at },
    seed: 7,
    compareState: 'done',
    createdAt: time.now,
    startRequestedAt: time.now,
    paidAt: time.now,
    expiresAt: galleryExpiry(time.now),
  });
  for (const [index, name] of (options.selfieNames ?? ['a', 'b', 'c', 'd', 'e', 'f']).entries()) {
    const selfieId = ids.newId();
    const refusal = options.unpreparable?.[name];
    await db.insert(selfies).values({
      id: selfieId,
      uploadId: selfieId,
      shootId: id,
      position: index + 1,
      state: 'accepted',
      reasons: [],
      cautions: [...(options.cautions?.[name] ?? [])],
      isWantedAnyway: options.wantedAnyway?.includes(name) ?? false,
      widthPx: 1200,
      heightPx: 1600,
      createdAt: time.now,
    });
    await storage.put(
      storageKeys.selfieClean(id, selfieId),
      fakeSelfie({ name, ...(refusal && { unpreparable: refusal }) }),
    );
    await storage.put(storageKeys.selfieThumbnail(id, selfieId), Buffer.from(`THUMBNAIL ${name}`));
  }
  await db.insert(orders).values({
    id: `order-of-${id}`,
    shootId: id,
    state: 'paid',
    packageId: 'basic',
    productId: 'basic',
    amountCents: 1900,
    currency: 'USD',
    email: 'jo@example.com',
    emailKey: 'jo@example.com',
    language: 'en',
    provider: 'sandbox',
    paymentId: `payment-of-${id}`,
    createdAt: time.now,
    paidAt: time.now,
  });
  return id;
}

import { revokeShareOf } from '../../features/gallery/share/share-store.server.ts';
import { hideRating } from '../../features/gallery/ratings/publish-rating.server.ts';
import { withdrawPermission } from '../../features/gallery/ratings/rating-store.server.ts';
import { eraseSubscriber } from '../../features/newsletter/change-subscriber.server.ts';
import { requestForwarding } from '../../features/newsletter/forwarding/request-forwarding.server.ts';
import { endMeasuring } from '../../features/newsletter/measuring-consent.server.ts';
import { dropTags } from '../../features/newsletter/tags/tag-store.server.ts';
import { endSubscriptionOf } from '../../features/newsletter/unsubscribe.server.ts';
import { markDeliveredOrderPaid } from '../../features/orders/order-store.server.ts';
import { repeatErasure } from '../../features/shoots/erasure/repeat-erasure.server.ts';
import { removeSelfie } from '../../features/shoots/selfies/remove-selfie.server.ts';
import { createUploadStore } from '../../features/shoots/selfies/upload-store.server.ts';
import type { NewsletterTopic } from '../../catalog/newsletter.ts';
import type { ErasureKind } from '../../platform/db/tables/erasures.ts';
import {
  type ErasureRecord,
  findKnown,
  insertRepeated,
  readDeliveredOrder,
} from '../../platform/erasures/erasure-store.ts';
import { repeatSuppression } from '../../platform/mail/suppressions.ts';
import type { WorkerContext } from '../context.ts';
import { erasePorts } from '../erase-ports.ts';

export type RestoreContext = Pick<
  WorkerContext,
  'db' | 'queue' | 'storage' | 'mailer' | 'capabilities' | 'live' | 'clock' | 'ids' | 'log' | 'settings'
>;

type Repeat = (record: ErasureRecord) => Promise<void>;

/** Repeats erasures, the oldest first. Idempotent. */
export async function repeatErasures(
  context: RestoreContext,
  records: readonly ErasureRecord[],
): Promise<void> {
  const repeats = repeatsByKind(context);
  const inOrder = records.toSorted((a, b) => a.recordedAt.getTime() - b.recordedAt.getTime());
  for (const record of inOrder) {
    await repeats[record.kind](record);
    // Recorded last, so that one that was killed is repeated.
    await context.db.transaction((tx) => insertRepeated(tx, record));
  }
}

/** Returns the records that are not among the restored rows: those from after the backup. */
export async function withoutKnown(
  { db }: Pick<WorkerContext, 'db'>,
  records: readonly ErasureRecord[],
): Promise<readonly ErasureRecord[]> {
  const known = await findKnown(
    db,
    records.map(({ id }) => id),
  );
  const unknown = records.filter(({ id }) => !known.has(id));
  return [...new Map(unknown.map((record) => [record.id, record])).values()];
}

function repeatsByKind(context: RestoreContext): Readonly<Record<ErasureKind, Repeat>> {
  const { db, queue, storage, live, clock } = context;
  const repeatShoot =
    (wasDelivered: boolean): Repeat =>
    ({ subject, recordedAt }) =>
      repeatErasure(erasePorts(context), { shootId: subject, erasedAt: recordedAt, wasDelivered });
  return {
    shoot: repeatShoot(false),
    'delivered-shoot': repeatShoot(true),
    'delivered-order': async ({ subject, recordedAt }) => {
      const { orderId, paymentId } = readDeliveredOrder(subject);
      await db.transaction((tx) => markDeliveredOrderPaid(tx, orderId, { paymentId, paidAt: recordedAt }));
    },
    selfie: async ({ subject }) => {
      const [shootId, selfieId] = parts(subject);
      const ports = { db, queue, live, clock, storage, uploads: createUploadStore(context) };
      await removeSelfie(ports, shootId, selfieId, false);
    },
    share: async ({ subject, recordedAt }) => {
      const [shootId, shareId] = parts(subject);
      await db.transaction((tx) => revokeShareOf(tx, shootId, shareId, recordedAt));
    },
    subscription: async ({ subject }) => {
      await db.transaction((tx) => endSubscriptionOf(tx, context, subject));
    },
    'subscriber-topic': async ({ subject }) => {
      const [subscriberId, topic] = parts(subject);
      await db.transaction(async (tx) => {
        await dropTags(tx, subscriberId, [topic as NewsletterTopic]);
        await requestForwarding(tx, context, subscriberId);
      });
    },
    subscriber: async ({ subject }) => {
      await db.transaction((tx) => eraseSubscriber(tx, context, subject));
    },
    'measuring-consent': ({ subject, recordedAt }) =>
      db.transaction((tx) => endMeasuring(tx, subject, recordedAt)),
    suppression: ({ subject, recordedAt }) =>
      db.transaction((tx) => repeatSuppression(tx, subject, recordedAt)),
    'rating-permission': ({ subject }) => db.transaction((tx) => withdrawPermission(tx, subject)),
    'published-rating': async ({ subject, recordedAt }) => {
      await db.transaction((tx) => hideRating(tx, subject, recordedAt));
    },
  };
}

function parts(subject: string): readonly [owner: string, part: string] {
  const [owner = '', part = ''] = subject.split('/');
  return [owner, part];
}

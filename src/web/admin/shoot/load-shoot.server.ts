import { loadGalleryRecord } from '../../../features/gallery/operator/load-gallery-record.server.ts';
import { galleryStory } from '../../../features/gallery/operator/gallery-story.ts';
import { listAuditAbout } from '../../../features/operators/audit/audit-store.server.ts';
import { loadOrderHistories } from '../../../features/orders/operator/load-order-histories.server.ts';
import { orderStory } from '../../../features/orders/operator/order-story.ts';
import { latestExpiry } from '../../../features/shoots/operator/gallery-expiry.ts';
import { loadShootRecord } from '../../../features/shoots/operator/load-shoot-record.server.ts';
import { shootStory } from '../../../features/shoots/operator/shoot-story.ts';
import { shootTrouble } from '../../../features/shoots/operator/shoot-trouble.ts';
import { isSettled } from '../../../features/shoots/shoot-state.ts';
import type { ShootRow } from '../../../features/shoots/shoot-store.server.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { listMailsOfShoot } from '../../../platform/mail/list-mails-of-shoot.ts';
import { listJobsAbout } from '../../../platform/queue/jobs-about.ts';
import { mergeStories } from '../../../ui/dashboard/story-entry.ts';
import { receiptPath } from '../api/shoot-erasure.ts';
import { auditStory } from './audit-story.ts';
import { jobStory } from './job-story.ts';
import { mailStory } from './mail-story.ts';

/** Entries of the audit log in one story; the audit log itself has all. */
const AUDIT_MOST = 200;

/** Loads everything that the page of a shoot shows; undefined when there is none with this id. */
export async function loadShoot(db: Reader, shootId: string, now: Date) {
  const record = await loadShootRecord(db, shootId);
  if (!record) return undefined;
  const [gallery, histories, mails] = await Promise.all([
    loadGalleryRecord(db, shootId),
    loadOrderHistories(db, shootId),
    listMailsOfShoot(db, shootId),
  ]);
  const orderIds = histories.map(({ order }) => order.id);
  const [jobs, audit] = await Promise.all([
    listJobsAbout(db, [shootId, ...orderIds, ...mails.map(({ id }) => id)]),
    listAuditAbout(db, [shootId, ...orderIds], AUDIT_MOST),
  ]);
  const { shoot, selfies, headshots, receipt } = record;
  const isUnsent = mails.some(({ sentAt, recipient }) => sentAt === null && recipient !== '');
  const isRemaking = gallery.remakes.some(({ state }) => state === 'requested' || state === 'rendering');
  const seenOf = (subject: string) => audit.findLast((entry) => entry.subject === subject)?.id ?? 0;
  return {
    shoot: {
      ...{ id: shoot.id, state: shoot.state, language: shoot.language, packageId: shoot.packageId },
      ...{ styles: shoot.styles, clothes: clothesText(shoot.clothes), email: shoot.email },
      ...{ firstName: shoot.firstName, compareState: shoot.compareState, previewState: shoot.previewState },
      ...{ createdAt: shoot.createdAt, deliveredAt: shoot.deliveredAt, erasedAt: shoot.erasedAt },
      expiresAt: shoot.expiresAt,
      latestExpiry: shoot.deliveredAt && latestExpiry(shoot.deliveredAt),
      trouble: shootTrouble(shoot, jobs, now),
      receipt: receipt?.signature ? receiptPath(shootId, receipt.signature) : undefined,
      seen: seenOf(shootId),
      isRetryOffered: isUnsent || isRemaking || isUnfinished(shoot, now),
    },
    counts: {
      selfies: selfies.length,
      accepted: selfies.filter(({ state }) => state === 'accepted').length,
      headshots: headshots.count,
      visits: gallery.visits?.visits ?? 0,
      downloads: gallery.visits?.downloads ?? 0,
    },
    orders: histories.map(({ order }) => ({
      ...{ id: order.id, state: order.state, packageId: order.packageId, provider: order.provider },
      ...{ amountCents: order.amountCents, currency: order.currency, email: order.email },
      ...{ requestedCents: order.refundRequestedCents, refundedCents: order.refundedCents },
      ...{ paymentId: order.paymentId, refundReason: order.refundReason, seen: seenOf(order.id) },
    })),
    jobs: jobs.map(({ payload: _, ...job }) => job),
    story: mergeStories(
      shootStory(record),
      ...histories.map(orderStory),
      galleryStory(gallery),
      mailStory(mails),
      jobStory(jobs, now),
      auditStory(audit),
    ),
  };
}

export type ShootPageData = NonNullable<Awaited<ReturnType<typeof loadShoot>>>;

/** Returns whether the shoot may wait for a job. The server decides when it is tried again. */
function isUnfinished({ state, erasedAt, expiresAt }: ShootRow, now: Date): boolean {
  if (erasedAt !== null) return false;
  return !isSettled(state) || expiresAt <= now;
}

function clothesText(clothes: unknown): string {
  if (!Array.isArray(clothes)) return String(clothes);
  return clothes
    .map(({ garment, dye }: { garment: string; dye: string }) => `${garment} (${dye})`)
    .join(', ');
}

import { storageKeys } from '../../src/features/shoots/storage-keys.ts';
import type { Database } from '../../src/platform/db/database.ts';
import {
  galleryVisits,
  headshotRemakes,
  ratings,
  sharedHeadshots,
  shares,
} from '../../src/platform/db/tables/gallery.ts';
import { erasures } from '../../src/platform/db/tables/erasures.ts';
import { photoReviews } from '../../src/platform/db/tables/photo-reviews.ts';
import { goodReviewMeasures } from '../review-measures.ts';
import { deletionReceipts, headshots, selfies, shoots } from '../../src/platform/db/tables/shoots.ts';
import { remakeKey } from '../../src/platform/storage/derived-key.ts';
import { MARK, SECOND, PAST, FUTURE } from './second-customer.ts';
import { insertOperator } from './insert-operator.ts';
import { insertOrders, insertMails, insertLeadAndSubscriber } from './insert-orders-and-mails.ts';
import { headshotBytes, headshotNumbers, SECOND_SELFIES } from './files.ts';

const CLOTHES = { garment: 'suit-jacket', dye: 'navy' } as const;
const PREVIEW = { style: 'warm', selfieId: SECOND.selfieId, own: true, dressed: CLOTHES } as const;

/** Inserts a draft, one that is paid and waits, a delivered gallery and an erased one, with every kind of row that may belong to them. */
export async function insertSecondCustomer(db: Database): Promise<void> {
  const person = { email: SECOND.email, firstName: MARK, language: 'en' as const };
  const consents = { terms: PAST.toISOString(), likeness: PAST.toISOString() };
  const shoot = { ...person, consents, packageId: 'basic' as const, styles: ['warm' as const], seed: 11 };
  const dates = { createdAt: PAST, paidAt: PAST, renderingAt: PAST, deliveredAt: PAST, expiresAt: FUTURE };
  await db.insert(shoots).values([
    {
      ...{ ...shoot, ...dates, id: SECOND.shootId, state: 'delivered', compareState: 'done' },
      ...{ previewState: 'ready', previewStyle: 'warm', previewSelfieId: SECOND.selfieId },
      ...{ clothes: 'business', previews: [PREVIEW], startRequestedAt: PAST },
      ...{ remakes: 1, preparedSelfies: 5, comparedAt: PAST, previewMadeAt: PAST },
    },
    {
      ...shoot,
      id: SECOND.draftId,
      clothes: [CLOTHES],
      state: 'draft',
      compareState: 'done',
      createdAt: PAST,
      expiresAt: FUTURE,
    },
    {
      ...{ ...shoot, id: SECOND.waitingId, state: 'ready_to_pay', compareState: 'done' },
      ...{ createdAt: PAST, expiresAt: FUTURE },
    },
    {
      ...{
        id: SECOND.erasedId,
        state: 'expired',
        language: 'en',
        packageId: 'basic',
        styles: [],
        consents: {},
      },
      ...{ seed: 0, createdAt: PAST, paidAt: PAST, expiresAt: PAST, erasedAt: PAST },
    },
  ]);
  await db.insert(photoReviews).values({
    ...{ id: SECOND.reviewId, submissionId: `${MARK}-review-form`, language: 'en', createdAt: FUTURE },
    ...{ target: { kind: 'linkedin' }, measures: goodReviewMeasures() },
    facts: {
      ...{ kind: 'jpeg', byteCount: 100_000, widthPx: 800, heightPx: 800 },
      ...{ isTransparent: false, isCmyk: false, hasLocation: false },
    },
  });
  await db.insert(selfies).values(
    SECOND_SELFIES.flatMap(([shootId, name]) =>
      [1, 2, 3, 4, 5].map((position) => {
        const id = `${MARK}-${name}-${position}`;
        return {
          id,
          shootId,
          uploadId: id,
          position,
          state: 'accepted' as const,
          reasons: [],
          dressing: 'hair-over-collar',
          // Selfies of drafts are erased at an age of thirty days.
          createdAt: shootId === SECOND.shootId ? PAST : FUTURE,
          checkedAt: PAST,
        };
      }),
    ),
  );
  await db.insert(headshots).values(
    headshotNumbers().map((number) => ({
      ...{
        shootId: SECOND.shootId,
        number,
        style: 'warm' as const,
        scene: 'canvas',
        selfieId: SECOND.selfieId,
      },
      ...{ storageKey: storageKeys.headshot(SECOND.shootId, number), widthPx: 1024, heightPx: 1280 },
      ...{
        bytes: headshotBytes(number).byteLength,
        likeness: 0.9,
        measures: {},
        perceptualHash: '0',
        elapsedMs: 1,
      },
      ...{ createdAt: PAST, favourite: number % 2 === 0, clothes: number % 2 === 0 ? CLOTHES : null },
      arrangement: { framing: 'tight' as const, variation: 1, seed: 1 },
    })),
  );
  await insertRemakes(db);
  await db.insert(deletionReceipts).values({
    ...{
      shootId: SECOND.erasedId,
      reason: 'expired',
      erasedAt: PAST,
      erased: { selfies: 5 },
      signature: MARK,
    },
  });
  await db.insert(shares).values([
    { id: SECOND.shareId, shootId: SECOND.shootId, createdAt: PAST },
    { id: SECOND.revokedShareId, shootId: SECOND.shootId, createdAt: PAST, revokedAt: PAST },
  ]);
  await db.insert(sharedHeadshots).values([
    { shareId: SECOND.shareId, number: 1 },
    { shareId: SECOND.shareId, number: 2 },
    { shareId: SECOND.revokedShareId, number: 3 },
  ]);
  await db.insert(galleryVisits).values({
    ...{ shootId: SECOND.shootId, visits: 2, firstVisitAt: PAST, lastVisitAt: FUTURE },
    ...{ downloads: 1, lastDownloadAt: PAST },
  });
  await insertOperator(db);
  await db.insert(ratings).values({
    ...{ shootId: SECOND.shootId, stars: 4, comment: MARK, createdAt: PAST },
    ...{ permittedAt: PAST, permissionText: MARK, showsName: true, publishedAt: PAST },
  });
  // Copied to a backup's target already, and never old enough to be dropped.
  await db.insert(erasures).values([
    { kind: 'delivered-shoot', subject: SECOND.erasedId, recordedAt: FUTURE, copiedAt: PAST },
    {
      kind: 'share',
      subject: `${SECOND.shootId}/${SECOND.revokedShareId}`,
      recordedAt: FUTURE,
      copiedAt: PAST,
    },
  ]);
  await insertOrders(db);
  await insertMails(db);
  await insertLeadAndSubscriber(db);
}

/** Inserts a new picture that waits for a choice, a remake that waits for its job, and one that failed. */
async function insertRemakes(db: Database): Promise<void> {
  const picture = {
    ...{ storageKey: remakeKey(SECOND.shootId, 2, SECOND.remakeId), widthPx: 1024, heightPx: 1280 },
    ...{
      bytes: headshotBytes(102).byteLength,
      likeness: 0.9,
      measures: {},
      perceptualHash: '1',
      elapsedMs: 1,
    },
  };
  const remake = { shootId: SECOND.shootId, clothes: null, createdAt: PAST };
  await db.insert(headshotRemakes).values([
    { ...remake, id: SECOND.remakeId, number: 2, state: 'ready', picture },
    { ...remake, id: `${MARK}-remake-4`, number: 4, state: 'requested' },
    { ...remake, id: `${MARK}-remake-5`, number: 5, state: 'failed', failure: 'unsure' },
  ]);
}

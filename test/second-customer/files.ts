import { expect } from 'vitest';
import { fakeSelfie } from '../fake-engine/fake-selfie.ts';
import { reviewedPhotoKey } from '../../src/features/photo-review/mail/review-files.ts';
import { storageKeys } from '../../src/features/shoots/storage-keys.ts';
import { remakeKey } from '../../src/platform/storage/derived-key.ts';
import type { Storage } from '../../src/platform/storage/storage.ts';
import { FUTURE, MARK, SECOND, isOfSecondCustomer } from './second-customer.ts';

/** Returns the content of a headshot of the second customer. No headshot of a test has the same. */
export const headshotBytes = (number: number) => Buffer.from(`${MARK} headshot ${number} `.repeat(100));

export const headshotNumbers = () => Array.from({ length: SECOND.headshotCount }, (_, index) => index + 1);

/** The shoots with five selfies each, and the name in the ids of these. */
export const SECOND_SELFIES = [
  [SECOND.shootId, 'selfie'],
  [SECOND.draftId, 'draft-selfie'],
  [SECOND.waitingId, 'waiting-selfie'],
] as const;

function files(): ReadonlyMap<string, Buffer> {
  const ofShoot = (shootId: string, name: string) =>
    [1, 2, 3, 4, 5].flatMap((position): [string, Buffer][] => {
      const selfieId = `${MARK}-${name}-${position}`;
      return [
        [storageKeys.selfieClean(shootId, selfieId), Buffer.from(fakeSelfie({ name: selfieId }))],
        [storageKeys.selfieThumbnail(shootId, selfieId), Buffer.from(`THUMBNAIL ${selfieId}`)],
      ];
    });
  return new Map([
    ...headshotNumbers().map((number): [string, Buffer] => [
      storageKeys.headshot(SECOND.shootId, number),
      headshotBytes(number),
    ]),
    [remakeKey(SECOND.shootId, 2, SECOND.remakeId), headshotBytes(102)],
    ...SECOND_SELFIES.flatMap(([shootId, name]) => ofShoot(shootId, name)),
  ]);
}

/** Stores the files of the second customer's shoots. */
export async function putFilesOfSecondCustomer(storage: Storage): Promise<void> {
  for (const [key, bytes] of files()) await storage.put(key, bytes);
}

/** Fails when a file of the second customer is missing, changed or new. */
export async function expectFilesOfSecondCustomer(storage: Storage): Promise<void> {
  const wanted = files();
  const stored = (await storage.list('shoots/')).filter(({ key }) => isOfSecondCustomer(key));
  expect(stored.map(({ key }) => key).toSorted(), 'files of somebody else').toEqual(
    [...wanted.keys()].toSorted(),
  );
  for (const [key, bytes] of wanted) {
    expect(Buffer.from((await storage.get(key)) ?? '').equals(bytes), key).toBe(true);
  }
}

const reviewKey = reviewedPhotoKey({ id: SECOND.reviewId, createdAt: FUTURE });
const reviewBytes = Buffer.from(`${MARK} review`);

/** Stores the photo of the second customer's review, which backups leave out. */
export async function putReviewOfSecondCustomer(storage: Storage): Promise<void> {
  await storage.put(reviewKey, reviewBytes);
}

/** Fails when the photo of the second customer's review is missing or changed. */
export async function expectReviewOfSecondCustomer(storage: Storage): Promise<void> {
  expect(Buffer.from((await storage.get(reviewKey)) ?? '').equals(reviewBytes), reviewKey).toBe(true);
}

import { and, count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { headshotRemakes, ratings, sharedHeadshots, shares } from '../../../platform/db/tables/gallery.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { headshots, selfies, shoots } from '../../../platform/db/tables/shoots.ts';

/** How many rows tell something of this shoot, by kind. */
export async function countTraces(
  tx: Transaction,
  shootId: string,
): Promise<{ selfies: number; headshots: number; shares: number; ratings: number; mails: number }> {
  const [selfieCount] = await tx.select({ n: count() }).from(selfies).where(eq(selfies.shootId, shootId));
  const [headshotCount] = await tx
    .select({ n: count() })
    .from(headshots)
    .where(eq(headshots.shootId, shootId));
  // A new picture between which and the first one its owner has not chosen yet is a headshot too.
  const undecided = and(eq(headshotRemakes.shootId, shootId), eq(headshotRemakes.state, 'ready'));
  const [remadeCount] = await tx.select({ n: count() }).from(headshotRemakes).where(undecided);
  const [shareCount] = await tx.select({ n: count() }).from(shares).where(eq(shares.shootId, shootId));
  const [ratingCount] = await tx.select({ n: count() }).from(ratings).where(eq(ratings.shootId, shootId));
  const [mailCount] = await tx.select({ n: count() }).from(mails).where(eq(mails.shootId, shootId));
  return {
    selfies: selfieCount?.n ?? 0,
    headshots: (headshotCount?.n ?? 0) + (remadeCount?.n ?? 0),
    shares: shareCount?.n ?? 0,
    ratings: ratingCount?.n ?? 0,
    mails: mailCount?.n ?? 0,
  };
}

/**
 * Removes every row of a shoot and empties its own: what stays is an id, a language, package, state and the dates.
 * Resolves to the ids of its mails, of which a mailer may keep something too; none of them is being sent any more.
 */
export async function eraseTraces(
  tx: Transaction,
  shootId: string,
  erasedAt: Date,
): Promise<readonly string[]> {
  const shareIds = tx.select({ id: shares.id }).from(shares).where(eq(shares.shootId, shootId));
  await tx.delete(sharedHeadshots).where(inArray(sharedHeadshots.shareId, shareIds));
  await tx.delete(shares).where(eq(shares.shootId, shootId));
  await tx.delete(ratings).where(eq(ratings.shootId, shootId));
  const gone = await tx.delete(mails).where(eq(mails.shootId, shootId)).returning({ id: mails.id });
  await tx.delete(headshotRemakes).where(eq(headshotRemakes.shootId, shootId));
  await tx.delete(headshots).where(eq(headshots.shootId, shootId));
  await tx.delete(selfies).where(eq(selfies.shootId, shootId));
  await tx
    .update(shoots)
    .set({
      email: null,
      firstName: null,
      styles: [],
      clothes: 'mix',
      consents: {},
      seed: 0,
      compareState: 'none',
      previewState: 'none',
      previewStyle: null,
      previewSelfieId: null,
      previews: [],
      previewsMade: 0,
      previewCharged: false,
      previewTurn: 0,
      previewWaiting: false,
      remakes: 0,
      preparedSelfies: 0,
      erasedAt,
    })
    .where(eq(shoots.id, shootId));
  return gone.map(({ id }) => id);
}

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { confirmSubscription } from '../../src/features/newsletter/confirm-subscription.server.ts';
import { hashToken } from '../../src/features/newsletter/confirmation.ts';
import { loadResults } from '../../src/features/newsletter/campaigns/results/campaign-results.server.ts';
import { sweepSubscribers } from '../../src/features/newsletter/sweep-subscribers.server.ts';
import { campaignClicks, campaignRecipients } from '../../src/platform/db/tables/campaigns.ts';
import { mailSuppressions } from '../../src/platform/db/tables/mail-suppressions.ts';
import {
  measurementConsents,
  subscriberConsents,
  subscribers,
} from '../../src/platform/db/tables/subscribers.ts';
import {
  isSuppressed,
  suppressAddress,
  type SuppressionReason,
} from '../../src/platform/mail/suppressions.ts';
import { insertSubscribers, NOON, openCampaigns } from './campaign-world.ts';

const YEAR_MS = 365.25 * 86_400_000;

it('erases whom the mails of a campaign went to, and keeps its totals', async () => {
  const { db, own, ports, time, start } = await openCampaigns();
  await insertSubscribers(db, ['mira@example.org', 'jo@example.org']);
  const id = await start();
  const answered = { state: 'sent' as const, settledAt: NOON, answerCode: 250, answer: '250 queued as 7' };
  await db.update(campaignRecipients).set(answered).where(eq(campaignRecipients.campaignId, id));
  const [mira] = await db
    .update(campaignRecipients)
    .set({ isMeasured: true, openedAt: NOON })
    .where(eq(campaignRecipients.subscriberId, 'mira'))
    .returning();
  await db.insert(campaignClicks).values({ recipientId: mira!.id, link: 0, firstAt: NOON });
  await db.insert(measurementConsents).values({
    ...{ id: 'm', subscriberId: 'mira', formVersion: '1', textShown: 'x', language: 'en', grantedAt: NOON },
  });
  await db.transaction((tx) =>
    suppressAddress(tx, { address: 'mira@example.org', reason: 'bounce', now: NOON }),
  );
  await db
    .update(subscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: NOON })
    .where(eq(subscribers.id, 'mira'));
  await sweepSubscribers(ports);
  expect(await isSuppressed(db, 'mira@example.org')).toBe(true);
  time.now = new Date(NOON.getTime() + 3.1 * YEAR_MS);
  await sweepSubscribers(ports);
  const rows = await own.select().from(campaignRecipients);
  expect(rows.find(({ id: recipientId }) => recipientId === mira!.id)).toMatchObject({
    ...{ subscriberId: null, answer: null, isMeasured: false, openedAt: null, state: 'sent' },
  });
  expect(rows.find(({ subscriberId }) => subscriberId === 'jo')).toMatchObject(answered);
  expect(await own.select().from(campaignClicks)).toEqual([]);
  expect(await own.select().from(measurementConsents)).toEqual([]);
  expect(await own.select().from(mailSuppressions)).toEqual([]);
  expect((await loadResults(own, id)).byState.sent).toBe(2);
});

it.each<readonly [SuppressionReason, boolean]>([
  ['bounce', false],
  ['complaint', true],
  ['manual', true],
])('a new confirmation leaves a %s in force: %s', async (reason, isLeft) => {
  const { db, ports } = await openCampaigns();
  await insertSubscribers(db, ['mira@example.org'], { state: 'pending', confirmedAt: null });
  await db.insert(subscriberConsents).values({
    ...{ id: 'c', subscriberId: 'mira', submissionId: 'c', tokenHash: hashToken('t'), formVersion: '1' },
    ...{ textShown: 'x', language: 'en', source: 'blog', addressHash: 'x', requestedAt: NOON },
    expiresAt: new Date(NOON.getTime() + 1),
  });
  await db.transaction((tx) => suppressAddress(tx, { address: 'Mira@example.org', reason, now: NOON }));
  expect(await confirmSubscription(ports, 't')).toBe('confirmed');
  expect(await isSuppressed(db, 'mira@example.org')).toBe(isLeft);
});

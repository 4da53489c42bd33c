import { expect, it } from 'vitest';
import { countAudience } from '../../src/features/newsletter/campaigns/count-audience.server.ts';
import type { Language } from '../../src/catalog/languages.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { type Audience, campaignRecipients } from '../../src/platform/db/tables/campaigns.ts';
import { orderReminders, orders } from '../../src/platform/db/tables/orders.ts';
import { subscriberTags } from '../../src/platform/db/tables/subscribers.ts';
import type { SubscriberTag } from '../../src/catalog/newsletter.ts';
import { suppressAddress } from '../../src/platform/mail/suppressions.ts';
import { EVERYBODY, insertSubscribers, NOON, openCampaigns, TYPED } from './campaign-world.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY_MS);

async function tag(db: Database, subscriberId: string, ...tags: readonly SubscriberTag[]): Promise<void> {
  await db.insert(subscriberTags).values(tags.map((one) => ({ subscriberId, tag: one, createdAt: NOON })));
}

async function order(db: Database, id: string, email: string | null, state: 'open' | 'paid' | 'refunded') {
  await db.insert(orders).values({
    ...{ id, email, state, emailKey: email, language: 'en', provider: 'sandbox', currency: 'EUR' },
    ...{ packageId: 'basic', productId: 'basic', amountCents: 1_900, createdAt: NOON },
  });
}

/** Chooses an audience, and checks that those who are counted are those who would get the campaign. */
async function openAudience() {
  const world = await openCampaigns();
  const messages = { en: TYPED, de: TYPED, es: TYPED };
  return {
    ...world,
    async chosen(audience: Partial<Audience>): Promise<readonly string[]> {
      const whole = { ...EVERYBODY, ...audience };
      const { total } = await countAudience(world.db, whole, ['en', 'de', 'es'], NOON);
      if (total === 0) return [];
      const id = await world.start({ messages, audience: whole });
      const rows = await world.own.select().from(campaignRecipients);
      const names = rows.filter(({ campaignId }) => campaignId === id).map((row) => row.subscriberId!);
      expect(names).toHaveLength(total);
      return names.toSorted();
    },
  };
}

it('reaches confirmed subscribers alone, and nobody who is suppressed', async () => {
  const { db, chosen } = await openAudience();
  await insertSubscribers(db, ['mira@example.org', 'Jo@Example.org']);
  await insertSubscribers(db, ['pending@example.org'], { state: 'pending' });
  await insertSubscribers(db, ['left@example.org'], { state: 'unsubscribed', unsubscribedAt: NOON });
  expect(await chosen({})).toEqual(['Jo', 'mira']);
  await db.transaction((tx) =>
    suppressAddress(tx, { address: 'jo@example.ORG', reason: 'bounce', now: NOON }),
  );
  expect(await chosen({})).toEqual(['mira']);
});

it('counts by language, and who has no text in theirs or is suppressed', async () => {
  const { db } = await openAudience();
  const insert = (language: Language, ...names: readonly string[]) =>
    insertSubscribers(
      db,
      names.map((name) => `${name}@example.org`),
      { language },
    );
  await insert('en', 'a', 'b', 'c');
  await insert('de', 'd', 'e');
  await insert('es', 'f');
  await db.transaction((tx) =>
    suppressAddress(tx, { address: 'a@example.org', reason: 'manual', now: NOON }),
  );
  const count = (languages: readonly Language[], audience: Partial<Audience> = {}) =>
    countAudience(db, { ...EVERYBODY, ...audience }, languages, NOON);
  expect(await count(['en', 'de'])).toEqual({
    ...{ total: 4, byLanguage: { en: 2, de: 2, es: 0 }, withoutText: 1, suppressed: 1 },
  });
  expect(await count(['en', 'de', 'es'], { languages: ['de'] })).toEqual({
    ...{ total: 2, byLanguage: { en: 0, de: 2, es: 0 }, withoutText: 0, suppressed: 0 },
  });
  expect(await count([])).toMatchObject({ total: 0, withoutText: 5 });
});

it('chooses by language and tags', async () => {
  const { db, chosen } = await openAudience();
  await insertSubscribers(db, ['a@example.org', 'b@example.org', 'c@example.org']);
  await insertSubscribers(db, ['d@example.org'], { language: 'de' });
  await tag(db, 'a', 'tips', 'team');
  await tag(db, 'b', 'offers');
  await tag(db, 'd', 'tips');
  expect(await chosen({ anyOfTags: ['tips'] })).toEqual(['a', 'd']);
  expect(await chosen({ anyOfTags: ['tips', 'offers'] })).toEqual(['a', 'b', 'd']);
  expect(await chosen({ noneOfTags: ['tips'] })).toEqual(['b', 'c']);
  expect(await chosen({ anyOfTags: ['tips'], noneOfTags: ['team', 'linkedin'] })).toEqual(['d']);
  expect(await chosen({ languages: ['en', 'es'], anyOfTags: ['tips'] })).toEqual(['a']);
});

it('chooses by what somebody bought, in whatever spelling of the address', async () => {
  const { db, chosen } = await openAudience();
  await insertSubscribers(db, [
    'Buyer@example.org',
    'opener@example.org',
    'both@example.org',
    'none@example.org',
  ]);
  await insertSubscribers(db, ['reminded@example.org', 'back@example.org']);
  await order(db, 'o1', 'buyer@Example.org', 'paid');
  await order(db, 'o2', 'opener@example.org', 'open');
  await order(db, 'o3', 'both@example.org', 'open');
  await order(db, 'o4', 'both@example.org', 'paid');
  await order(db, 'o5', 'back@example.org', 'refunded');
  // The address is erased with the draft, and the note outlives it.
  await order(db, 'o6', null, 'open');
  await db.insert(orderReminders).values({ orderId: 'o6', subscriberId: 'reminded', sentAt: NOON });
  expect(await chosen({ behaviour: 'has-bought' })).toEqual(['Buyer', 'back', 'both']);
  expect(await chosen({ behaviour: 'has-not-bought' })).toEqual(['none', 'opener', 'reminded']);
  expect(await chosen({ behaviour: 'left-order-unpaid' })).toEqual(['opener', 'reminded']);
});

it('chooses by the time of the sign-up, to the millisecond', async () => {
  const { db, chosen } = await openAudience();
  await insertSubscribers(db, ['old@example.org'], { confirmedAt: daysAgo(31) });
  await insertSubscribers(db, ['edge@example.org'], { confirmedAt: daysAgo(30) });
  await insertSubscribers(db, ['new@example.org'], { confirmedAt: daysAgo(1) });
  expect(await chosen({ confirmedWithinDays: 30 })).toEqual(['edge', 'new']);
  expect(await chosen({ confirmedBeforeDays: 30 })).toEqual(['edge', 'old']);
  expect(await chosen({ confirmedWithinDays: 30, confirmedBeforeDays: 2 })).toEqual(['edge']);
});

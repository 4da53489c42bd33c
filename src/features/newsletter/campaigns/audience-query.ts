import { and, eq, gte, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '../../../platform/db/tables/campaigns.ts';
import { mailSuppressions } from '../../../platform/db/tables/mail-suppressions.ts';
import { orderReminders, orders } from '../../../platform/db/tables/orders.ts';
import { subscribers, subscriberTags } from '../../../platform/db/tables/subscribers.ts';

const DAY_MS = 86_400_000;

/** The condition under which a confirmed subscriber belongs to an audience. It is about subscribers alone, suppressed or not. */
export function isInAudience(audience: Audience, now: Date): SQL | undefined {
  const { languages, anyOfTags, noneOfTags, confirmedWithinDays, confirmedBeforeDays } = audience;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return and(
    eq(subscribers.state, 'confirmed'),
    languages.length > 0 ? inArray(subscribers.language, [...languages]) : undefined,
    anyOfTags.length > 0 ? hasTag(anyOfTags) : undefined,
    noneOfTags.length > 0 ? sql`not ${hasTag(noneOfTags)}` : undefined,
    confirmedWithinDays === null ? undefined : gte(subscribers.confirmedAt, daysAgo(confirmedWithinDays)),
    confirmedBeforeDays === null ? undefined : lte(subscribers.confirmedAt, daysAgo(confirmedBeforeDays)),
    behaves(audience),
  );
}

/** The condition under which a subscriber's address gets no newsletter. */
export const isSubscriberSuppressed = sql<boolean>`exists (
  select 1 from ${mailSuppressions} where ${eq(mailSuppressions.addressKey, subscribers.emailKey)})`;

function hasTag(tags: Audience['anyOfTags']): SQL {
  return sql`exists (select 1 from ${subscriberTags} where ${and(
    eq(subscriberTags.subscriberId, subscribers.id),
    inArray(subscriberTags.tag, [...tags]),
  )})`;
}

/**
 * Orders are recognized by their address, which is erased with the shoot: whoever bought longer ago counts as somebody who has not.
 * An open order may also be known by the note that its buyer could be reminded, which outlives the address.
 */
function behaves({ behaviour }: Pick<Audience, 'behaviour'>): SQL | undefined {
  switch (behaviour) {
    case 'everyone':
      return undefined;
    case 'has-bought':
      return hasBought;
    case 'has-not-bought':
      return sql`not ${hasBought}`;
    case 'left-order-unpaid':
      return and(or(hasOpenOrder, hasOpenReminder), sql`not ${hasBought}`);
  }
}

const isOwnOrder = and(isNotNull(orders.email), eq(sql`lower(${orders.email})`, subscribers.emailKey));
const hasBought = sql`exists (select 1 from ${orders} where ${and(isOwnOrder, ne(orders.state, 'open'))})`;
const hasOpenOrder = sql`exists (select 1 from ${orders} where ${and(isOwnOrder, eq(orders.state, 'open'))})`;
const hasOpenReminder = sql`exists (select 1 from ${orderReminders} join ${orders} on ${eq(
  orders.id,
  orderReminders.orderId,
)} where ${and(eq(orderReminders.subscriberId, subscribers.id), eq(orders.state, 'open'))})`;

import { expect, it } from 'vitest';
import { hoursLater, MIRA, NOON, openNewsletter, SIGN_UP } from '../../../../test/newsletter-bench.ts';
import { subscriberConsents, subscribers } from '../../../platform/db/tables/subscribers.ts';

it('erases unconfirmed sign-ups after 72 hours, but no later ones', async () => {
  const { db, time, signUp, sweep, confirm, drain, linksOf } = await openNewsletter();
  await signUp(SIGN_UP);
  await signUp({ ...SIGN_UP, email: 'jo@example.org', submissionId: 'submission-of-jo-001' });
  await drain();
  time.now = hoursLater(1);
  await signUp({ ...SIGN_UP, submissionId: 'submission-of-mira-2' });
  await drain();
  const emails = async () => (await db.select().from(subscribers)).map(({ email }) => email).toSorted();
  time.now = new Date(hoursLater(72).getTime() - 1);
  await sweep();
  expect(await emails()).toEqual(['jo@example.org', MIRA]);
  time.now = hoursLater(72);
  await sweep();
  expect(await emails()).toEqual([MIRA]);
  expect(await db.select().from(subscriberConsents)).toHaveLength(1);
  expect((await confirm(linksOf(MIRA, 'confirm')[1]!))[0]).toBe(200);
  time.now = hoursLater(1_000);
  await sweep();
  expect(await emails()).toEqual([MIRA]);
});

it('an unsubscribed address stays unsubscribed until the proof of consent expires', async () => {
  const { db, time, signUp, sweep, states, subscribeMira, unsubscribe } = await openNewsletter();
  await unsubscribe(await subscribeMira());
  time.now = hoursLater(1);
  await signUp({ ...SIGN_UP, firstName: 'Mira', submissionId: 'submission-of-mira-2' });
  time.now = hoursLater(73);
  await sweep();
  expect(await states()).toEqual(['unsubscribed']);
  expect(await db.select().from(subscribers)).toMatchObject([{ firstName: null, unsubscribedAt: NOON }]);
  expect(await db.select().from(subscriberConsents)).toMatchObject([{ confirmedAt: NOON }]);
  time.now = new Date('2029-11-21T11:59:59Z');
  await sweep();
  expect(await states()).toEqual(['unsubscribed']);
  time.now = new Date('2029-11-21T12:00:00Z');
  await sweep();
  expect(await states()).toEqual([]);
  expect(await db.select().from(subscriberConsents)).toEqual([]);
});

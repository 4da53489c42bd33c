import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { MARK } from '../../../test/second-customer/second-customer.ts';
import { mails } from '../db/tables/mails.ts';
import { subscribers } from '../db/tables/subscribers.ts';
import { silentLog } from '../log/silent-log.ts';
import { createPgBossQueue } from '../queue/pg-boss-queue.ts';
import { listUnsubscribe } from './list-unsubscribe.ts';
import type { MailKind } from './mail-kinds.ts';
import { MailError } from './mailer.ts';
import { createMemoryMailer } from './memory-mailer.ts';
import { sendMail } from './send-mail.ts';
import {
  eraseSuppressions,
  isSuppressed,
  liftSuppression,
  listSuppressions,
  suppressAddress,
  type SuppressionReason,
} from './suppressions.ts';
import { writeMail } from './write-mail.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const JO = 'Jo@Example.org';

const suppress = ({ db }: TestDatabase, address: string, reason: SuppressionReason, now = NOW) =>
  db.transaction((tx) => suppressAddress(tx, { address, reason, now, answer: { code: 550, text: 'no' } }));
const lift = ({ db }: TestDatabase, reasons?: readonly SuppressionReason[]) =>
  db.transaction((tx) => liftSuppression(tx, JO, reasons));
const list = async ({ db }: TestDatabase) =>
  (await listSuppressions(db, { limit: 100 })).filter(({ addressKey }) => !addressKey.includes(MARK));

async function openOutbox(database: TestDatabase) {
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const unsubscribe = listUnsubscribe({ url: 'https://a.example', email: 'a@b.example', subject: 'end' });
  const write = (id: string, kind: MailKind, headers?: typeof unsubscribe) => {
    const content = { language: 'en' as const, subject: 's', html: 'h', text: 't', createdAt: NOW };
    const mail = { ...content, id, dedupeKey: id, kind, recipient: 'jo@example.ORG', headers };
    return database.db.transaction((tx) => writeMail(queue, tx, { ...mail, shootId: undefined }));
  };
  return {
    writeNewsletter: (id: string) => write(id, 'newsletter-welcome', unsubscribe),
    writeReceipt: (id: string) => write(id, 'order-confirmation'),
    find: async (id: string) => (await database.db.select().from(mails).where(eq(mails.id, id)))[0],
  };
}

it('recognizes an address however it is capitalized, and stores the strongest reason', async () => {
  await using database = await createTestDatabase();
  expect(await suppress(database, JO, 'bounce')).toBe(true);
  expect(await suppress(database, 'jo@example.org', 'bounce', later(1))).toBe(false);
  expect(await isSuppressed(database.db, 'JO@example.org')).toBe(true);
  expect(await isSuppressed(database.db, 'kim@example.org')).toBe(false);
  expect(await suppress(database, JO, 'complaint', later(2))).toBe(true);
  expect(await suppress(database, JO, 'manual', later(3))).toBe(false);
  expect(await list(database)).toEqual([
    { addressKey: 'jo@example.org', reason: 'complaint', answerCode: 550, answer: 'no', createdAt: later(2) },
  ]);
});

it('lifts a suppression, for certain reasons only where they are named', async () => {
  await using database = await createTestDatabase();
  await suppress(database, JO, 'complaint');
  expect(await lift(database, ['bounce'])).toBe(false);
  expect(await isSuppressed(database.db, JO)).toBe(true);
  expect(await lift(database)).toBe(true);
  expect(await lift(database)).toBe(false);
  expect(await isSuppressed(database.db, JO)).toBe(false);
});

it('lists the newest first, page by page, without skipping equal times', async () => {
  await using database = await createTestDatabase();
  for (const name of ['a', 'b', 'c']) await suppress(database, `${name}@example.org`, 'manual');
  await suppress(database, 'new@example.org', 'manual', later(1));
  const seen: string[] = [];
  let after: Awaited<ReturnType<typeof list>>[number] | undefined;
  for (;;) {
    const page = await listSuppressions(database.db, { after, limit: 2 });
    seen.push(...page.map(({ addressKey }) => addressKey));
    after = page.at(-1);
    if (!after) break;
  }
  const own = seen.filter((key) => !key.includes(MARK));
  expect(own).toEqual(['new@example.org', 'c@example.org', 'b@example.org', 'a@example.org']);
});

it('holds newsletters back when they are written and when they are sent, and no other mails', async () => {
  await using database = await createTestDatabase();
  const outbox = await openOutbox(database);
  const mailer = createMemoryMailer();
  await outbox.writeNewsletter('waiting');
  await outbox.writeReceipt('receipt');
  await suppress(database, JO, 'complaint');
  expect(await outbox.find('waiting')).toMatchObject({ recipient: '', text: '', sentAt: null });
  expect(await outbox.writeNewsletter('late')).toBe(false);
  expect(await outbox.find('late')).toBeUndefined();
  await lift(database);
  await outbox.writeNewsletter('racing');
  // As if the suppression had been stored after the mail and without seeing it.
  await suppress(database, JO, 'complaint');
  await database.db.update(mails).set({ recipient: JO }).where(eq(mails.id, 'racing'));
  expect(await sendMail(database.db, mailer, 'racing', NOW)).toMatchObject({ outcome: 'suppressed' });
  expect(await sendMail(database.db, mailer, 'receipt', NOW)).toMatchObject({ outcome: 'sent' });
  expect(mailer.sent().map(({ id }) => id)).toEqual(['receipt']);
  expect(await outbox.find('racing')).toMatchObject({ recipient: '', sentAt: null });
});

it('stores the server’s answer to each try, and suppresses whom a newsletter could not reach', async () => {
  await using database = await createTestDatabase();
  const outbox = await openOutbox(database);
  const failing = (kind: MailError['kind'], code: number) => ({
    send: () => Promise.reject(new MailError('no', { kind, answer: { code, text: `${code} no` } })),
  });
  await outbox.writeReceipt('receipt');
  await outbox.writeNewsletter('newsletter');
  for (const id of ['receipt', 'newsletter']) {
    await expect(sendMail(database.db, failing('try-later', 451), id, NOW)).rejects.toThrow('no');
    expect(await outbox.find(id)).toMatchObject({ answerCode: 451, answer: '451 no', triedAt: NOW });
  }
  await sendMail(database.db, failing('mail-refused', 554), 'receipt', later(1));
  expect(await outbox.find('receipt')).toMatchObject({ answerCode: 554, triedAt: later(1), recipient: '' });
  expect(await isSuppressed(database.db, JO)).toBe(false);
  await sendMail(database.db, failing('recipient-refused', 550), 'newsletter', later(1));
  expect(await outbox.find('newsletter')).toMatchObject({ answerCode: 550, recipient: '' });
  expect(await list(database)).toMatchObject([{ addressKey: 'jo@example.org', reason: 'bounce' }]);
  await outbox.writeReceipt('second');
  await sendMail(database.db, { send: async () => ({ code: 250, text: 'ok' }) }, 'second', later(2));
  expect(await outbox.find('second')).toMatchObject({ answerCode: 250, sentAt: later(2), triedAt: later(2) });
});

it('erases old suppressions of addresses that belong to no subscriber', async () => {
  await using database = await createTestDatabase();
  await suppress(database, 'nobody@example.org', 'bounce');
  await suppress(database, 'known@example.org', 'bounce');
  await suppress(database, 'new@example.org', 'bounce', later(1));
  const utm = { utmSource: 'a', utmMedium: 'b', utmCampaign: 'c', discountCode: 'X', discountPercent: 1 };
  await database.db.insert(subscribers).values({
    ...{ id: 'known', email: 'Known@example.org', language: 'en', source: 'blog', state: 'pending' },
    ...{ ...utm, requestedAt: NOW },
  });
  expect(await eraseSuppressions(database.db, later(1))).toBe(1);
  expect((await list(database)).map(({ addressKey }) => addressKey)).toEqual([
    'new@example.org',
    'known@example.org',
  ]);
});

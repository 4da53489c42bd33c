import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { mails } from '../db/tables/mails.ts';
import { type Mail, MailError } from './mailer.ts';
import { createMemoryMailer } from './memory-mailer.ts';
import { sendMail } from './send-mail.ts';
import { takeBackMails } from './take-back-mails.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const BEFORE = new Date('2026-11-21T09:00:00Z');

async function insertMail({ db }: TestDatabase, id: string, more: Partial<typeof mails.$inferInsert> = {}) {
  await db.insert(mails).values({
    ...{ id, dedupeKey: id, kind: 'gallery-ready', shootId: 'shoot', recipient: `${id}@example.org` },
    ...{ language: 'en', subject: 'subject', html: 'html', text: 'text', createdAt: BEFORE, ...more },
  });
}

async function find({ db }: TestDatabase, id: string) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

it('sends one mail of several, once, and marks only that one', async () => {
  await using database = await createTestDatabase();
  for (const id of ['first', 'second', 'third'])
    await insertMail(database, id, { replyTo: `${id}@reply.example` });
  const mailer = createMemoryMailer();
  const sent = { outcome: 'sent', kind: 'gallery-ready', shootId: 'shoot' };
  expect(await sendMail(database.db, mailer, 'second', NOW)).toEqual(sent);
  expect(await sendMail(database.db, mailer, 'second', new Date(NOW.getTime() + 1))).toBeUndefined();
  expect(mailer.sent()).toMatchObject([
    { id: 'second', to: 'second@example.org', replyTo: 'second@reply.example' },
  ]);
  expect(await find(database, 'second')).toMatchObject({
    sentAt: NOW,
    attempts: 1,
    recipient: 'second@example.org',
  });
  for (const id of ['first', 'third'])
    expect(await find(database, id)).toMatchObject({ sentAt: null, attempts: 0 });
});

it('a mail that somebody marked as sent is not sent', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'sent', { sentAt: BEFORE });
  const mailer = createMemoryMailer();
  expect(await sendMail(database.db, mailer, 'sent', NOW)).toBeUndefined();
  expect(mailer.sent()).toEqual([]);
  expect(await find(database, 'sent')).toMatchObject({ sentAt: BEFORE, attempts: 0 });
});

it('two workers with the same job send one mail of a shoot, also one after the other', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'one');
  const taken: Mail[] = [];
  const slow = { send: async (mail: Mail) => delay(50).then(() => void taken.push(mail)) };
  await Promise.all([1, 2, 3].map(() => sendMail(database.db, slow, 'one', NOW)));
  await sendMail(database.db, slow, 'one', NOW);
  expect(taken).toHaveLength(1);
});

it('gives up only a mail of no shoot that is refused for good', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'of-shoot');
  await insertMail(database, 'of-none', { shootId: null });
  const failing = (permanent: boolean) => ({
    send: () => Promise.reject(new MailError('no', { permanent })),
  });
  await expect(sendMail(database.db, failing(true), 'of-shoot', NOW)).rejects.toThrow('no');
  await expect(sendMail(database.db, failing(false), 'of-none', NOW)).rejects.toThrow('no');
  expect(await find(database, 'of-none')).toMatchObject({ recipient: 'of-none@example.org', attempts: 1 });
  const refused = { outcome: 'refused', kind: 'gallery-ready', shootId: null };
  expect(await sendMail(database.db, failing(true), 'of-none', NOW)).toEqual(refused);
  expect(await find(database, 'of-none')).toMatchObject({ recipient: '', text: '', sentAt: null });
  expect(await find(database, 'of-shoot')).toMatchObject({ recipient: 'of-shoot@example.org', sentAt: null });
});

it('takes back only what is named and has not left', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'back');
  await insertMail(database, 'left', { sentAt: BEFORE });
  await insertMail(database, 'other');
  await database.db.transaction(async (tx) => {
    await takeBackMails(tx, []);
    await takeBackMails(tx, ['back', 'left']);
  });
  expect(await find(database, 'back')).toMatchObject({ recipient: '', sentAt: null });
  expect(await find(database, 'left')).toMatchObject({ recipient: 'left@example.org', sentAt: BEFORE });
  expect(await find(database, 'other')).toMatchObject({ recipient: 'other@example.org', sentAt: null });
});

import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { mails } from '../db/tables/mails.ts';
import { type Mail, MailError } from './mailer.ts';
import { silentLog } from '../log/silent-log.ts';
import { createPgBossQueue } from '../queue/pg-boss-queue.ts';
import { listUnsubscribe } from './list-unsubscribe.ts';
import { createMemoryMailer } from './memory-mailer.ts';
import { resumeMails } from './resume-mails.ts';
import { sendMail } from './send-mail.ts';
import { cancelMails } from './cancel-mails.ts';
import { isMailWritten, writeMail } from './write-mail.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const BEFORE = new Date('2026-11-21T09:00:00Z');

type MailRow = typeof mails.$inferInsert;

function mailRow(id: string, more: Partial<MailRow> = {}): MailRow {
  return {
    ...{ id, dedupeKey: id, kind: 'gallery-ready', shootId: 'shoot', recipient: `${id}@example.org` },
    ...{ language: 'en', subject: 'subject', html: 'html', text: 'text', createdAt: BEFORE, ...more },
  };
}

async function insertMail({ db }: TestDatabase, id: string, more: Partial<MailRow> = {}): Promise<void> {
  await db.insert(mails).values(mailRow(id, more));
}

async function find({ db }: TestDatabase, id: string) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

it('sends only the requested mail, once, and marks it', async () => {
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

it('a mail that is marked as sent is not sent', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'sent', { sentAt: BEFORE });
  const mailer = createMemoryMailer();
  expect(await sendMail(database.db, mailer, 'sent', NOW)).toBeUndefined();
  expect(mailer.sent()).toEqual([]);
  expect(await find(database, 'sent')).toMatchObject({ sentAt: BEFORE, attempts: 0 });
});

it('a mail whose content is erased is not sent', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'emptied', { recipient: '' });
  const mailer = createMemoryMailer();
  expect(await sendMail(database.db, mailer, 'emptied', NOW)).toBeUndefined();
  expect(mailer.sent()).toEqual([]);
  expect(await find(database, 'emptied')).toMatchObject({ sentAt: null, attempts: 0 });
});

it('reports which mails were written, sent or not', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'waiting');
  await insertMail(database, 'sent', { sentAt: BEFORE });
  const written = (key: string) => database.db.transaction((tx) => isMailWritten(tx, key));
  expect(await Promise.all(['waiting', 'sent', 'never'].map(written))).toEqual([true, true, false]);
});

it('two workers with the same job send a mail once, in parallel or in sequence', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'one');
  const taken: Mail[] = [];
  const slow = { send: async (mail: Mail) => delay(50).then(() => void taken.push(mail)) };
  await Promise.all([1, 2, 3].map(() => sendMail(database.db, slow, 'one', NOW)));
  await sendMail(database.db, slow, 'one', NOW);
  expect(taken).toHaveLength(1);
});

it('sends a mail with its attachments, and erases them with the content of a mail without a shoot', async () => {
  await using database = await createTestDatabase();
  const attachments = [
    { fileName: 'terms.html', contentType: 'text/html; charset=utf-8', content: '<p>§</p>' },
  ];
  const { queue } = await openQueue(database);
  const mail = {
    ...{ ...mailRow('with-files'), kind: 'gallery-ready' as const },
    ...{ replyTo: undefined, headers: undefined, attachments },
  };
  for (const shootId of ['shoot', undefined]) {
    const id = `of-${shootId}`;
    await database.db.transaction((tx) => writeMail(queue, tx, { ...mail, id, dedupeKey: id, shootId }));
  }
  const mailer = createMemoryMailer();
  for (const id of ['of-shoot', 'of-undefined']) await sendMail(database.db, mailer, id, NOW);
  expect(mailer.sent()).toMatchObject([{ attachments }, { attachments }]);
  expect(await find(database, 'of-shoot')).toMatchObject({ attachments });
  expect(await find(database, 'of-undefined')).toMatchObject({ attachments: null, recipient: '' });
});

it('gives up only a mail without a shoot that is refused for good', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'of-shoot');
  await insertMail(database, 'of-none', { shootId: null });
  const failing = (permanent: boolean) => ({
    send: () => Promise.reject(new MailError('no', { kind: permanent ? 'mail-refused' : 'try-later' })),
  });
  await expect(sendMail(database.db, failing(true), 'of-shoot', NOW)).rejects.toThrow('no');
  await expect(sendMail(database.db, failing(false), 'of-none', NOW)).rejects.toThrow('no');
  expect(await find(database, 'of-none')).toMatchObject({ recipient: 'of-none@example.org', attempts: 1 });
  const refused = { outcome: 'refused', kind: 'gallery-ready', shootId: null };
  expect(await sendMail(database.db, failing(true), 'of-none', NOW)).toEqual(refused);
  expect(await find(database, 'of-none')).toMatchObject({ recipient: '', text: '', sentAt: null });
  expect(await find(database, 'of-shoot')).toMatchObject({ recipient: 'of-shoot@example.org', sentAt: null });
});

it('cancels only the given mails that are not sent yet', async () => {
  await using database = await createTestDatabase();
  await insertMail(database, 'back');
  await insertMail(database, 'left', { sentAt: BEFORE });
  await insertMail(database, 'other');
  await database.db.transaction(async (tx) => {
    await cancelMails(tx, []);
    await cancelMails(tx, ['back', 'left']);
  });
  expect(await find(database, 'back')).toMatchObject({ recipient: '', sentAt: null });
  expect(await find(database, 'left')).toMatchObject({ recipient: 'left@example.org', sentAt: BEFORE });
  expect(await find(database, 'other')).toMatchObject({ recipient: 'other@example.org', sentAt: null });
});

async function openQueue(database: TestDatabase) {
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const asked = async () => {
    const { rows } = await database.db.execute<{ key: string }>(
      sql`select singleton_key as key from pgboss.job where name = 'mail.send' order by 1`,
    );
    return rows.map(({ key }) => key);
  };
  return { queue, asked };
}

it('writes a mail once per key, and enqueues it once', async () => {
  await using database = await createTestDatabase();
  const { queue, asked } = await openQueue(database);
  const mail = {
    ...{ dedupeKey: 'told-once', kind: 'gallery-ready' as const, shootId: 'shoot' },
    ...{
      recipient: 'a@example.org',
      language: 'en' as const,
      subject: 's',
      html: 'h',
      text: 't',
      createdAt: NOW,
    },
  };
  const write = (id: string) => database.db.transaction((tx) => writeMail(queue, tx, { ...mail, id }));
  expect([await write('first'), await write('second')]).toEqual([true, false]);
  expect(await database.own.select().from(mails)).toMatchObject([
    { id: 'first', shootId: 'shoot', sentAt: null },
  ]);
  expect(await asked()).toEqual(['first']);
});

it('enqueues the mails with the fewest tries first, up to the batch size', async () => {
  await using database = await createTestDatabase();
  const { queue, asked } = await openQueue(database);
  const tried = Array.from({ length: 501 }, (_, n) => mailRow(`tried-${n}`, { attempts: 7 }));
  await database.db.insert(mails).values(tried);
  await insertMail(database, 'fresh');
  const later = new Date(BEFORE.getTime() + 2 * 3_600_000);
  expect(await resumeMails(database.db, queue, later)).toEqual({ unsent: 500, givenUp: 0 });
  expect(await asked()).toHaveLength(500);
  expect(await asked()).toContain('fresh');
});

it('leaves a mail to its job for an hour, and gives up one without a shoot after three days', async () => {
  await using database = await createTestDatabase();
  const { queue } = await openQueue(database);
  await insertMail(database, 'of-none', { shootId: null });
  const resumedAfter = (ms: number) => resumeMails(database.db, queue, new Date(BEFORE.getTime() + ms));
  const [hour, threeDays] = [3_600_000, 3 * 86_400_000];
  expect(await resumedAfter(hour)).toEqual({ unsent: 0, givenUp: 0 });
  expect(await resumedAfter(hour + 1)).toEqual({ unsent: 1, givenUp: 0 });
  expect(await resumedAfter(threeDays)).toEqual({ unsent: 1, givenUp: 0 });
  expect(await resumedAfter(threeDays + 1)).toEqual({ unsent: 0, givenUp: 1 });
  expect(await find(database, 'of-none')).toMatchObject({ recipient: '', sentAt: null });
});

it('neither enqueues nor gives up mails that are done', async () => {
  await using database = await createTestDatabase();
  const { queue, asked } = await openQueue(database);
  await insertMail(database, 'sent', { sentAt: BEFORE });
  await insertMail(database, 'emptied', { shootId: null, sentAt: BEFORE, recipient: '' });
  await insertMail(database, 'unsent-of-shoot');
  const muchLater = new Date(BEFORE.getTime() + 30 * 86_400_000);
  expect(await resumeMails(database.db, queue, muchLater)).toEqual({ unsent: 1, givenUp: 0 });
  expect(await asked()).toEqual(['unsent-of-shoot']);
  expect(await find(database, 'sent')).toMatchObject({ recipient: 'sent@example.org', sentAt: BEFORE });
});

it.each([
  ['newsletter-campaign', undefined],
  ['newsletter-welcome', { 'List-Unsubscribe': '<https://lichtbild.example/u>' }],
  ['newsletter-welcome', { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }],
  ['refund', listUnsubscribe({ url: 'https://lichtbild.example/u', email: 'a@b.example', subject: 'x' })],
] as const)('writes no %s with the headers %j', async (kind, headers) => {
  await using database = await createTestDatabase();
  const { queue, asked } = await openQueue(database);
  const mail = {
    ...{ id: 'one', dedupeKey: 'one', kind, shootId: undefined, recipient: 'a@example.org', headers },
    ...{ language: 'en' as const, subject: 's', html: 'h', text: 't', createdAt: NOW },
  };
  await expect(database.db.transaction((tx) => writeMail(queue, tx, mail))).rejects.toThrow('newsletters');
  expect(await asked()).toEqual([]);
});

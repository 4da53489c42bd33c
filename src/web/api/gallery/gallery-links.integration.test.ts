import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue, Killed } from '../../../../test/crash-points.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import { GALLERY, type GalleryBench, KEY, openGalleryBench } from '../../../../test/gallery-bench.ts';
import { mailGalleryLinks } from '../../../features/gallery/find/mail-gallery-links.server.ts';
import { openLoggedDatabase } from '../../../../test/logged-database.ts';
import { requestGalleryLinks } from '../../../features/gallery/find/request-gallery-links.server.ts';
import { galleryLinkRequests } from '../../../platform/db/tables/gallery.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { createDeadLetterHandler } from '../../../worker/dead-letters.ts';
import { galleryHandlers } from '../../../worker/gallery-handlers.ts';
import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limiter.ts';

const MIRA = {
  ...{ submissionId: 'submission-of-mira-1', email: 'mira@example.org' },
  ...{ homepage: '', shownForMs: 9_000 },
};
const SPANISH = { referer: 'http://localhost:3000/es/gallery' };

const ask = (bench: GalleryBench, body: unknown, headers: Record<string, string> = SPANISH) =>
  bench.send('POST', '/api/gallery-links', body, { headers });
const written = async (bench: GalleryBench) => {
  await drainQueue(bench.database.url, galleryHandlers(bench.context));
  expect(await bench.database.db.select().from(galleryLinkRequests), 'requests left over').toEqual([]);
  return bench.database.db.select().from(mails);
};

it('mails the link to the address of the order, in the language of the page', async () => {
  const bench = await openGalleryBench();
  const response = await ask(bench, { ...MIRA, email: ' MIRA@Example.org ' });
  expect([response.status, await response.json()]).toEqual([201, { received: true }]);
  expect(response.headers.get('cache-control')).toBe('no-store');

  const [mail, ...more] = await written(bench);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    ...{ kind: 'gallery-link', recipient: 'mira@example.org', language: 'es', shootId: GALLERY },
    subject: 'El enlace de su galería',
  });
  const link = `http://localhost:3000/es/gallery/${GALLERY}?key=${KEY}`;
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text.replace(/\s+/g, ' ')).toMatch(/Mira.*3 retratos.*21 de diciembre de 2026/);
});

it('responds to a stranger as to the owner, and mails nobody', async () => {
  const bench = await openGalleryBench();
  const [owner, stranger] = [await ask(bench, MIRA), await ask(bench, { ...MIRA, email: 'jo@example.org' })];
  expect([stranger.status, await stranger.json()]).toEqual([owner.status, await owner.json()]);
  const mailed = await written(bench);
  expect(mailed.map(({ recipient }) => recipient)).toEqual(['mira@example.org']);
});

it('does the same work for a stranger as for the owner before it responds', async () => {
  const bench = await openGalleryBench();
  const work = [];
  for (const email of [MIRA.email, 'jo@example.org']) {
    const { db, statements, close } = openLoggedDatabase(bench.database.url);
    const request = { submissionId: `submission-of-${email}`, language: 'en' as const, email };
    await requestGalleryLinks({ ...bench.context, db }, request);
    await close();
    work.push(statements);
  }
  expect(work[0]?.join()).toMatch(/begin.*insert into "gallery_link_requests".*commit/s);
  expect(work[0]).toEqual(work[1]);
  expect(await bench.database.db.select().from(mails), 'before the worker looks').toEqual([]);
  expect((await written(bench)).map(({ recipient }) => recipient)).toEqual([MIRA.email]);
});

it('stores no address in a job, and deletes it when the job finally fails', async () => {
  const bench = await openGalleryBench();
  const { db, url } = bench.database;
  await ask(bench, MIRA);
  const jobs = await db.execute(sql`select data from pgboss.job where name = 'gallery.mail-links'`);
  expect(jobs.rows).toEqual([{ data: { submissionId: MIRA.submissionId } }]);
  const failing = { 'gallery.mail-links': () => Promise.reject(new Error('no')) };
  const onDeadLetter = createDeadLetterHandler(bench.context as never);
  await drainQueue(url, failing, { allowFailures: true, onDeadLetter });
  expect(await db.select().from(galleryLinkRequests)).toEqual([]);
});

it('a wildcard matches no address', async () => {
  const bench = await openGalleryBench();
  await ask(bench, { ...MIRA, email: '%@example.org' });
  await ask(bench, { ...MIRA, email: 'mira_example.org@example.org' });
  expect(await written(bench)).toEqual([]);
});

it.each([
  ['is not delivered yet', { state: 'rendering' as const }],
  ['is over', { expiresAt: new Date('2026-11-21T09:59:59Z') }],
  ['is erased', { erasedAt: new Date('2026-11-21T09:00:00Z') }],
])('has no link while the gallery %s', async (_what, change) => {
  const bench = await openGalleryBench();
  await bench.database.db.update(shoots).set(change).where(eq(shoots.id, GALLERY));
  expect((await ask(bench, MIRA)).status).toBe(201);
  expect(await written(bench)).toEqual([]);
});

it('a repeated request sends one mail, a new request another', async () => {
  const bench = await openGalleryBench();
  await Promise.all(Array.from({ length: 4 }, () => ask(bench, MIRA)));
  expect(await written(bench)).toHaveLength(1);
  await ask(bench, { ...MIRA, submissionId: 'submission-of-mira-2' });
  expect(await written(bench)).toHaveLength(2);
});

it('writes all mails or none, wherever the process is killed', async () => {
  const bench = await openGalleryBench();
  const { db } = bench.database;
  const [first] = await db.select().from(shoots);
  await db.insert(shoots).values({ ...first!, id: 'second-gallery-of-mira' });
  const crash = new CrashPoints();
  const killable = {
    ...bench.context,
    db: crashingDatabase(db, crash),
    queue: crashingQueue(bench.queue, crash),
    mailOrderLinks: async () => 0,
  };
  const request = async (submissionId: string) => {
    await requestGalleryLinks(killable, { submissionId, language: 'en', email: MIRA.email });
    await mailGalleryLinks(killable, submissionId);
  };
  const written = () => db.select().from(mails);
  crash.revive();
  await request('never-killed');
  const steps = crash.passed;
  expect(steps).toBeGreaterThan(4);
  for (let step = 1; step <= steps; step += 1) {
    crash.dieAtStep(step);
    await expect(request(`killed-${step}`), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    expect((await written()).length % 2, `killed at step ${step}`).toBe(0);
    await request(`killed-${step}`);
    expect(await written(), `killed at step ${step}`).toHaveLength(2 * (step + 1));
  }
});

it('responds in the language of the page when the address is invalid', async () => {
  const bench = await openGalleryBench();
  const refused = await ask(bench, { ...MIRA, email: 'mira@' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    ...{ error: 'email-invalid', field: 'email' },
    message: 'Introduzca una dirección de correo electrónico válida',
  });
});

it('refuses bots, other sites, other bodies, and too many requests', async () => {
  const bench = await openGalleryBench();
  const status = async (body: unknown, headers?: Record<string, string>) =>
    (await ask(bench, body, headers)).status;
  expect(await status({ ...MIRA, homepage: 'https://spam.example' })).toBe(201);
  expect(await status({ ...MIRA, shownForMs: 10 })).toBe(201);
  expect(await status(MIRA, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ ...MIRA, submissionId: '' })).toBe(400);
  expect(await status({ ...MIRA, homepage: 'x'.repeat(100_000) })).toBe(413);
  expect(await written(bench)).toEqual([]);

  bench.limitReached = true;
  expect(await status(MIRA)).toBe(429);
  bench.limitReached = false;
  const { times } = RATE_LIMITS['gallery-link-mail'];
  for (let count = 0; count < times; count += 1) {
    expect(await status({ ...MIRA, submissionId: `submission-${count}-of-mira` })).toBe(201);
  }
  expect(await status({ ...MIRA, submissionId: 'submission-too-many' })).toBe(429);
  expect(await written(bench)).toHaveLength(times);
});

import { expect, it, onTestFinished } from 'vitest';
import {
  CrashPoints,
  crashingDatabase,
  crashingQueue,
  crashingStorage,
  Killed,
} from '../../../../test/crash-points.ts';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import { createFakePhotoMeasurer } from '../../../../test/fake-photo-measurer.ts';
import {
  expectReviewOfSecondCustomer,
  putReviewOfSecondCustomer,
} from '../../../../test/second-customer/files.ts';
import { SECOND } from '../../../../test/second-customer/second-customer.ts';
import { err, type Result } from '../../../base/result.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import type { PhotoFacts } from '../../../features/photo-review/file/photo-header.ts';
import { mailReview } from '../../../features/photo-review/mail/mail-review.server.ts';
import { openReview, openReviewedPhoto } from '../../../features/photo-review/mail/open-review.server.ts';
import type { PhotoMeasureError, PhotoMeasurer } from '../../../imaging/photo-measurer.ts';
import { createHmacCapabilities } from '../../../platform/capability/hmac-capabilities.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { photoReviews } from '../../../platform/db/tables/photo-reviews.ts';
import { randomIds } from '../../../platform/ids/ids.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { createMemoryMailer } from '../../../platform/mail/memory-mailer.ts';
import { createPgBossQueue } from '../../../platform/queue/pg-boss-queue.ts';
import { createRateLimiter } from '../../../platform/rate-limit/pg-rate-limiter.ts';
import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limiter.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { mailHandlers } from '../../../worker/mail-handlers.ts';
import { photoReviewHandlers } from '../../../worker/photo-review-handlers.ts';
import type { WebContext } from '../../context.ts';
import { createPhotoReviewRoutes } from './photo-review-routes.ts';

const SITE = 'http://localhost:3000';
const HOUR_MS = 3_600_000;
/** The smallest JPEG header with a size, 600 × 800; the measurer is not a real one here. */
const JPEG = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08, 0x03, 0x20, 0x02, 0x58, 0x03, 1, 0x22, 0, 2, 0x11, 1, 3],
  ...[0x11, 1, 0xff, 0xd9],
]);
const FACTS: PhotoFacts = {
  ...{ kind: 'jpeg', byteCount: 2_000_000, widthPx: 3000, heightPx: 4000 },
  ...{ isTransparent: false, isCmyk: false, hasLocation: true },
};
const DETAILS = {
  ...{ submissionId: 'submission-of-mira-1', email: 'mira@example.org', homepage: '', shownForMs: 9_000 },
  ...{ facts: FACTS, target: { kind: 'cv', country: 'DE', widthMm: 45, heightMm: 60 } },
};

/** Sets up the endpoints on a real database, the worker, and a clock that tests can set. */
async function openReviews({ photoMeasurer = createFakePhotoMeasurer() } = {}) {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const storage = createMemoryStorage();
  await putReviewOfSecondCustomer(storage);
  onTestFinished(() => expectReviewOfSecondCustomer(storage));
  const time = { now: new Date('2026-11-28T10:00:00Z') };
  const { db, own } = database;
  const ports = {
    ...{ db, queue, storage, photoMeasurer, clock: { now: () => time.now }, ids: randomIds, log: silentLog },
    capabilities: createHmacCapabilities(['a secret of the tests, long enough']),
    settings: { publicUrl: SITE },
    rateLimiter: createRateLimiter({ secret: 'salt', pool: undefined }),
  };
  const limited = { waitSeconds: 0 };
  const app = createPhotoReviewRoutes(ports as unknown as WebContext, async (_c, action) =>
    action === 'photo-review' ? limited.waitSeconds : 0,
  );
  const mailer = createMemoryMailer();
  const handlers = { ...mailHandlers({ ...ports, mailer }), ...photoReviewHandlers(ports) };
  const headers = { origin: SITE, referer: `${SITE}/de/resume-photo-review` };
  return {
    ...{ db: own, queue, storage, time, limited, mailer, ports, handlers },
    measure: async (body: Uint8Array | string, more: Record<string, string> = {}, query = '') =>
      app.fetch(
        new Request(`${SITE}/api/photo-review${query}`, {
          method: 'POST',
          body: Buffer.from(body),
          headers: { ...headers, ...more },
        }),
      ),
    mail: async (details: object = DETAILS, photo: Uint8Array = JPEG, more: Record<string, string> = {}) => {
      const form = new FormData();
      form.set('photo', new Blob([Buffer.from(photo)]), 'photo');
      form.set('details', JSON.stringify(details));
      return app.fetch(
        new Request(`${SITE}/api/photo-review/mail`, {
          method: 'POST',
          body: form,
          headers: { ...headers, ...more },
        }),
      );
    },
    get: async (path: string, cookie = '') => app.fetch(new Request(SITE + path, { headers: { cookie } })),
    photos: async () => (await storage.list('reviews/')).filter(({ key }) => !key.includes(SECOND.reviewId)),
    drain: () => drainQueue(database.url, handlers),
  };
}

it('measures a photo and stores nothing', async () => {
  const { db, measure, photos } = await openReviews();
  const response = await measure(JPEG);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ measures: { faceCount: 1 } });
  expect([await db.select().from(photoReviews), await photos()]).toEqual([[], []]);
});

it.each([
  ['nothing', new Uint8Array(), 422, 'photo-unreadable'],
  ['a text', 'no photo at all', 422, 'photo-unreadable'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 422, 'photo-unreadable'],
  ['HEIC', '\0\0\0\x18ftypheic', 422, 'photo-unreadable'],
  ['more than the limit', new Uint8Array(LIMITS.reviewMaxBytes + 1), 413, 'photo-too-large'],
])('refuses %s with a sentence in the visitor’s language', async (_, body, status, error) => {
  const { measure } = await openReviews();
  const response = await measure(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error, message: expect.stringMatching(/Foto/) });
});

it('says when it is busy, and when there is no face', async () => {
  const answers = [err('busy'), err('no-face')] as const;
  let count = 0;
  const photoMeasurer: PhotoMeasurer = { measure: async () => answers[count++]! };
  const { measure } = await openReviews({ photoMeasurer });
  const busy = await measure(JPEG);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await busy.json()).toMatchObject({ error: 'busy' });
  expect(await (await measure(JPEG)).json()).toMatchObject({ error: 'no-face' });
});

it('refuses other sites and too many requests', async () => {
  const { db, measure, mail, limited } = await openReviews();
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await measure(JPEG, headers)).status).toBe(403);
    expect((await mail(DETAILS, JPEG, headers)).status).toBe(403);
  }
  limited.waitSeconds = 60;
  expect((await measure(JPEG)).status).toBe(429);
  expect((await mail()).status).toBe(429);
  expect(await db.select().from(photoReviews)).toEqual([]);
});

it('mails the full result, with a link that opens the photo in this browser only, for a day', async () => {
  const { db, mail, drain, mailer, get, time, photos, ports } = await openReviews();
  const response = await mail();
  expect([response.status, await response.json()]).toEqual([201, { received: true }]);
  await drain();
  const [sent, ...more] = mailer.sent();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ to: 'mira@example.org', subject: 'Das vollständige Ergebnis zu Ihrem Foto' });
  expect(sent!.text).toMatch(
    /Gesamt\s+\d+ von 100[^]*Professioneller Eindruck[^]*Deutschland[^]*Aufnahmeort/,
  );

  const link = new URL(/http\S+\/photo-review\/\S+key=[\w-]+/.exec(sent!.text)![0]);
  const [row] = await db.select().from(photoReviews);
  expect(row).toMatchObject({ language: 'de', facts: FACTS, target: DETAILS.target });
  expect(JSON.stringify(row)).not.toContain('mira@');
  const opened = await get(link.pathname + link.search);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, link.pathname]);
  const cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
  const picture = `/api/photo-review/${row!.id}/photo`;
  const shown = await get(picture, cookie);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(JPEG);

  // Neither without the key, nor with that of another review, nor for another review.
  const wrong = await get(`${link.pathname}?key=${'x'.repeat(22)}`);
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([302, null]);
  const name = cookie.slice(0, cookie.indexOf('='));
  const foreign = ports.capabilities.keyFor('photo-review', SECOND.reviewId);
  for (const other of ['', `${name}=wrong`, `${name}=${foreign}`])
    expect((await get(picture, other)).status).toBe(404);
  expect((await get(`/api/photo-review/${SECOND.reviewId}/photo`, cookie)).status).toBe(404);

  time.now = new Date(time.now.getTime() + LIMITS.reviewLifetimeMs);
  expect((await get(picture, cookie)).status).toBe(404);
  expect(await photos()).toHaveLength(1);
});

it('erases reviews and photos before they are a day old, also a photo without a row', async () => {
  const { db, mail, storage, time, photos, handlers, drain } = await openReviews();
  await mail();
  await drain();
  await storage.put(`reviews/${time.now.getTime()}/left-by-a-killed-process.jpg`, JPEG);
  const start = time.now.getTime();
  time.now = new Date(start + 23 * HOUR_MS);
  await handlers['photo-reviews.sweep']();
  expect([(await db.select().from(photoReviews)).length, (await photos()).length]).toEqual([1, 2]);
  // The sweep runs every ten minutes, so this is the last one before a day is over.
  time.now = new Date(start + 24 * HOUR_MS - 9 * 60_000);
  await handlers['photo-reviews.sweep']();
  expect([await db.select().from(photoReviews), await photos()]).toEqual([[], []]);
});

it('stores nothing of the sent mail but the fact that it was sent', async () => {
  const { db, mail, drain } = await openReviews();
  await mail();
  await drain();
  const [row, ...more] = await db.select().from(mails);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ recipient: '', subject: '', html: '', text: '' });
  expect(JSON.stringify(row)).not.toContain('mira');
});

it('a form that is sent again, at once or later, gives one mail and one photo', async () => {
  const { db, mail, drain, mailer, photos } = await openReviews();
  const answers = await Promise.all(Array.from({ length: 6 }, () => mail()));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  await drain();
  expect((await mail()).status).toBe(201);
  await drain();
  expect([(await db.select().from(photoReviews)).length, (await photos()).length]).toEqual([1, 1]);
  expect(mailer.sent()).toHaveLength(1);
  await mail({ ...DETAILS, submissionId: 'submission-of-mira-2' });
  await drain();
  expect(mailer.sent()).toHaveLength(2);
});

it('has a row, a mail and a photo, or none of the first two, wherever the process is killed', async () => {
  const { db, queue, storage, ports, drain, mailer, photos } = await openReviews();
  const crash = new CrashPoints();
  const killable = {
    ...ports,
    db: crashingDatabase(db, crash),
    queue: crashingQueue(queue, crash),
    storage: crashingStorage(storage, crash),
    rateLimiter: { count: async () => 0 },
  };
  const submit = (submissionId: string) =>
    mailReview(killable, {
      ...{ submissionId, language: 'en', email: 'mira@example.org', photo: JPEG, facts: FACTS },
      target: { kind: 'linkedin' },
    });
  crash.revive();
  expect(await submit('never-killed')).toEqual({ ok: true, value: 'mailed' });
  const steps = crash.passed;
  expect(steps).toBeGreaterThan(5);
  for (let step = 1; step <= steps; step += 1) {
    crash.dieAtStep(step);
    await expect(submit(`killed-${step}`), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    const rows = await db.select().from(photoReviews);
    expect((await db.select().from(mails)).length, `killed at step ${step}`).toBe(rows.length);
    const stored = await photos();
    for (const { id } of rows) expect(stored.some(({ key }) => key.includes(id))).toBe(true);
    expect(await submit(`killed-${step}`)).toMatchObject({ ok: true });
    expect(await db.select().from(photoReviews), `killed at step ${step}`).toHaveLength(step + 1);
  }
  await drain();
  expect(mailer.sent()).toHaveLength(steps + 1);
});

it.each([
  ['email-missing', { email: '' }],
  ['email-invalid', { email: 'mira@' }],
])('refuses an address: %s', async (error, change) => {
  const { db, mail, photos } = await openReviews();
  const response = await mail({ ...DETAILS, ...change });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error,
    field: 'email',
    message: expect.stringMatching(/E-Mail-Adresse/),
  });
  expect([await db.select().from(photoReviews), await photos()]).toEqual([[], []]);
});

it.each([
  ['no details', {}],
  ['a target of another kind', { ...DETAILS, target: { kind: 'passport' } }],
  ['facts without a size', { ...DETAILS, facts: { ...FACTS, widthPx: 0 } }],
  ['facts of an empty file', { ...DETAILS, facts: { ...FACTS, byteCount: 0 } }],
  ['an unknown country', { ...DETAILS, target: { ...DETAILS.target, country: 'XX' } }],
  ['a wrong id', { ...DETAILS, submissionId: "'; drop table photo_reviews --" }],
])('refuses %s', async (_, details) => {
  const { db, mail } = await openReviews();
  expect((await mail(details)).status).toBe(400);
  expect(await db.select().from(photoReviews)).toEqual([]);
});

it('drops what programs send, and limits the mails to one address', async () => {
  const { db, mail } = await openReviews();
  expect((await mail({ ...DETAILS, homepage: 'https://spam.example' })).status).toBe(201);
  expect((await mail({ ...DETAILS, shownForMs: 100 })).status).toBe(201);
  expect(await db.select().from(photoReviews)).toEqual([]);
  const { times } = RATE_LIMITS['photo-review-mail'];
  const statuses: number[] = [];
  for (let n = 0; n <= times; n += 1)
    statuses.push((await mail({ ...DETAILS, submissionId: `submission-of-mira-${n}x` })).status);
  expect(statuses).toEqual([...Array<number>(times).fill(201), 429]);
});

it('counts only mails towards the limit of an address', async () => {
  const answers: Result<never, PhotoMeasureError>[] = [err('busy'), err('no-face'), err('unreadable')];
  const working = createFakePhotoMeasurer();
  const photoMeasurer: PhotoMeasurer = {
    measure: async (...photo) => answers.pop() ?? working.measure(...photo),
  };
  const { mail } = await openReviews({ photoMeasurer });
  const send = async (n: number) =>
    (await mail({ ...DETAILS, submissionId: `submission-of-mira-${n}y` })).status;
  const { times } = RATE_LIMITS['photo-review-mail'];
  expect([await send(0), await send(0), await send(0)]).toEqual([422, 422, 503]);
  for (let n = 0; n < times; n += 1) expect([await send(n), await send(n)]).toEqual([201, 201]);
  expect(await send(times)).toBe(429);
});

it('passes on how large a photo was that the browser made smaller', async () => {
  const sides: (number | undefined)[] = [];
  const working = createFakePhotoMeasurer();
  const photoMeasurer: PhotoMeasurer = {
    measure: async (photo, options) => {
      sides.push(options.originalSidePx);
      return working.measure(photo, options);
    },
  };
  const { measure, mail } = await openReviews({ photoMeasurer });
  expect((await measure(JPEG, {}, '?originalSidePx=9248')).status).toBe(200);
  expect((await measure(JPEG)).status).toBe(200);
  for (const wrong of ['0', '-1', '1.5', 'wide', '1e12'])
    expect((await measure(JPEG, {}, `?originalSidePx=${wrong}`)).status, wrong).toBe(400);
  await mail();
  expect(sides).toEqual([9248, undefined, Math.max(FACTS.widthPx, FACTS.heightPx)]);
});

it('another customer’s review is open to nobody without its key', async () => {
  const { ports } = await openReviews();
  const key = ports.capabilities.keyFor('photo-review', SECOND.reviewId);
  expect(await openReview(ports, SECOND.reviewId, key)).toMatchObject({ id: SECOND.reviewId });
  expect(await openReviewedPhoto(ports, SECOND.reviewId, undefined)).toBeUndefined();
  expect(
    await openReviewedPhoto(ports, SECOND.reviewId, ports.capabilities.keyFor('order', SECOND.reviewId)),
  ).toBeUndefined();
});

import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { ok } from '../../base/result.ts';
import type { DeletionReceiptView, GalleryView, ShareView } from '../../features/gallery/gallery-view.ts';
import { openReceipt, receiptView } from '../../features/gallery/open-receipt.server.ts';
import { openShare } from '../../features/gallery/open-share.server.ts';
import { writeDeletionNotice } from '../../features/gallery/write-deletion-notice.server.ts';
import { forgetBuyer } from '../../features/orders/order-store.server.ts';
import { receiptText } from '../../features/shoots/deletion-receipt.ts';
import { eraseShoot } from '../../features/shoots/erase-shoot.server.ts';
import { createHmacCapabilities } from '../../platform/capability/hmac-capabilities.ts';
import type { Database } from '../../platform/db/database.ts';
import { ratings, shares } from '../../platform/db/tables/gallery.ts';
import { mails } from '../../platform/db/tables/mails.ts';
import { headshots, shoots } from '../../platform/db/tables/shoots.ts';
import { randomIds } from '../../platform/ids/ids.ts';
import { silentLog } from '../../platform/log/silent-log.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { createMemoryMailer } from '../../platform/mail/memory-mailer.ts';
import { resumeMails } from '../../platform/mail/resume-mails.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { createPgBossQueue, type PgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { WebContext } from '../context.ts';
import { createGalleryRoutes } from './gallery-routes.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const GALLERY = 'Zm9vYmFyYmF6cXV4MTIzNA';
const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA';
const capabilities = createHmacCapabilities(['a secret for tests of at least 32 characters']);
const KEY = capabilities.keyFor('owner', GALLERY);
const WRONG_KEY = capabilities.keyFor('owner', 'another gallery');

class Bench implements AsyncDisposable {
  readonly database: TestDatabase;
  readonly queue: PgBossQueue;
  readonly storage: Storage;
  readonly context: WebContext;
  readonly derived: string[] = [];
  now = NOW;
  queries = 0;
  limitReached = false;
  onDerive: () => Promise<void> = async () => undefined;
  readonly #app: ReturnType<typeof createGalleryRoutes>;

  constructor(database: TestDatabase, queue: PgBossQueue, storage: Storage) {
    this.database = database;
    this.queue = queue;
    this.storage = storage;
    const live = { publish: async () => undefined, subscribe: () => () => undefined };
    this.context = {
      db: counting(database.db, () => (this.queries += 1)),
      queue,
      storage,
      capabilities,
      live,
      clock: { now: () => this.now },
      ids: randomIds,
      log: silentLog,
      engine: {
        derive: async (jpeg: Uint8Array, variant: string) => {
          this.derived.push(variant);
          await this.onDerive();
          const magic = variant === 'web' ? 'RIFF....WEBP' : '\u{ff}\u{d8}\u{ff}.';
          return Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.from(`${variant} of `), jpeg]);
        },
      },
      settings: { publicUrl: 'http://localhost:3000', production: false, outboxDir: undefined },
    } as unknown as WebContext;
    this.#app = createGalleryRoutes(this.context, {
      countRequest: async () => !this.limitReached,
      eraseShoot: async (shootId) => {
        const erased = await eraseShoot(
          {
            ...this.context,
            forgetBuyer,
            writeDeletionNotice: (tx, notice) => writeDeletionNotice(tx, this.context, notice),
          },
          shootId,
          'owner',
        );
        return erased.ok ? ok(receiptView(erased.value)) : erased;
      },
    });
  }

  /** As the owner unless `key` says otherwise. */
  fetch(path: string, init: RequestInit & { key?: string | undefined } = {}): Promise<Response> {
    const { key = KEY, ...rest } = init;
    const id = /\/gallery\/([^/?]+)/.exec(path)?.[1] ?? '';
    const headers = { cookie: `lichtbild_owner_${id}=${key}`, ...rest.headers };
    const request = new Request(`http://localhost:3000${path}`, { ...rest, headers });
    return Promise.resolve(this.#app.fetch(request));
  }

  async send(method: string, path: string, body: unknown, more: RequestInit = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(more.headers as Record<string, string>) };
    return this.fetch(path, { method, headers, body: JSON.stringify(body) });
  }

  async [Symbol.asyncDispose]() {
    await this.queue.close();
    await this.database[Symbol.asyncDispose]();
  }
}

/** Counts how often the database is asked. */
function counting(db: Database, onQuery: () => void): Database {
  const asking = new Set([
    'select',
    'selectDistinct',
    'insert',
    'update',
    'delete',
    'execute',
    'transaction',
  ]);
  return new Proxy(db, {
    get(target, name) {
      if (asking.has(String(name))) onQuery();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const benches: Bench[] = [];
afterEach(async () => {
  for (const bench of benches.splice(0)) await bench[Symbol.asyncDispose]();
});

const original = (number: number) => Buffer.from(`original ${number} `.repeat(2000));

async function openBench(count = 3, storage: Storage = createMemoryStorage()): Promise<Bench> {
  const database = await createTestDatabase();
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, supervise: false });
  const bench = new Bench(database, queue, storage);
  benches.push(bench);
  await database.db.insert(shoots).values({
    id: GALLERY,
    state: 'delivered',
    language: 'de',
    packageId: 'basic',
    styles: ['corporate', 'realEstate'],
    email: 'mira@example.org',
    firstName: 'Mira',
    consents: {},
    seed: 1,
    createdAt: NOW,
    paidAt: NOW,
    deliveredAt: NOW,
    expiresAt: new Date('2026-12-21T10:00:00Z'),
  });
  for (let number = 1; number <= count; number++) {
    const storageKey = `shoots/${GALLERY}/headshots/${String(number).padStart(3, '0')}.jpg`;
    await storage.put(storageKey, original(number));
    await database.db.insert(headshots).values({
      shootId: GALLERY,
      number,
      style: number === 2 ? 'realEstate' : 'corporate',
      scene: 'canvas',
      selfieId: 'selfie',
      storageKey,
      widthPx: 1024,
      heightPx: 1280,
      bytes: original(number).byteLength,
      likeness: 0.9,
      measures: {},
      perceptualHash: '0',
      elapsedMs: 1,
      createdAt: NOW,
    });
  }
  return bench;
}

const at = (rest: string, id = GALLERY) => `/api/gallery/${id}${rest}`;

describe("the owner's link", () => {
  it.each(['', '/de', '/es'])('moves the key into a cookie: %s/gallery', async (prefix) => {
    const bench = await openBench(1);
    const response = await bench.fetch(`${prefix}/gallery/${GALLERY}?key=${KEY}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${prefix}/gallery/${GALLERY}`);
    const cookie = response.headers.get('set-cookie');
    expect(cookie).toMatch(new RegExp(`^lichtbild_owner_${GALLERY}=${KEY};`));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is not for trying keys out', async () => {
    const bench = await openBench(1);
    bench.limitReached = true;
    expect((await bench.fetch(`/gallery/${GALLERY}?key=${KEY}`)).status).toBe(429);
    // Without a key it is the page's own request, which nothing here answers.
    expect((await bench.fetch(`/gallery/${GALLERY}`)).status).toBe(404);
  });

  it('answers a wrong key alike, without the cookie', async () => {
    const bench = await openBench(1);
    for (const id of [GALLERY, UNKNOWN]) {
      const response = await bench.fetch(`/gallery/${id}?key=${WRONG_KEY}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/gallery/${id}`);
      expect(response.headers.has('set-cookie')).toBe(false);
    }
  });
});

describe('who may see a gallery', () => {
  it('shows the owner everything', async () => {
    const bench = await openBench();
    const response = await bench.fetch(at(''));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const view = (await response.json()) as GalleryView;
    expect(view).toMatchObject({ firstName: 'Mira', expiresAt: '2026-12-21T10:00:00.000Z', shares: [] });
    expect(view.headshots.map(({ number, baseUrl }) => [number, baseUrl])).toEqual([
      [1, at('/headshots/1')],
      [2, at('/headshots/2')],
      [3, at('/headshots/3')],
    ]);
  });

  it('says the same of a wrong key, an unknown id, an expired and an erased gallery', async () => {
    const bench = await openBench();
    const paths = ['', '/headshots/1/web', '/headshots/1/original', '/zip', '/headshots/999/web'];
    const answers = new Set<string>();
    const note = async (response: Response) => {
      const headers = [...response.headers.entries()].toSorted();
      answers.add(JSON.stringify([response.status, headers, await response.text()]));
    };
    for (const path of paths) {
      await note(await bench.fetch(at(path), { key: WRONG_KEY }));
      await note(await bench.fetch(at(path), { key: '' }));
      await note(await bench.fetch(at(path, UNKNOWN), { key: WRONG_KEY }));
      bench.now = new Date('2026-12-21T10:00:01Z');
      await note(await bench.fetch(at(path)));
      bench.now = NOW;
    }
    await bench.send('DELETE', at(''), { confirm: true });
    for (const path of paths) await note(await bench.fetch(at(path)));
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('nothing to see behind this link');
  });

  it('asks the database nothing for a wrong key, so that existence costs no time', async () => {
    const bench = await openBench();
    for (const id of [GALLERY, UNKNOWN]) {
      bench.queries = 0;
      for (const path of ['', '/headshots/1/web', '/zip']) {
        await bench.fetch(at(path, id), { key: WRONG_KEY });
      }
      await bench.fetch(`/gallery/${id}?key=${WRONG_KEY}`);
      expect(bench.queries).toBe(0);
    }
    bench.queries = 0;
    await bench.fetch(at(''));
    expect(bench.queries).toBeGreaterThan(0);
  });

  it('takes about the same time whether the id exists or not', async () => {
    const bench = await openBench();
    const timesMs: Record<string, number[]> = { [GALLERY]: [], [UNKNOWN]: [] };
    for (let round = 0; round < 300; round++) {
      for (const id of [GALLERY, UNKNOWN]) {
        const startedMs = performance.now();
        await bench.fetch(at('', id), { key: WRONG_KEY });
        timesMs[id]!.push(performance.now() - startedMs);
      }
    }
    const median = (id: string) => timesMs[id]!.toSorted((a, b) => a - b)[150]!;
    expect(Math.abs(median(GALLERY) - median(UNKNOWN))).toBeLessThan(0.5);
  });

  it('speaks the language of the page that asks', async () => {
    const bench = await openBench(1);
    const headers = { referer: `http://localhost:3000/de/gallery/${GALLERY}` };
    const response = await bench.fetch(at(''), { key: WRONG_KEY, headers });
    expect(await response.text()).toContain('Hinter diesem Link gibt es nichts zu sehen');
  });
});

describe('pictures', () => {
  it('streams the original under its name', async () => {
    const bench = await openBench();
    const response = await bench.fetch(at('/headshots/2/original'));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(original(2));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(original(2).byteLength),
      'content-disposition': 'attachment; filename="lichtbild-002-real-estate-canvas.jpg"',
      'cache-control': 'private, max-age=600',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('makes a size once, also when ten ask at once, and keeps it below the shoot', async () => {
    const bench = await openBench(1);
    bench.onDerive = () => delay(20);
    const asked = await Promise.all(Array.from({ length: 10 }, () => bench.fetch(at('/headshots/1/web'))));
    for (const response of asked) {
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('content-disposition')).toBe(
        'inline; filename="lichtbild-001-corporate-canvas-web.webp"',
      );
      expect(await response.text()).toContain('web of original 1');
    }
    await bench.fetch(at('/headshots/1/web'));
    expect(bench.derived).toEqual(['web']);
    const kept = await bench.storage.list(`shoots/${GALLERY}/derived/`);
    expect(kept.map(({ key }) => key)).toEqual([`shoots/${GALLERY}/derived/001-web`]);
  });

  it('leaves no copy behind when the gallery is erased while a size is being made', async () => {
    const bench = await openBench(1);
    bench.onDerive = async () => {
      bench.onDerive = async () => undefined;
      expect((await bench.send('DELETE', at(''), { confirm: true })).status).toBe(200);
    };
    await bench.fetch(at('/headshots/1/web'));
    expect(await bench.storage.list(`shoots/${GALLERY}/`)).toEqual([]);
  });

  it('knows no other sizes and no paths', async () => {
    const bench = await openBench(1);
    for (const path of ['/headshots/1/huge', '/headshots/0/web', '/headshots/1e0/web', '/headshots/-1/web']) {
      expect((await bench.fetch(at(path))).status, path).toBe(404);
    }
    expect(bench.derived).toEqual([]);
  });
});

describe('the ZIP', () => {
  it('holds every picture under its name, and its length is told beforehand', async () => {
    const bench = await openBench();
    const response = await bench.fetch(at('/zip'));
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="lichtbild-headshots.zip"',
    );
    const zip = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(zip.byteLength));
    expect(fileNames(zip)).toEqual([
      'lichtbild-001-corporate-canvas.jpg',
      'lichtbild-002-real-estate-canvas.jpg',
      'lichtbild-003-corporate-canvas.jpg',
    ]);
    expect(zip.includes(original(2))).toBe(true);
  });

  it('takes a size and a choice of pictures', async () => {
    const bench = await openBench();
    const zip = Buffer.from(
      await (await bench.fetch(at('/zip?size=linkedin-800&numbers=3,1'))).arrayBuffer(),
    );
    expect(fileNames(zip)).toEqual([
      'lichtbild-001-corporate-canvas-linkedin-800.jpg',
      'lichtbild-003-corporate-canvas-linkedin-800.jpg',
    ]);
    for (const query of ['?size=poster', '?numbers=', '?numbers=1,x', '?numbers=9', '?numbers=1,9']) {
      expect((await bench.fetch(at(`/zip${query}`))).status, query).toBe(422);
    }
  });

  it('opens a picture only when the one before it was read, and lets go when the visitor leaves', async () => {
    const memory = createMemoryStorage();
    const opened: string[] = [];
    const cancelled: string[] = [];
    const watched: Storage = {
      ...memory,
      async stream(key) {
        opened.push(key);
        const bytes = await memory.get(key);
        if (!bytes) return undefined;
        let sent = 0;
        const body = new ReadableStream<Uint8Array>(
          {
            pull(controller) {
              controller.enqueue(bytes.slice(sent, sent + 1024));
              sent += 1024;
              if (sent >= bytes.byteLength) controller.close();
            },
            cancel: () => void cancelled.push(key),
          },
          { highWaterMark: 0 },
        );
        return { sizeBytes: bytes.byteLength, body };
      },
    };
    const bench = await openBench(40, watched);
    const reader = (await bench.fetch(at('/zip'))).body!.getReader();
    let readBytes = 0;
    while (readBytes < 3000) readBytes += (await reader.read()).value!.byteLength;
    await delay(50);
    expect(opened).toHaveLength(1);
    while (readBytes < 60_000) readBytes += (await reader.read()).value!.byteLength;
    await delay(50);
    expect(opened.length).toBeLessThan(6);
    await reader.cancel('the visitor left');
    await delay(50);
    expect(cancelled).toEqual([opened.at(-1)]);
  });

  it('breaks off when a picture is missing instead of looking whole', async () => {
    const bench = await openBench();
    await bench.storage.delete(`shoots/${GALLERY}/headshots/002.jpg`);
    const response = await bench.fetch(at('/zip'));
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

describe('changes', () => {
  it('keeps favourites', async () => {
    const bench = await openBench();
    const put = (number: number, body: unknown) =>
      bench.send('PUT', at(`/headshots/${number}/favourite`), body).then(({ status }) => status);
    expect(await put(2, { favourite: true })).toBe(204);
    expect(await put(2, { favourite: true })).toBe(204);
    const view = (await (await bench.fetch(at(''))).json()) as GalleryView;
    expect(view.headshots.map(({ favourite }) => favourite)).toEqual([false, true, false]);
    expect(await put(2, { favourite: false })).toBe(204);
    expect(await put(99, { favourite: true })).toBe(404);
    expect(await put(2, { favourite: 'yes' })).toBe(400);
  });

  it('keeps the last rating', async () => {
    const bench = await openBench(1);
    const rate = (body: unknown) => bench.send('POST', at('/rating'), body).then(({ status }) => status);
    expect(await rate({ stars: 4, comment: '' })).toBe(204);
    expect(await rate({ stars: 5, comment: ' Danke ' })).toBe(204);
    for (const stars of [0, 6, 2.5]) expect(await rate({ stars })).toBe(422);
    expect(await rate({ stars: 5, comment: 'x'.repeat(2001) })).toBe(422);
    expect(await bench.database.db.select().from(ratings)).toMatchObject([{ stars: 5, comment: 'Danke' }]);
  });

  it('refuses other sites, strangers, and too many requests', async () => {
    const bench = await openBench(1);
    const path = at('/rating');
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await bench.send('POST', path, { stars: 5 }, crossSite)).status).toBe(403);
    expect((await bench.send('DELETE', at(''), { confirm: true }, crossSite)).status).toBe(403);
    const stranger = { method: 'POST', key: WRONG_KEY, body: '{"stars":1}' };
    expect((await bench.fetch(path, stranger)).status).toBe(404);
    bench.limitReached = true;
    expect((await bench.send('POST', path, { stars: 5 })).status).toBe(429);
    expect(await bench.database.db.select().from(ratings)).toEqual([]);
  });
});

describe('shares', () => {
  async function share(bench: Bench, numbers: readonly number[]): Promise<ShareView> {
    const response = await bench.send('POST', at('/shares'), { numbers });
    expect(response.status).toBe(201);
    return (await response.json()) as ShareView;
  }

  it('shows exactly the pictures chosen, small, to everybody', async () => {
    const bench = await openBench();
    const made = await share(bench, [3, 1, 3]);
    expect(made.numbers).toEqual([1, 3]);
    expect(made.url).toBe(`http://localhost:3000/share/${made.id}`);
    expect(await openShare(bench.context, made.id)).toEqual({
      shareId: made.id,
      headshots: [
        { number: 1, style: 'corporate', baseUrl: `/api/share/${made.id}/headshots/1` },
        { number: 3, style: 'corporate', baseUrl: `/api/share/${made.id}/headshots/3` },
      ],
    });
    const status = async (rest: string) => (await bench.fetch(`/api/share/${made.id}/${rest}`)).status;
    for (const variant of ['web', 'thumbnail', 'linkedin-800', 'square']) {
      expect(await status(`headshots/1/${variant}`), variant).toBe(200);
    }
    for (const rest of ['headshots/2/web', 'headshots/1/original', 'headshots/1/cv-45x60', 'zip']) {
      expect(await status(rest), rest).toBe(404);
    }
  });

  it('a revoked, unknown or expired share says the same and asks the same', async () => {
    const bench = await openBench();
    const made = await share(bench, [1]);
    const other = await share(bench, [2]);
    expect((await bench.fetch(at(`/shares/${made.id}`), { method: 'DELETE' })).status).toBe(204);
    const bodies = new Set<string>();
    for (const id of [made.id, UNKNOWN]) {
      bench.queries = 0;
      expect(await openShare(bench.context, id)).toBeUndefined();
      const response = await bench.fetch(`/api/share/${id}/headshots/1/web`);
      bodies.add(`${response.status} ${await response.text()}`);
      expect(bench.queries).toBe(2);
    }
    expect(bodies.size).toBe(1);
    bench.now = new Date('2027-01-01T00:00:00Z');
    expect(await openShare(bench.context, other.id)).toBeUndefined();
  });

  it('shares nothing that is not in the gallery and revokes nothing of another', async () => {
    const bench = await openBench();
    for (const numbers of [[1, 9], [9]]) {
      expect((await bench.send('POST', at('/shares'), { numbers })).status).toBe(422);
    }
    expect((await bench.send('POST', at('/shares'), { numbers: [] })).status).toBe(400);
    expect(await bench.database.db.select().from(shares)).toEqual([]);
    const revoked = await bench.fetch(at(`/shares/${UNKNOWN}`), { method: 'DELETE' });
    expect(revoked.status).toBe(404);
  });
});

describe('erasing', () => {
  it('needs the word, then erases files and rows, and the receipt can be checked', async () => {
    const bench = await openBench();
    await bench.fetch(at('/headshots/1/web'));
    await bench.send('POST', at('/shares'), { numbers: [1] });
    await bench.send('POST', at('/rating'), { stars: 5, comment: 'secret words' });
    expect((await bench.send('DELETE', at(''), {})).status).toBe(422);
    expect((await bench.send('DELETE', at(''), { confirm: false })).status).toBe(422);

    const response = await bench.send('DELETE', at(''), { confirm: true });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    const receipt = (await response.json()) as DeletionReceiptView;
    expect(receipt).toMatchObject({ id: GALLERY, reason: 'owner', erased: { headshots: 3, files: 4 } });
    expect(await bench.storage.list(`shoots/${GALLERY}/`)).toEqual([]);
    for (const table of [headshots, shares, ratings]) {
      expect(await bench.database.db.select().from(table)).toEqual([]);
    }
    expect(await openReceipt(bench.context, receiptText, GALLERY, receipt.signature)).toEqual(receipt);

    const again = await bench.send('DELETE', at(''), { confirm: true });
    expect(await again.json()).toEqual(receipt);
  });

  it('a receipt opens only with its signature, and only while its row says what was signed', async () => {
    const bench = await openBench(1);
    const response = await bench.send('DELETE', at(''), { confirm: true });
    const { signature } = (await response.json()) as DeletionReceiptView;
    const open = (id: string, given: string | undefined) =>
      openReceipt(bench.context, receiptText, id, given);
    expect(await open(GALLERY, undefined)).toBeUndefined();
    expect(await open(GALLERY, '')).toBeUndefined();
    expect(await open(GALLERY, WRONG_KEY)).toBeUndefined();
    expect(await open(UNKNOWN, signature)).toBeUndefined();
    expect(await open(GALLERY, signature)).toMatchObject({ id: GALLERY });
    await bench.database.db.execute(sql`update deletion_receipts set reason = 'expired'`);
    expect(await open(GALLERY, signature)).toBeUndefined();
  });

  it('the mail with the receipt leaves no address behind once it is sent', async () => {
    const bench = await openBench(1);
    await bench.send('DELETE', at(''), { confirm: true });
    const [mail] = await bench.database.db.select().from(mails);
    expect(mail).toMatchObject({ kind: 'deletion-receipt', recipient: 'mira@example.org' });
    const taken: Mail[] = [];
    const slowMailer = { send: async (one: Mail) => delay(20).then(() => void taken.push(one)) };
    await Promise.all([1, 2, 3].map(() => sendMail(bench.database.db, slowMailer, mail!.id, NOW)));
    await sendMail(bench.database.db, slowMailer, mail!.id, NOW);
    expect(taken.map(({ to }) => to)).toEqual(['mira@example.org']);
    expect(taken[0]?.text).toContain(`/de/receipt/${GALLERY}?signature=`);
    const [kept] = await bench.database.db.select().from(mails).where(eq(mails.id, mail!.id));
    expect(kept).toMatchObject({ sentAt: NOW, recipient: '', subject: '', html: '', text: '' });
    const everything = await bench.database.db.execute(sql`
      select s::text from shoots s union all select m::text from mails m union all select d::text from deletion_receipts d`);
    expect(JSON.stringify(everything.rows)).not.toMatch(/mira/i);
  });

  it('a mail that cannot be sent stays, is counted, and goes out later', async () => {
    const bench = await openBench(1);
    await bench.send('DELETE', at(''), { confirm: true });
    const [mail] = await bench.database.db.select().from(mails);
    const broken = { send: async () => Promise.reject(new Error('no server')) };
    await expect(sendMail(bench.database.db, broken, mail!.id, NOW)).rejects.toThrow('no server');
    const [waiting] = await bench.database.db.select().from(mails);
    expect(waiting).toMatchObject({ attempts: 1, sentAt: null, recipient: 'mira@example.org' });
    await bench.database.db.execute(sql`delete from pgboss.job`); // every try was used up
    const later = new Date(NOW.getTime() + 2 * 3_600_000);
    expect(await resumeMails(bench.database.db, bench.queue, NOW)).toBe(0);
    expect(await resumeMails(bench.database.db, bench.queue, later)).toBe(1);
    expect(await resumeMails(bench.database.db, bench.queue, later)).toBe(1);
    const jobs = (await bench.queue.counts()).filter(({ name }) => name === 'mail.send');
    expect(jobs).toMatchObject([{ count: 1 }]);
    const mailer = createMemoryMailer();
    await sendMail(bench.database.db, mailer, mail!.id, NOW);
    expect(mailer.sent()).toHaveLength(1);
  });
});

/** Names in a ZIP's central directory, in order. */
function fileNames(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; (at = zip.indexOf('PK\u0001\u0002', at, 'latin1')) !== -1; at += 46) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names;
}

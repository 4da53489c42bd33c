import { erasePorts } from './composed-ports.ts';
import { expect, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { expectFilesOfSecondCustomer, putFilesOfSecondCustomer } from './second-customer/files.ts';
import { isOfSecondCustomer, SECOND } from './second-customer/second-customer.ts';
import { ok } from '../src/base/result.ts';
import { receiptView } from '../src/features/gallery/receipt/open-receipt.server.ts';
import { createWardrobeOfferLoader } from '../src/features/wardrobe/load-wardrobe-offer.server.ts';
import { replaceHeadshot, setFavourite } from '../src/features/shoots/rendering/headshot-store.server.ts';
import { eraseShoot } from '../src/features/shoots/erasure/erase-shoot.server.ts';
import { createHmacCapabilities } from '../src/platform/capability/hmac-capabilities.ts';
import type { HeadPosition } from '../src/imaging/finished-headshot.ts';
import type { Database } from '../src/platform/db/database.ts';
import { headshots, shoots } from '../src/platform/db/tables/shoots.ts';
import { randomIds } from '../src/platform/ids/ids.ts';
import { silentLog } from '../src/platform/log/silent-log.ts';
import { createMemoryMailer } from '../src/platform/mail/memory-mailer.ts';
import { createPgBossQueue, type PgBossQueue } from '../src/platform/queue/pg-boss-queue.ts';
import { createRateLimiter } from '../src/platform/rate-limit/pg-rate-limiter.ts';
import { createMemoryStorage } from '../src/platform/storage/memory-storage.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import type { WebContext } from '../src/web/context.ts';
import { createGalleryRoutes } from '../src/web/api/gallery/gallery-routes.ts';

export const NOW = new Date('2026-11-21T10:00:00Z');
export const GALLERY = 'Zm9vYmFyYmF6cXV4MTIzNA';
export const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA';
const capabilities = createHmacCapabilities(['a secret for tests of at least 32 characters']);
export const KEY = capabilities.keyFor('owner', GALLERY);
export const WRONG_KEY = capabilities.keyFor('owner', 'another gallery');

const MAGIC: Readonly<Record<string, string>> = {
  'web-avif': '....ftypavif',
  'web-webp': 'RIFF....WEBP',
};

/** Serves an open gallery beside a second customer's, on a real database and with a fixed clock. */
export class GalleryBench implements AsyncDisposable {
  /** Without the second customer; the service sees `context.db`. */
  readonly database: Pick<TestDatabase, 'db' | 'url'>;
  readonly #database: TestDatabase;
  readonly queue: PgBossQueue;
  readonly storage: Storage;
  readonly mailer = createMemoryMailer();
  readonly context: WebContext;
  readonly derived: string[] = [];
  /** The head position that each call of `derive` received. */
  readonly heads: (HeadPosition | undefined)[] = [];
  now = NOW;
  queries = 0;
  limitReached = false;
  onDerive: () => Promise<void> = async () => undefined;
  readonly #app: ReturnType<typeof createGalleryRoutes>;

  constructor(database: TestDatabase, queue: PgBossQueue, storage: Storage) {
    this.#database = database;
    this.database = { db: database.own, url: database.url };
    this.queue = queue;
    this.storage = storage;
    const live = { publish: async () => undefined, subscribe: () => () => undefined };
    this.context = {
      db: counting(database.db, () => (this.queries += 1)),
      queue,
      storage,
      capabilities,
      live,
      mailer: this.mailer,
      clock: { now: () => this.now },
      ids: randomIds,
      log: silentLog,
      rateLimiter: createRateLimiter({ secret: 'salt', pool: undefined }),
      loadWardrobeOffer: createWardrobeOfferLoader({
        listHidden: async () => new Set(),
        storage,
        clock: { now: () => this.now },
        log: silentLog,
      }),
      engine: {
        derive: async (
          { jpeg, measures }: { jpeg: Uint8Array; measures?: HeadPosition },
          variant: string,
        ) => {
          this.derived.push(variant);
          this.heads.push(measures);
          await this.onDerive();
          const magic = MAGIC[variant] ?? '\u{ff}\u{d8}\u{ff}.';
          return Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.from(`${variant} of `), jpeg]);
        },
      },
      settings: { publicUrl: 'http://localhost:3000', outboxDir: undefined },
    } as unknown as WebContext;
    this.#app = createGalleryRoutes(this.context, {
      setFavourite,
      replaceHeadshot,
      countRequest: async () => (this.limitReached ? 60 : 0),
      eraseShoot: async (shootId) => {
        const erased = await eraseShoot(erasePorts(this.context), shootId, 'owner');
        return erased.ok ? ok(receiptView(erased.value)) : erased;
      },
    });
  }

  /** Sends a request as the owner, unless `key` names somebody else. */
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
    try {
      await this.#expectSecondCustomerUnreachable();
      await expectFilesOfSecondCustomer(this.storage);
    } finally {
      await this.queue.close();
      await this.#database[Symbol.asyncDispose]();
    }
  }

  /** Requests what belongs to the second customer, with this owner's key and without a key, and expects a refusal. */
  async #expectSecondCustomerUnreachable(): Promise<void> {
    this.limitReached = false;
    const { shootId, shareId, revokedShareId } = SECOND;
    const owners = ['', '/headshots/1/web', '/headshots/1/original', '/headshots/3/thumbnail', '/zip'];
    const paths = [
      ...owners.map((rest) => at(rest, shootId)),
      `/api/share/${shareId}/headshots/3/web`,
      `/api/share/${revokedShareId}/headshots/3/web`,
    ];
    const changes: [string, string, unknown][] = [
      ['DELETE', at('', shootId), { confirm: true }],
      ['DELETE', at(`/shares/${shareId}`), {}],
      ['PUT', at('/headshots/1/favourite', shootId), { favourite: true }],
      ['POST', at('/rating', shootId), { stars: 1 }],
      ['POST', at('/shares', shootId), { numbers: [3] }],
    ];
    for (const key of [KEY, '']) {
      for (const path of paths) expect((await this.fetch(path, { key })).status, path).toBe(404);
      const cookie = {
        headers: { cookie: `lichtbild_owner_${shootId}=${key}; lichtbild_owner_${GALLERY}=${key}` },
      };
      for (const [method, path, body] of changes) {
        const { status } = await this.send(method, path, body, cookie);
        expect(status, `${method} ${path}`).toBe(404);
      }
    }
    expect(isOfSecondCustomer(await (await this.fetch(at(''))).text()), 'somebody else in the gallery').toBe(
      false,
    );
  }
}

/** Calls `onQuery` for every query of the database. */
function counting(db: Database, onQuery: () => void): Database {
  const queryMethods = new Set([
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
      if (queryMethods.has(String(name))) onQuery();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export const original = (number: number) => Buffer.from(`original ${number} `.repeat(2000));

/** Opens a bench that closes at the end of the test. */
export async function openGalleryBench(
  count = 3,
  storage: Storage = createMemoryStorage(),
): Promise<GalleryBench> {
  const database = await createTestDatabase();
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  const bench = new GalleryBench(database, queue, storage);
  onTestFinished(() => bench[Symbol.asyncDispose]());
  await putFilesOfSecondCustomer(storage);
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

/** Returns a path below the gallery's endpoints. */
export const at = (rest: string, id = GALLERY) => `/api/gallery/${id}${rest}`;

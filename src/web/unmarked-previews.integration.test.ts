import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { begin, view } from '../../test/draft-visit.ts';
import { createFakeEngine, fakeSelfie } from '../../test/fake-engine.ts';
import { photosFolder } from '../../test/photos.ts';
import { isOfSecondCustomer } from '../../test/second-customer/second-customer.ts';
import { selfieSet } from '../../test/selfie-set.ts';
import { createShootWorld, PUBLIC_URL, type ShootWorld, type Visitor } from '../../test/shoot-world.ts';
import { upload } from '../../test/tus-upload.ts';
import { LANGUAGES } from '../catalog/languages.ts';
import type { HeadshotEngine } from '../imaging/engine.ts';
import { DERIVED_VARIANTS, STYLE_IDS } from '../imaging/headshot-request.ts';
import { createStudioEngine } from '../imaging/recipes/studio-engine.ts';
import { pagePath } from '../routes.ts';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createWebApp } from './server.ts';

/** Every name that an address may use for a size or format of a picture. */
const VARIANTS = ['thumbnail', 'web', 'original', 'preview', 'clean', ...DERIVED_VARIANTS];
/** Parameters by which image servers are commonly asked for another size, format or an unprocessed file. */
const WISHES = [
  '',
  'width=1024',
  'w=1024&h=1280',
  'size=original',
  'size=1024x1280',
  'format=avif',
  'raw=1',
  'watermark=false',
];
const ACCEPTS = ['*/*', 'image/avif', 'image/webp', 'text/html'];

/** Wraps an engine so that it also renders the unmarked picture of each preview. `unmarked` holds these pictures. */
function withUnmarked(engine: HeadshotEngine) {
  const unmarked: Uint8Array[] = [];
  const watched: HeadshotEngine = {
    ...engine,
    async renderPreview(selfie, request, mark, signal) {
      unmarked.push((await engine.render([selfie], request, signal)).jpeg);
      return engine.renderPreview(selfie, request, mark, signal);
    },
  };
  return { engine: watched, unmarked };
}

/** A draft with two previews that is ready to be paid, behind the whole web server, and its open checkout. */
async function draftBehindServer(world: ShootWorld, selfies: readonly Uint8Array[]) {
  const { visitor, view: draft } = await begin(world);
  const selfieIds: string[] = [];
  for (const selfie of selfies) selfieIds.push(await upload(visitor, selfie));
  await world.drain();
  await visitor.json('POST', '/api/shoot/preview', { style: 'warm' });
  await world.drain();
  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'basic', styles: ['warm'] });
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: 'jo@example.com' });
  const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
  await visitor.json('POST', '/api/shoot/consents', ticks);
  await world.drain();
  const app = createWebApp({ context: world.context, checks: {}, metricsText: async () => '' });
  const checkout = await send(app, visitor, '/api/checkout', { method: 'POST', body: '{}' });
  expect(checkout.status).toBe(200);
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', style: 'warm' });
  return { app, visitor, shootId: draft.id, selfieIds };
}

type App = ReturnType<typeof createWebApp>;

/** Sends a request of this page's browser, and keeps the cookies of the response. */
async function send(
  app: App,
  visitor: Pick<Visitor, 'jar'> | undefined,
  path: string,
  { headers, ...init }: RequestInit = {},
): Promise<Response> {
  const cookie = [...(visitor?.jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const all = new Headers(headers);
  all.set('Sec-Fetch-Site', 'same-origin');
  if (cookie) all.set('Cookie', cookie);
  if (init.body) all.set('Content-Type', 'application/json');
  const response = await app.fetch(new Request(new URL(path, PUBLIC_URL), { ...init, headers: all }));
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    visitor?.jar.set(name, value);
  }
  return response;
}

/**
 * Every address that may serve something of the draft: each GET route of the server with all ids, numbers and variants filled
 * in, and with the parameters of other sizes and formats.
 */
function addressesOf(
  app: App,
  shootId: string,
  selfieIds: readonly string[],
  wishes: readonly string[],
): readonly string[] {
  const values: Readonly<Record<string, readonly string[]>> = {
    id: [shootId],
    shootId: [shootId],
    selfieId: selfieIds,
    number: ['1', '2', '12'],
    variant: VARIANTS,
  };
  const patterns = new Set(
    app.routes
      .filter(({ method, path }) => (method === 'GET' || method === 'ALL') && !path.includes('*'))
      .map(({ path }) => path)
      .filter((path) => path.includes(':') || path.startsWith('/api/')),
  );
  const filled = [...patterns].flatMap((pattern) => {
    const names = [...pattern.matchAll(/:(\w+)(\{[^}]*\})?\??/g)].map(([, name]) => name!);
    return names.reduce(
      (paths, name) =>
        paths.flatMap((path) =>
          (values[name] ?? [shootId, ...selfieIds]).map((value) =>
            path.replace(new RegExp(`:${name}(\\{[^}]*\\})?\\??`), value),
          ),
        ),
      [pattern],
    );
  });
  const pages = LANGUAGES.flatMap((language) =>
    (['progress', 'gallery', 'share', 'createHeadshot'] as const).map((page) =>
      pagePath(page, language, { id: shootId }),
    ),
  );
  const pictures = selfieIds.flatMap((selfieId) =>
    STYLE_IDS.map((style) => `/api/shoot/preview?style=${style}&selfie=${selfieId}`),
  );
  const paths = [...filled, ...pages, ...pictures];
  return paths.flatMap((path) =>
    wishes.map((wish) => (wish ? `${path}${path.includes('?') ? '&' : '?'}${wish}` : path)),
  );
}

/** Requests every address with the draft's cookies and the owner's, and without, and returns the bodies of all answers. */
async function everythingServed({
  app,
  visitor,
  shootId,
  selfieIds,
}: Awaited<ReturnType<typeof draftBehindServer>>): Promise<ReadonlyMap<string, Buffer>> {
  const bodies = new Map<string, Buffer>();
  for (const path of addressesOf(app, shootId, selfieIds, wishes)) {
    for (const asker of [visitor, undefined]) {
      // The format is negotiated without any other wish.
      for (const accept of WISHES.some((wish) => wish && path.endsWith(wish)) ? ['*/*'] : ACCEPTS) {
        const abort = new AbortController();
        const { status, body } = await send(app, asker, path, {
          headers: { accept },
          signal: abort.signal,
        });
        const bytes = body && status === 200 ? await readBeginning(body) : undefined;
        abort.abort();
        if (bytes) bodies.set(`${asker ? 'visitor' : 'stranger'} ${path} as ${accept}`, bytes);
      }
    }
  }
  return bodies;
}

/** Reads a body to its end; of an event stream, which has none, the first event. */
async function readBeginning(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) parts.push(value);
    const isEvent = Buffer.concat(parts).toString('latin1').includes('event: shoot');
    if (done || isEvent) break;
  }
  await reader.cancel();
  return Buffer.concat(parts);
}

/** A storage that remembers all files ever put into it, by key, even those that were deleted. */
function watchedStorage() {
  const storage = createMemoryStorage();
  const put = new Map<string, Buffer>();
  const watched: Storage = {
    ...storage,
    async put(key, bytes) {
      await storage.put(key, bytes);
      if (!isOfSecondCustomer(key)) put.set(key, Buffer.from(bytes));
    },
  };
  return { storage: watched, put };
}

it('stores, serves and mails nothing of an unpaid draft but its marked previews and small selfies', async () => {
  const { engine, unmarked } = withUnmarked(createFakeEngine());
  const { storage, put: stored } = watchedStorage();
  await using world = await createShootWorld({ engine, storage });
  const names = ['a', 'b', 'c', 'd', 'e'];
  const draft = await draftBehindServer(
    world,
    names.map((name) => fakeSelfie({ name })),
  );
  expect(unmarked).toHaveLength(2);
  expect(unmarked.map((bytes) => Buffer.from(bytes).toString().slice(0, 8))).toEqual([
    'HEADSHOT',
    'HEADSHOT',
  ]);

  const previews = [...stored].filter(([key]) => key.includes('/previews/'));
  expect(previews).toHaveLength(2);
  for (const [key, bytes] of previews) expect(bytes.toString(), key).toMatch(/^PREVIEW /);
  const others = [...stored.keys()].filter((key) => !key.includes('/previews/'));
  // The parts of an upload, named by their offset, are encrypted.
  expect(new Set(others.map((key) => key.split('/').at(-1)))).toEqual(
    new Set(['0000000000', 'info.json', 'clean.jpg', 'thumbnail.jpg']),
  );

  const served = await everythingServed(draft, WISHES);
  const isPicture = (bytes: Buffer) =>
    /^(PREVIEW|THUMBNAIL|HEADSHOT|SELFIE|WEB|[A-Z0-9-]+ of )/.test(bytes.toString());
  const pictures = [...served].filter(([, bytes]) => isPicture(bytes));
  const allowed = new Set(
    [...stored].filter(([key]) => /previews|thumbnail/.test(key)).map(([, bytes]) => String(bytes)),
  );
  expect(new Set(pictures.map(([, bytes]) => String(bytes)))).toEqual(allowed);
  expect(pictures.filter(([address]) => address.startsWith('stranger'))).toEqual([]);
  // The list of addresses is complete enough to find the live events, the view and the previews.
  const events = [...served].filter(([address]) => /\/events as/.test(address));
  expect(events.map(([, bytes]) => String(bytes))).not.toEqual([]);
  for (const [where, bytes] of [...stored, ...served]) {
    expect(bytes.toString('latin1'), where).not.toContain('HEADSHOT');
    for (const picture of unmarked) expect(bytes.includes(picture), where).toBe(false);
  }
  const { rows } = await world.database.db.execute('select to_jsonb(m)::text as mail from mails m');
  expect(JSON.stringify([rows, world.mailer.sent()])).not.toMatch(/HEADSHOT|PREVIEW|attachment|image\//);
});

/** Peak signal-to-noise ratio of two pictures in decibels, over all pixels at the size of the second one. */
async function psnr(encoded: Uint8Array, plain: Uint8Array): Promise<number> {
  const { width, height } = await sharp(plain).metadata();
  const pixels = (bytes: Uint8Array) =>
    sharp(bytes).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(encoded), pixels(plain)]);
  const squares = a.reduce((sum, value, at) => sum + (value - b[at]!) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

describe.skipIf(photosFolder() === undefined)('with the real engine (needs the photos folder)', () => {
  it('no stored or served picture is close to the unmarked one', { timeout: 300_000 }, async () => {
    const studio = createStudioEngine();
    onTestFinished(() => studio.close());
    const { engine, unmarked } = withUnmarked(studio);
    const { storage, put: stored } = watchedStorage();
    await using world = await createShootWorld({ engine, storage });
    const set = await selfieSet(join(photosFolder() ?? '', 'portraits', 'male-14.jpg'), 5);
    const draft = await draftBehindServer(
      world,
      set.map(({ bytes }) => bytes),
    );
    expect(unmarked).toHaveLength(2);
    const served = [...(await everythingServed(draft, ['']))].filter(([, bytes]) => isJpeg(bytes));
    const kept = [...stored].filter(([, bytes]) => isJpeg(bytes));
    expect(kept).toHaveLength(12);
    for (const plain of unmarked) {
      const compressed = await sharp(plain).jpeg({ quality: 60 }).toBuffer();
      expect(await psnr(compressed, plain), 'a plain JPEG is far closer').toBeGreaterThan(30);
      const distinct = new Map(
        [...kept, ...served].map(([where, bytes]) => [bytes.toString('base64'), { where, bytes }]),
      );
      for (const { where, bytes } of distinct.values()) {
        expect(await psnr(bytes, plain), where).toBeLessThan(24);
      }
    }
  });
});

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

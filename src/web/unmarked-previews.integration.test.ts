import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { begin, view } from '../../test/draft-visit.ts';
import {
  fetchEverything,
  PLAIN_REQUEST,
  REQUEST_VARIANTS,
  send,
  type ServedDraft,
} from '../../test/fetch-everything.ts';
import { createFakeEngine } from '../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../test/fake-engine/fake-selfie.ts';
import { FAKE_OFFER } from '../../test/fake-offer.ts';
import { photosFolder } from '../../test/photos.ts';
import { isOfSecondCustomer } from '../../test/second-customer/second-customer.ts';
import { selfieSet } from '../../test/selfie-set.ts';
import { createShootWorld, type ShootWorld } from '../../test/shoot-world.ts';
import { upload } from '../../test/tus-upload.ts';
import type { HeadshotEngine } from '../imaging/engine.ts';
import { createStudioEngine } from '../imaging/recipes/studio-engine.ts';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createWebApp } from './server.ts';

/** Wraps an engine so that it also renders the unmarked picture of each preview. `unmarked` holds these pictures. */
function withUnmarked(engine: HeadshotEngine) {
  const unmarked: Buffer[] = [];
  const watched: HeadshotEngine = {
    ...engine,
    async renderPreview(selfie, request, mark, signal) {
      unmarked.push(Buffer.from((await engine.render([selfie], request, signal)).jpeg));
      return engine.renderPreview(selfie, request, mark, signal);
    },
  };
  return { engine: watched, unmarked };
}

/** Makes a draft with two previews and opens its checkout, which also gives the browser the owner's cookie. */
async function draftBehindServer(world: ShootWorld, selfies: readonly Uint8Array[]): Promise<ServedDraft> {
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

/** A storage that records every file put into it, even if it is overwritten or deleted later. */
function watchedStorage() {
  const storage = createMemoryStorage();
  const put: (readonly [key: string, bytes: Buffer])[] = [];
  const watched: Storage = {
    ...storage,
    async put(key, bytes) {
      await storage.put(key, bytes);
      if (!isOfSecondCustomer(key)) put.push([key, Buffer.from(bytes)]);
    },
  };
  return { storage: watched, put };
}

it.each([
  { name: 'own clothes', offer: [], pictures: 2 },
  { name: 'own and dressed', offer: FAKE_OFFER, pictures: 4 },
])(
  'stores, serves and mails nothing of an unpaid draft but its watermarked previews and small selfies: $name',
  { timeout: 240_000 },
  async ({ offer, pictures: pictureCount }) => {
    const { engine, unmarked } = withUnmarked(createFakeEngine());
    const { storage, put: stored } = watchedStorage();
    await using world = await createShootWorld({ engine, storage, offer });
    const names = ['a', 'b', 'c', 'd', 'e'];
    const draft = await draftBehindServer(
      world,
      names.map((name) => fakeSelfie({ name })),
    );
    expect(unmarked).toHaveLength(pictureCount);
    for (const bytes of unmarked) expect(bytes.toString()).toMatch(/^HEADSHOT /);

    const previews = stored.filter(([key]) => key.includes('/previews/'));
    expect(previews).toHaveLength(pictureCount);
    for (const [key, bytes] of previews) expect(bytes.toString(), key).toMatch(/^PREVIEW /);
    const others = stored.map(([key]) => key).filter((key) => !key.includes('/previews/'));
    // The parts of an upload, named by their offset, are encrypted.
    expect(new Set(others.map((key) => key.split('/').at(-1)))).toEqual(
      new Set(['0000000000', 'info.json', 'clean.jpg', 'thumbnail.jpg']),
    );

    const served = await fetchEverything(draft, REQUEST_VARIANTS);
    const isPicture = (bytes: Buffer) =>
      /^(PREVIEW|THUMBNAIL|HEADSHOT|SELFIE|WEB|[A-Z0-9-]+ of )/.test(bytes.toString());
    const pictures = [...served].filter(([, bytes]) => isPicture(bytes));
    const allowed = new Set(
      stored.filter(([key]) => /previews|thumbnail/.test(key)).map(([, bytes]) => String(bytes)),
    );
    expect(new Set(pictures.map(([, bytes]) => String(bytes)))).toEqual(allowed);
    expect(pictures.filter(([address]) => address.startsWith('stranger'))).toEqual([]);
    expect([...served.keys()]).toContain(`visitor: /api/shoots/${draft.shootId}/events as */*`);
    for (const [where, bytes] of [...stored, ...served]) {
      expect(bytes.toString('latin1'), where).not.toContain('HEADSHOT');
      for (const picture of unmarked) expect(bytes.includes(picture), where).toBe(false);
    }
    const { rows } = await world.database.db.execute('select to_jsonb(m)::text as mail from mails m');
    expect(JSON.stringify([rows, world.mailer.sent()])).not.toMatch(/HEADSHOT|PREVIEW|attachment|image\//);
  },
);

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
    const served = [...(await fetchEverything(draft, [PLAIN_REQUEST]))].filter(([, bytes]) => isJpeg(bytes));
    const kept = stored.filter(([, bytes]) => isJpeg(bytes));
    expect(kept.length).toBeGreaterThanOrEqual(12);
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

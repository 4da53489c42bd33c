import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  at,
  GALLERY,
  openGalleryBench,
  original,
  type GalleryBench,
} from '../../../../test/gallery-bench.ts';
import { SECOND } from '../../../../test/second-customer/second-customer.ts';
import { NAVY_JACKET, WARDROBE_OFFER } from '../../../../test/wardrobe-items.ts';
import { WARDROBE_OFFER_KEY } from '../../../catalog/garments.ts';
import type { GalleryView } from '../../../features/gallery/gallery-view.ts';
import type { RemakesView } from '../../../features/gallery/remakes/remake-view.ts';
import { headshotRemakes } from '../../../platform/db/tables/gallery.ts';
import { headshots, shoots } from '../../../platform/db/tables/shoots.ts';
import { derivedKey, remakeKey } from '../../../platform/storage/derived-key.ts';

const CLOTHES = { clothes: NAVY_JACKET };

/** Creates a gallery whose headshots can be remade. */
async function openBench(): Promise<GalleryBench> {
  const bench = await openGalleryBench();
  await bench.storage.put(WARDROBE_OFFER_KEY, Buffer.from(JSON.stringify(WARDROBE_OFFER)));
  const consents = { terms: 'yes', likeness: 'yes' };
  await bench.context.db.update(shoots).set({ consents }).where(eq(shoots.id, GALLERY));
  const arrangement = { framing: 'classic', variation: 2, seed: 5 } as const;
  await bench.context.db.update(headshots).set({ arrangement }).where(eq(headshots.shootId, GALLERY));
  return bench;
}

/** Does the worker's part of a remake, without an engine. */
async function makeReady(
  { context, storage }: GalleryBench,
  remakeId: string,
  number: number,
): Promise<void> {
  const storageKey = remakeKey(GALLERY, number, remakeId);
  const jpeg = original(50);
  await storage.put(storageKey, jpeg);
  const picture = {
    ...{ storageKey, widthPx: 2048, heightPx: 2560, bytes: jpeg.byteLength, likeness: 0.8 },
    ...{ measures: {}, perceptualHash: '5', elapsedMs: 1 },
  };
  await context.db
    .update(headshotRemakes)
    .set({ state: 'ready', picture })
    .where(eq(headshotRemakes.id, remakeId));
}

const viewOf = async (bench: GalleryBench) => (await (await bench.fetch(at(''))).json()) as GalleryView;

async function ask(bench: GalleryBench, number = 2, body: unknown = CLOTHES): Promise<RemakesView> {
  const response = await bench.send('POST', at(`/headshots/${number}/remakes`), body);
  expect(response.status).toBe(201);
  return (await response.json()) as RemakesView;
}

it('offers no remakes without garments on offer', async () => {
  const bench = await openGalleryBench();
  const view = await viewOf(bench);
  expect(view.wardrobe).toEqual([]);
  expect(view.headshots.every(({ isRemakable }) => !isRemakable)).toBe(true);
  const { status } = await bench.send('POST', at('/headshots/2/remakes'), CLOTHES);
  expect(status).toBe(422);
});

it('shows the owner the remakes in progress, and each new version until they choose', async () => {
  const bench = await openBench();
  expect(await viewOf(bench)).toMatchObject({ wardrobe: WARDROBE_OFFER, remakes: { left: 6, list: [] } });
  const { left, list } = await ask(bench);
  expect(left).toBe(5);
  expect(list).toMatchObject([{ number: 2, clothes: NAVY_JACKET, state: 'requested' }]);
  const remakeId = list[0]!.id;
  expect((await bench.fetch(at(`/remakes/${remakeId}/web`))).status).toBe(404);
  await makeReady(bench, remakeId, 2);
  const answer = (await (await bench.fetch(at('/remakes'))).json()) as RemakesView;
  expect(answer.list[0]?.picture?.baseUrl).toBe(at(`/remakes/${remakeId}`));
  expect((await viewOf(bench)).remakes).toEqual(answer);

  const web = await bench.fetch(at(`/remakes/${remakeId}/web`), { headers: { accept: 'image/webp' } });
  expect(await web.text()).toContain('original 50');
  expect((await bench.fetch(at(`/remakes/${remakeId}/original`))).status).toBe(404);
  expect(await (await bench.fetch(at('/headshots/2/web'))).text()).toContain('original 2 ');

  const put = await bench.send('PUT', at(`/remakes/${remakeId}/choice`), { keep: 'new' });
  expect(put.status).toBe(200);
  const view = (await put.json()) as GalleryView;
  const chosen = view.headshots.find(({ number }) => number === 2)!;
  expect(chosen).toMatchObject({ clothes: NAVY_JACKET, widthPx: 2048, likeness: 0.8 });
  // The URL changes, because browsers have cached the first version.
  expect(chosen.baseUrl).toBe(at(`/headshots/2-${remakeId}`));
  expect(view.remakes).toEqual({ left: 5, list: [] });
  for (const path of [`${chosen.baseUrl}/web`, at('/headshots/2/web'), `${chosen.baseUrl}/original`])
    expect(await (await bench.fetch(path)).text(), path).toContain('original 50');
  expect((await bench.fetch(at(`/remakes/${remakeId}/web`))).status).toBe(404);
  const zip = Buffer.from(await (await bench.fetch(at('/zip'))).arrayBuffer()).toString('latin1');
  expect(zip).toContain('original 50');
  expect(zip).not.toContain('original 2 ');
  const again = await bench.send('PUT', at(`/remakes/${remakeId}/choice`), { keep: 'first' });
  expect(await again.json()).toMatchObject({ error: 'remake-decided' });
});

it('keeps no copy of a picture that was chosen against while the copy was made', async () => {
  const bench = await openBench();
  const [remake] = (await ask(bench)).list;
  await makeReady(bench, remake!.id, 2);
  bench.onDerive = async () => {
    await bench.send('PUT', at(`/remakes/${remake!.id}/choice`), { keep: 'new' });
    bench.onDerive = async () => undefined;
  };
  expect((await bench.fetch(at('/headshots/2/square'))).status).toBe(200);
  const first = `shoots/${GALLERY}/headshots/002.jpg`;
  expect(await bench.storage.get(derivedKey(first, 'square'))).toBeUndefined();
  await bench.fetch(at('/headshots/2/square'));
  const remade = remakeKey(GALLERY, 2, remake!.id);
  expect(await bench.storage.get(derivedKey(remade, 'square'))).toBeDefined();
});

it('is for the owner alone, on our own pages, and not too often', async () => {
  const bench = await openBench();
  const [remake] = (await ask(bench)).list;
  await makeReady(bench, remake!.id, 2);
  const choice = at(`/remakes/${remake!.id}/choice`);
  for (const key of ['', bench.context.capabilities.keyFor('owner', 'another')]) {
    const asking = { headers: { cookie: `lichtbild_owner_${GALLERY}=${key}` } };
    expect((await bench.send('POST', at('/headshots/1/remakes'), CLOTHES, asking)).status).toBe(404);
    expect((await bench.send('PUT', choice, { keep: 'new' }, asking)).status).toBe(404);
    expect((await bench.fetch(at('/remakes'), { key })).status).toBe(404);
    expect((await bench.fetch(at(`/remakes/${remake!.id}/web`), { key })).status).toBe(404);
  }
  const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await bench.send('POST', at('/headshots/1/remakes'), CLOTHES, crossSite)).status).toBe(403);
  expect((await bench.send('PUT', choice, { keep: 'new' }, crossSite)).status).toBe(403);
  bench.limitReached = true;
  expect((await bench.send('POST', at('/headshots/1/remakes'), CLOTHES)).status).toBe(429);
  expect((await bench.send('PUT', choice, { keep: 'new' })).status).toBe(429);
  bench.limitReached = false;
  expect(await bench.database.db.select().from(headshotRemakes)).toMatchObject([{ state: 'ready' }]);
});

it("reaches no other gallery's remakes with its own key", async () => {
  const bench = await openBench();
  expect((await bench.fetch(at(`/remakes/${SECOND.remakeId}/web`))).status).toBe(404);
  for (const keep of ['new', 'first'])
    expect((await bench.send('PUT', at(`/remakes/${SECOND.remakeId}/choice`), { keep })).status).toBe(404);
  expect((await (await bench.fetch(at('/remakes'))).text()).includes('second-customer')).toBe(false);
});

it('responds with a sentence about what is wrong', async () => {
  const bench = await openBench();
  const post = async (number: unknown, body: unknown) => {
    const headers = { referer: 'http://localhost:3000/de/gallery/x' };
    const response = await bench.send('POST', at(`/headshots/${String(number)}/remakes`), body, { headers });
    return [response.status, ((await response.json()) as { message: string }).message];
  };
  expect(await post(1, { clothes: null })).toEqual([
    422,
    'Das Bild zeigt diese Kleidung schon. Bitte wählen Sie eine andere.',
  ]);
  expect((await post(1, { clothes: { garment: 'tiara', dye: 'own' } }))[0]).toBe(422);
  for (const number of [0, 99, 'x', '1.5']) expect((await post(number, CLOTHES))[0]).toBe(404);
  for (const body of [{}, { clothes: 'navy' }, { clothes: { garment: '', dye: 'own' } }])
    expect((await post(1, body))[0]).toBe(400);
  await ask(bench, 1);
  expect((await post(1, CLOTHES))[0]).toBe(422);
  const [row] = await bench.database.db.select().from(headshotRemakes).where(eq(headshotRemakes.number, 1));
  const early = await bench.send('PUT', at(`/remakes/${row!.id}/choice`), { keep: 'new' });
  expect(early.status).toBe(404);
  const where = and(eq(headshots.shootId, GALLERY), eq(headshots.number, 1));
  expect((await bench.database.db.select().from(headshots).where(where))[0]?.clothes).toBeNull();
});

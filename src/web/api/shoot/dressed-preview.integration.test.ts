import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { erasePorts } from '../../../../test/composed-ports.ts';
import { begin, view } from '../../../../test/draft-visit.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { FAKE_OFFER } from '../../../../test/fake-offer.ts';
import { createShootWorld, type ShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { eraseShoot } from '../../../features/shoots/erasure/erase-shoot.server.ts';

/** A draft with two good selfies and its first preview. */
async function draftWithPreview(world: ShootWorld, facts: Parameters<typeof fakeSelfie>[0] = {}) {
  const { visitor, view: draft } = await begin(world);
  const ids: string[] = [];
  for (const name of ['a', 'b']) ids.push(await upload(visitor, fakeSelfie({ name, ...facts })));
  await world.drain();
  return { visitor, shootId: draft.id, ids };
}

const pictureAt = async (visitor: Visitor, url: string | undefined) =>
  (await visitor.send('GET', url ?? '/nowhere')).text();

const previewFiles = async ({ context }: ShootWorld, shootId: string) =>
  (await context.storage.list(`shoots/${shootId}/previews/`)).map(({ key }) => key.split('/').at(-1));

it('shows own and dressed side by side for one preview of the budget, with the same watermark', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor, shootId } = await draftWithPreview(world);
  const { preview } = await view(visitor);
  expect(preview).toMatchObject({
    ...{ state: 'ready', style: 'corporate', left: LIMITS.previewsPerDraft - 1 },
    dressed: { clothes: { garment: 'suit-jacket', dye: 'navy' } },
  });
  const [own, dressed] = [
    await pictureAt(visitor, preview.url),
    await pictureAt(visitor, preview.dressed?.url),
  ];
  expect(own).toMatch(/^PREVIEW .* corporate 512 \w$/);
  expect(dressed).toBe(`${own} in suit-jacket navy`);
  expect(await previewFiles(world, shootId)).toEqual(['corporate-suit-jacket-navy.jpg', 'corporate.jpg']);
  expect(world.engine.held()).toBe(0);

  await visitor.json('POST', '/api/shoot/preview', { style: 'warm' });
  await world.drain();
  const back = await visitor.json('POST', '/api/shoot/preview', { style: 'corporate' });
  expect(await back.json(), 'shown again without rendering').toMatchObject({
    preview: { ...preview, left: LIMITS.previewsPerDraft - 2 },
  });
  expect(world.engine.calls.filter((call) => call === 'renderPreview')).toHaveLength(4);
  const stranger = (await begin(world)).visitor;
  expect((await stranger.send('GET', preview.dressed?.url ?? '')).status).toBe(404);
});

it('follows the wish, and shows no garment to somebody who wants their own clothes', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor } = await draftWithPreview(world);
  await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'casual' });
  await visitor.json('POST', '/api/shoot/preview', { style: 'warm' });
  await world.drain();
  expect((await view(visitor)).preview.dressed?.clothes).toEqual({ garment: 'polo', dye: 'black' });
  await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'own' });
  await visitor.json('POST', '/api/shoot/preview', { style: 'casual' });
  await world.drain();
  const { preview } = await view(visitor);
  expect(preview).toMatchObject({ state: 'ready', style: 'casual' });
  expect([preview.url !== undefined, preview.dressed]).toEqual([true, undefined]);
  expect((await visitor.send('GET', `${preview.url}&garment=polo&dye=black`)).status).toBe(404);
});

it('renders what a new wish needs, for one more preview, and shows earlier previews again', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor, shootId } = await draftWithPreview(world);
  const wear = async (clothes: unknown) =>
    ((await (await visitor.json('PUT', '/api/shoot/clothes', { clothes })).json()) as ShootView).preview;
  const ask = async () => {
    await visitor.json('POST', '/api/shoot/preview', { style: 'corporate' });
    await world.drain();
    return (await view(visitor)).preview;
  };
  const { preview: mixed } = await view(visitor);
  const drawn = () => world.engine.calls.filter((call) => call === 'renderPreview').length;
  expect([mixed.suitsClothes, mixed.left, drawn()]).toEqual([true, LIMITS.previewsPerDraft - 1, 2]);

  // Nothing has to be rendered for a wish that the existing pictures meet.
  expect(await wear('business')).toEqual(mixed);
  expect(await wear('own')).toEqual({ ...mixed, dressed: undefined });
  await ask();
  expect(drawn()).toBe(2);

  // The old pair is shown, marked as outdated, until the new one is requested.
  expect(await wear('casual')).toEqual({ ...mixed, suitsClothes: false });
  const casual = await ask();
  expect(casual).toMatchObject({
    ...{ state: 'ready', suitsClothes: true, left: LIMITS.previewsPerDraft - 2 },
    dressed: { clothes: { garment: 'polo', dye: 'black' } },
  });
  expect(await pictureAt(visitor, casual.dressed?.url)).toContain(' in polo black');
  expect(await pictureAt(visitor, mixed.dressed?.url), 'still there').toContain(' in suit-jacket navy');

  expect(await wear('mix')).toEqual({ ...mixed, left: casual.left });
  await ask();
  expect(drawn()).toBe(4);
  expect(await previewFiles(world, shootId)).toEqual([
    ...['corporate-polo-black.jpg', 'corporate-suit-jacket-navy.jpg', 'corporate.jpg'],
  ]);
});

it('shows the selfie that can be dressed when the best one cannot, and gives the reason for that one', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor } = await begin(world);
  const hood = await upload(visitor, fakeSelfie({ name: 'a', undressable: 'neck-hidden' }));
  // The fake engine turns the heads of longer files further away.
  const shirt = await upload(visitor, fakeSelfie({ name: 'in a T-shirt' }));
  await world.drain();
  const { preview, selfies } = await view(visitor);
  expect(preview).toMatchObject({
    ...{ state: 'ready', selfieId: shirt, left: LIMITS.previewsPerDraft - 1 },
    dressed: { clothes: { garment: 'suit-jacket', dye: 'navy' } },
  });
  expect(selfies.find(({ id }) => id === hood)).toMatchObject({ dressing: 'neck-hidden' });
  expect(selfies.find(({ id }) => id === shirt)?.dressing).toBeUndefined();
  expect(world.engine.held()).toBe(0);

  // A visitor who requests the other selfie gets it, only in the own clothes.
  await visitor.json('POST', '/api/shoot/preview', { style: 'corporate', selfie: hood });
  await world.drain();
  const { preview: asked } = await view(visitor);
  expect(asked).toMatchObject({ state: 'ready', selfieId: hood });
  expect(asked.dressed).toBeUndefined();
});

it('reports when only clothes fit that a mix leaves out, and shows them to somebody who wants them', async () => {
  const offer = FAKE_OFFER.map((garment) => ({ ...garment, onRequest: true }));
  await using world = await createShootWorld({ offer });
  const { visitor } = await draftWithPreview(world);
  const { preview, selfies } = await view(visitor);
  expect(preview).toMatchObject({ state: 'ready', onlyOthersFit: true });
  expect(preview.dressed).toBeUndefined();
  expect(selfies.map(({ dressing }) => dressing)).toEqual([undefined, undefined]);
  await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'own' });
  expect((await view(visitor)).preview.onlyOthersFit, 'nothing was wished for').toBe(false);
  await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'business' });
  await visitor.json('POST', '/api/shoot/preview', { style: 'corporate' });
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({
    ...{ onlyOthersFit: false, suitsClothes: true },
    dressed: { clothes: { garment: 'suit-jacket', dye: 'navy' } },
  });
});

it('tries two selfies at most, and shows the best one when neither can be dressed', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor } = await begin(world);
  const ids: string[] = [];
  for (const name of ['a', 'ab', 'abc'])
    ids.push(await upload(visitor, fakeSelfie({ name, undressable: 'hair-over-collar' })));
  await world.drain();
  const { preview, selfies } = await view(visitor);
  expect(preview).toMatchObject({ state: 'ready', selfieId: ids[0] });
  expect(preview.dressed).toBeUndefined();
  expect(selfies.filter(({ dressing }) => dressing === 'hair-over-collar')).toHaveLength(2);
});

it('does not render repeatedly what fits nobody', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor } = await draftWithPreview(world, { undressable: 'hair-over-collar' });
  await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'casual' });
  const { preview } = await view(visitor);
  expect(preview.suitsClothes).toBe(true);
  expect(preview.dressed).toBeUndefined();
});

it('needs another selfie when the shown one has no preview in the own clothes', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor } = await draftWithPreview(world, { refused: 'no-crop' });
  await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'own' });
  const { preview } = await view(visitor);
  expect(preview).toMatchObject({ suitsClothes: false, dressed: { clothes: { garment: 'suit-jacket' } } });
  await upload(visitor, fakeSelfie({ name: 'c' }));
  await world.drain();
  await visitor.json('POST', '/api/shoot/preview', { style: 'corporate' });
  await world.drain();
  const { preview: own } = await view(visitor);
  expect(own).toMatchObject({ state: 'ready', suitsClothes: true });
  expect([own.url !== undefined, own.dressed]).toEqual([true, undefined]);
});

it('has one picture without garments on offer', async () => {
  await using world = await createShootWorld();
  const { visitor, shootId } = await draftWithPreview(world);
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready' });
  expect((await view(visitor)).preview.dressed).toBeUndefined();
  expect(await previewFiles(world, shootId)).toEqual(['corporate.jpg']);
});

it('gives the reason why a selfie cannot be dressed on its tile, and shows it only in the own clothes', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor, ids } = await draftWithPreview(world, { undressable: 'hair-over-collar' });
  const { preview, selfies } = await view(visitor);
  expect([preview.url !== undefined, preview.dressed]).toEqual([true, undefined]);
  const tile = selfies.find(({ id }) => id === preview.selfieId);
  expect(tile).toMatchObject({ state: 'accepted', dressing: 'hair-over-collar' });
  const other = selfies.find(({ id }) => id !== preview.selfieId);
  expect(other?.dressing, 'tried as well').toBe('hair-over-collar');
  expect(ids).toContain(tile?.id);
});

it.each(['tryGarments', 'renderPreview'] as const)(
  'shows only the picture in the own clothes when dressing fails in %s',
  async (step) => {
    await using world = await createShootWorld({ offer: FAKE_OFFER });
    const draw = world.engine.renderPreview.bind(world.engine);
    if (step === 'tryGarments') world.engine.tryGarments = () => Promise.reject(new Error('torn'));
    else
      world.engine.renderPreview = async (selfie, request, ...rest) => {
        if (request.clothes) throw new Error('torn');
        return draw(selfie, request, ...rest);
      };
    const { visitor, shootId } = await draftWithPreview(world);
    const { preview } = await view(visitor);
    expect(preview).toMatchObject({ state: 'ready', left: LIMITS.previewsPerDraft - 1 });
    expect([preview.url !== undefined, preview.dressed]).toEqual([true, undefined]);
    expect(await previewFiles(world, shootId)).toEqual(['corporate.jpg']);
    expect(world.engine.held()).toBe(0);
  },
);

it('shows a photo that ends at the shoulders dressed, in the first clothes that fit', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor, shootId } = await draftWithPreview(world, { refused: 'no-crop' });
  const { preview } = await view(visitor);
  expect(preview).toMatchObject({
    state: 'ready',
    dressed: { clothes: { garment: 'suit-jacket', dye: 'navy' } },
  });
  expect(preview.url).toBeUndefined();
  expect(await pictureAt(visitor, preview.dressed?.url)).toContain(' in suit-jacket navy');
  expect(await previewFiles(world, shootId)).toEqual(['corporate-suit-jacket-navy.jpg']);
});

it('refuses a payment when neither picture can be made', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  world.engine.tryGarments = async () => [];
  const { visitor } = await draftWithPreview(world, { refused: 'no-crop' });
  const { selfies, preview } = await view(visitor);
  expect(selfies.map(({ reasons }) => reasons)).toEqual([['no-crop'], ['no-crop']]);
  expect(preview.state).toBe('failed');
});

it('erases both pictures with their selfie, and with the shoot', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor, shootId } = await draftWithPreview(world);
  const { preview } = await view(visitor);
  await visitor.send('DELETE', `/api/shoot/selfies/${preview.selfieId}`);
  expect(await previewFiles(world, shootId)).toEqual([]);
  expect((await visitor.send('GET', preview.url ?? '')).status).toBe(404);
  expect((await visitor.send('GET', preview.dressed?.url ?? '')).status).toBe(404);
  const [row] = await world.context.db.select().from(shoots).where(eq(shoots.id, shootId));
  expect(row?.previews).toEqual([]);

  const second = await draftWithPreview(world);
  const ports = erasePorts(world.context);
  expect(await eraseShoot(ports, second.shootId, 'owner')).toMatchObject({
    ok: true,
    value: { erased: { previews: 2 } },
  });
  expect(await world.context.storage.list(`shoots/${second.shootId}/`)).toEqual([]);
});

it('renders both again when the job was killed before its row was written', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { storage } = world.context;
  const put = storage.put.bind(storage);
  let killed = 0;
  storage.put = async (key, bytes) => {
    await put(key, bytes);
    if (key.endsWith('corporate.jpg') && killed++ === 0) throw new Error('killed');
  };
  const { visitor, view: draft } = await begin(world);
  for (const name of ['a', 'b']) await upload(visitor, fakeSelfie({ name }));
  await world.drainFailing();
  const { preview } = await view(visitor);
  expect(killed).toBe(2);
  expect(preview).toMatchObject({ state: 'ready', left: LIMITS.previewsPerDraft - 1 });
  expect(preview.dressed).toBeDefined();
  expect(await previewFiles(world, draft.id)).toEqual(['corporate-suit-jacket-navy.jpg', 'corporate.jpg']);
});

import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { fakeShape } from '../../../../test/fake-engine/fake-wardrobe.ts';
import { exampleKeys } from '../../../features/examples/example-set.ts';
import { listHiddenExamples } from '../../../features/examples/hidden-examples-store.server.ts';
import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import { cutWardrobe } from '../../../features/wardrobe/cut-wardrobe.server.ts';
import { listHouseGarments } from '../../../features/wardrobe/house-garments.server.ts';
import { listGarments } from '../../../features/wardrobe/operator/list-garments.server.ts';
import { loadWantedGarments } from '../../../features/wardrobe/request-wardrobe.server.ts';
import { writeJsonFile } from '../../../platform/storage/json-file.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

const ID = 'house-green-blazer';
const GARMENT = { id: ID, name: 'Green blazer', dress: 'business', cut: 'tailored', shape: fakeShape() };
const PHOTO = fakeSelfie({ name: 'blazer' });

async function sendGarment(
  bench: Bench,
  { email = OWNER, garment = GARMENT as unknown, photo = PHOTO, replaces = false } = {},
) {
  const form = new FormData();
  form.set('photo', new File([new Uint8Array(photo)], 'blazer.jpg', { type: 'image/jpeg' }));
  form.set('description', typeof garment === 'string' ? garment : JSON.stringify(garment));
  if (replaces) form.set('replaces', 'true');
  const operator = await bench.operator(email);
  return operator.send('POST', '/api/dashboard/garments', { body: form });
}

const houseOf = async (bench: Bench) => listHouseGarments(bench.context.houseGarments!);
const errorOf = async (response: Response) => {
  const { error, field } = await response.json();
  return [response.status, error, field];
};

async function storeExample(bench: Bench, id: string) {
  const file = { name: '0123456789abcdef.webp', type: 'webp', widthPx: 320, heightPx: 400, bytes: 9 };
  const view = { x: 0, y: 0, width: 1, height: 1 };
  const set = { id, style: 'warm', scene: 'canvas', view, before: [file], after: [file] };
  const made = { version: 'v', from: 'folder', madeAt: '2026-11-21T10:00:00.000Z' };
  await writeJsonFile(bench.context.storage, exampleKeys.manifest, { ...made, sets: [set], missing: [] });
}

describe('an example', () => {
  it('is hidden and shown again by owners, once each, and recorded', async () => {
    const bench = await openDashboard();
    await storeExample(bench, 'red-coat-warm');
    const owner = await bench.operator();
    const set = async (isShown: boolean) =>
      (await owner.post('/examples/red-coat-warm/shown', { isShown })).status;
    expect(await set(true)).toBe(409);
    expect(await Promise.all([set(false), set(false)]).then((all) => all.toSorted())).toEqual([200, 409]);
    expect([...(await listHiddenExamples(bench.database.db))]).toEqual(['red-coat-warm']);
    expect(await set(true)).toBe(200);
    expect([...(await listHiddenExamples(bench.database.db))]).toEqual([]);
    expect(await listAudit(bench.database.db, { limit: 9 })).toMatchObject([
      { action: 'showed-example', subject: 'red-coat-warm' },
      { action: 'hid-example', subject: 'red-coat-warm', operator: OWNER },
    ]);
  });

  it('that does not exist is not hidden, and support hides none', async () => {
    const bench = await openDashboard();
    await storeExample(bench, 'red-coat-warm');
    const unknown = await (await bench.operator()).post('/examples/other/shown', { isShown: false });
    expect(unknown.status).toBe(404);
    const support = await (
      await bench.operator(SUPPORT)
    ).post('/examples/red-coat-warm/shown', { isShown: false });
    expect(support.status).toBe(403);
    expect([...(await listHiddenExamples(bench.database.db))]).toEqual([]);
  });
});

describe('a garment', () => {
  async function cut(bench: Bench) {
    const house = bench.context.houseGarments!;
    const portraits = {
      kind: 'folder' as const,
      read: async () => ({ ok: false, error: 'not-there' }) as const,
    };
    const wanted = await loadWantedGarments(house);
    return cutWardrobe({ ...bench.context, photos: { portraits, house } }, wanted);
  }

  it('is added with its photo, cut by the worker and offered, and hidden like an example', async () => {
    const bench = await openDashboard();
    const added = await sendGarment(bench);
    expect([added.status, await added.json()]).toEqual([201, { id: ID }]);
    expect(await houseOf(bench)).toMatchObject([{ ...GARMENT, dyes: ['own'] }]);
    expect((await cut(bench)).made).toBe(1);
    const load = async () => {
      bench.time.now = new Date(bench.time.now.getTime() + 6_000);
      return (await bench.context.loadWardrobeOffer()).map(({ id }) => id);
    };
    expect(await load()).toEqual([ID]);
    const owner = await bench.operator();
    expect((await owner.post(`/garments/${ID}/shown`, { isShown: false })).status).toBe(200);
    expect(await load()).toEqual([]);
    expect((await owner.post(`/garments/${ID}/shown`, { isShown: true })).status).toBe(200);
    expect(await load()).toEqual([ID]);
    const actions = (await listAudit(bench.database.db, { limit: 9 })).map(({ action }) => action);
    expect(actions).toEqual(['showed-garment', 'hid-garment', 'added-garment']);
  });

  it('is pictured for operators only', async () => {
    const bench = await openDashboard();
    await sendGarment(bench);
    await cut(bench);
    const [listed] = await listGarments(bench.context.storage, bench.context.houseGarments!);
    const path = `/garment-pictures/${listed!.key}`;
    const picture = await (await bench.operator(SUPPORT)).get(path);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await bench.stranger().send('GET', `/api/dashboard${path}`)).status).toBe(404);
    for (const key of ['../../shoots', 'x', '0'.repeat(32)])
      expect(
        (await (await bench.operator()).get(`/garment-pictures/${encodeURIComponent(key)}`)).status,
      ).toBe(404);
  });

  it.each([
    ['{', 422, 'description-invalid', 'description'],
    [{ ...GARMENT, id: 'suit-jacket' }, 422, 'description-invalid', 'description'],
    [{ ...GARMENT, shape: {} }, 422, 'description-invalid', 'description'],
    [{ ...GARMENT, secret: 1 }, 422, 'description-invalid', 'description'],
  ])('that is described by %j is refused', async (garment, ...expected) => {
    const bench = await openDashboard();
    expect(await errorOf(await sendGarment(bench, { garment }))).toEqual(expected);
    expect(await houseOf(bench)).toEqual([]);
    expect(await listAudit(bench.database.db, { limit: 9 })).toEqual([]);
  });

  it('whose photo cannot be read, is missing or is too large is refused', async () => {
    const bench = await openDashboard();
    const refused = async (photo: Uint8Array) =>
      errorOf(await sendGarment(bench, { photo: Buffer.from(photo) }));
    expect(await refused(Buffer.from('no photo'))).toEqual([422, 'photo-unreadable', 'photo']);
    expect(await refused(new Uint8Array())).toEqual([422, 'photo-missing', 'photo']);
    expect((await refused(new Uint8Array(26 * 1024 * 1024)))[0]).toBe(413);
    const owner = await bench.operator();
    expect((await owner.post('/garments', { photo: 'x' })).status).toBe(400);
    expect(await houseOf(bench)).toEqual([]);
  });

  it('of another operator is replaced only on purpose', async () => {
    const bench = await openDashboard();
    await sendGarment(bench);
    const other = { ...GARMENT, name: 'Another blazer' };
    expect(await errorOf(await sendGarment(bench, { garment: other }))).toEqual([
      ...[409, 'garment-exists', undefined],
    ]);
    expect((await sendGarment(bench, { garment: other, replaces: true })).status).toBe(201);
    expect(await houseOf(bench)).toMatchObject([{ name: 'Another blazer' }]);
  });

  it('is not added by support, or while clothes are off', async () => {
    const bench = await openDashboard();
    expect((await sendGarment(bench, { email: SUPPORT })).status).toBe(403);
    expect(await houseOf(bench)).toEqual([]);
    Object.assign(bench.context, { houseGarments: undefined });
    expect((await errorOf(await sendGarment(bench)))[1]).toBe('wardrobe-off');
  });
});

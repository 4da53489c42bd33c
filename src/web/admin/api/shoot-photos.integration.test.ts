import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { insertDeliveredShoot } from '../../../../test/delivered-shoot.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { listAuditAbout } from '../../../features/operators/audit/audit-store.server.ts';
import { selfies } from '../../../platform/db/tables/shoots.ts';
import { PHOTO_PERMISSION_MS } from '../photo-permission.ts';
import type { ShootPhotos } from '../shoot/shoot-photos-view.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;
type Operator = Awaited<ReturnType<Bench['operator']>>;

const REASON = { reason: 'asked whether they are sharp' };

async function look(operator: Operator, id: string): Promise<ShootPhotos> {
  const response = await operator.post(`/shoots/${id}/photos`, REASON);
  expect(response.status).toBe(200);
  return (await response.json()) as ShootPhotos;
}

const addressesOf = ({ selfies: own, headshots }: ShootPhotos) =>
  [...own, ...headshots].flatMap(({ thumbnail, large }) => [thumbnail, ...(large ? [large] : [])]);

/** Requests every address, and returns the different statuses. */
async function statuses(
  browser: Pick<Operator, 'send'>,
  addresses: readonly string[],
): Promise<readonly number[]> {
  const answers = await Promise.all(addresses.map((address) => browser.send('GET', address)));
  return [...new Set(answers.map(({ status }) => status))];
}

describe('photos', () => {
  it('are shown after a reason, in no cache, and the reason is written down', async () => {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    const operator = await bench.operator(SUPPORT);
    const photos = await look(operator, id);
    expect(photos.selfies.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Selfie ${n}`));
    expect(photos.headshots).toHaveLength(12);
    for (const address of addressesOf(photos)) {
      const response = await operator.send('GET', address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-disposition')).toMatch(/^inline/);
    }
    const first = await operator.send('GET', photos.selfies[0]!.thumbnail);
    expect(await first.text()).toBe('THUMBNAIL a');
    expect(await listAuditAbout(bench.context.db, [id], 9)).toMatchObject([
      {
        ...{ operator: SUPPORT, action: 'viewed-photos', reason: REASON.reason },
        detail: { selfies: 6, headshots: 12 },
      },
    ]);
  });

  it('are shown of a shoot that is not delivered, too', async () => {
    const bench = await openDashboard();
    const id = await insertPaidShoot(bench);
    const [first] = await bench.database.db.select().from(selfies).where(eq(selfies.position, 1));
    await bench.context.db
      .update(selfies)
      .set({ state: 'rejected', reasons: ['blurred'] })
      .where(eq(selfies.id, first!.id));
    const operator = await bench.operator();
    const photos = await look(operator, id);
    expect(photos.headshots).toEqual([]);
    expect(photos.selfies[0]?.large).toBeUndefined();
    expect(await statuses(operator, addressesOf(photos))).toEqual([200]);
  });

  it('set a cookie for their own path that no script reads', async () => {
    const bench = await openDashboard();
    const id = await insertPaidShoot(bench);
    const operator = await bench.operator();
    const response = await operator.post(`/shoots/${id}/photos`, REASON);
    expect(response.headers.getSetCookie().join()).toMatch(
      new RegExp(
        `^operator-photos=\\d+\\.[\\w-]{22}; Max-Age=600; Path=/api/dashboard/shoots/${id}/photos; HttpOnly; SameSite=Strict$`,
      ),
    );
  });
});

describe('without a permission no photo is sent', () => {
  async function permitted() {
    const bench = await openDashboard();
    const id = await insertDeliveredShoot(bench);
    const operator = await bench.operator();
    const addresses = addressesOf(await look(operator, id));
    expect(addresses).toHaveLength(36);
    return { bench, id, operator, addresses, cookie: operator.jar.get('operator-photos')! };
  }

  it('to an operator who has typed no reason', async () => {
    const { bench, id, addresses } = await permitted();
    const other = await bench.operator(SUPPORT);
    expect(await statuses(other, addresses)).toEqual([403]);
    for (const reason of ['', '  ', 'a'])
      expect((await other.post(`/shoots/${id}/photos`, { reason })).status).toBe(422);
    expect((await other.post(`/shoots/${id}/photos`, {})).status).toBe(400);
    expect(await statuses(other, addresses)).toEqual([403]);
  });

  it('to another operator, who has copied the cookie', async () => {
    const { bench, addresses, cookie } = await permitted();
    const other = await bench.operator(SUPPORT);
    other.jar.set('operator-photos', cookie);
    expect(await statuses(other, addresses)).toEqual([403]);
  });

  it('of another shoot', async () => {
    const { bench, operator, cookie } = await permitted();
    const other = await insertPaidShoot(bench);
    const addresses = addressesOf(await look(await bench.operator(SUPPORT), other));
    operator.jar.set('operator-photos', cookie);
    expect(await statuses(operator, addresses)).toEqual([403]);
  });

  it('of another shoot below the address of the permitted one', async () => {
    const { bench, id, operator } = await permitted();
    const other = await insertPaidShoot(bench);
    const [foreign] = await bench.database.db.select().from(selfies).where(eq(selfies.shootId, other));
    const address = `/api/dashboard/shoots/${id}/photos/selfies/${foreign!.id}`;
    expect(await statuses(operator, [`${address}/thumbnail`, `${address}/large`])).toEqual([404]);
  });

  it('after ten minutes', async () => {
    const { bench, operator, addresses } = await permitted();
    bench.time.now = new Date(bench.time.now.getTime() + PHOTO_PERMISSION_MS - 1);
    expect(await statuses(operator, addresses)).toEqual([200]);
    bench.time.now = new Date(bench.time.now.getTime() + 1);
    expect(await statuses(operator, addresses)).toEqual([403]);
  });

  it('with a cookie that was changed', async () => {
    const { operator, addresses, cookie } = await permitted();
    const [until, key] = cookie.split('.');
    for (const forged of [
      `${Number(until) + 60_000}.${key}`,
      `${until}.${key!.slice(1)}A`,
      `${until}.`,
      'x',
    ]) {
      operator.jar.set('operator-photos', forged);
      expect([forged, await statuses(operator, addresses)]).toEqual([forged, [403]]);
    }
  });

  it('without a session, or after it has ended', async () => {
    const { bench, operator, addresses, cookie } = await permitted();
    const stranger = bench.stranger();
    stranger.jar.set('operator-photos', cookie);
    expect(await statuses(stranger, addresses)).toEqual([404]);
    Object.assign(bench.context, { operators: { owners: [], support: [SUPPORT] } });
    expect(await statuses(operator, addresses)).toEqual([404]);
    Object.assign(bench.context, { operators: { owners: [OWNER], support: [SUPPORT] } });
    await operator.post('/sign-out', { everywhere: true });
    expect(await statuses(operator, addresses)).toEqual([404]);
  });

  it('once the shoot is erased', async () => {
    const { id, operator, addresses } = await permitted();
    const erased = await operator.post(`/shoots/${id}/erase`, {
      ...{ state: 'delivered', reason: 'asked', seen: 0 },
    });
    expect(erased.status).toBe(200);
    expect(await statuses(operator, addresses)).toEqual([404]);
    expect((await operator.post(`/shoots/${id}/photos`, REASON)).status).toBe(409);
  });
});

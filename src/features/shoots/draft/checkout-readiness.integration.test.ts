import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { createShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { loadShootForCheckout } from './load-shoot-for-checkout.server.ts';
import type { ShootView } from '../shoot-view.ts';

const IN_CHECK = { ok: false, error: 'selfies-in-check' };

async function draftOf(visitor: Visitor, selfies: readonly string[]): Promise<string> {
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  for (const name of selfies) await upload(visitor, fakeSelfie({ name }));
  return id;
}

async function fillForm(visitor: Visitor): Promise<ShootView> {
  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'basic', styles: ['warm'] });
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: 'jo@example.com' });
  const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
  return (await (await visitor.json('POST', '/api/shoot/consents', ticks)).json()) as ShootView;
}

it('refuses an order while the selfies are being compared or one of them is being checked', async () => {
  await using world = await createShootWorld();
  const { db } = world.context;
  const visitor = world.visitor();
  const id = await draftOf(visitor, ['a', 'b', 'c', 'd', 'e']);
  await world.drain();
  expect((await fillForm(visitor)).compareState).toBe('queued');
  expect(await loadShootForCheckout(db, id)).toEqual(IN_CHECK);
  await world.drain();
  expect(await loadShootForCheckout(db, id)).toMatchObject({ ok: true });
  await upload(visitor, fakeSelfie({ name: 'f' }));
  expect(await loadShootForCheckout(db, id)).toEqual(IN_CHECK);
});

it('reports that a comparison failed for good, and compares again at the next order', async () => {
  await using world = await createShootWorld();
  const { db } = world.context;
  const visitor = world.visitor();
  const id = await draftOf(visitor, ['a', 'b', 'c', 'd', 'e']);
  await world.drain();
  const compare = world.engine.compare.bind(world.engine);
  world.engine.compare = () => Promise.reject(new Error('out of memory'));
  await fillForm(visitor);
  await world.drainFailing();
  const [shoot] = await db.select().from(shoots).where(eq(shoots.id, id));
  expect(shoot?.compareState).toBe('failed');
  world.engine.compare = compare;
  expect((await fillForm(visitor)).compareState).toBe('queued');
  await world.drain();
  const view = (await (await visitor.send('GET', '/api/shoot')).json()) as ShootView;
  expect(view).toMatchObject({ compareState: 'done', acceptedCount: 5 });
});

it('refuses an order for five selfies of which one is framed too tightly for any headshot', async () => {
  await using world = await createShootWorld();
  const visitor = world.visitor();
  const id = await draftOf(visitor, ['a', 'b', 'c', 'd']);
  await upload(visitor, fakeSelfie({ name: 'e', refused: 'no-crop' }));
  await fillForm(visitor);
  await world.drain();
  const { db } = world.context;
  expect(await loadShootForCheckout(db, id)).toEqual({ ok: false, error: 'too-few-selfies' });
  await upload(visitor, fakeSelfie({ name: 'f' }));
  await world.drain();
  expect(await loadShootForCheckout(db, id)).toMatchObject({ ok: true });
});

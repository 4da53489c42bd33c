import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { begin, view } from '../../../../test/draft-visit.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { selfies, shoots } from '../../../platform/db/tables/shoots.ts';

const want = (visitor: Visitor, selfieId: string, isWantedAnyway: unknown = true, headers = {}) =>
  visitor.json('PUT', `/api/shoot/selfies/${selfieId}/wanted`, { isWantedAnyway }, headers);

/** Creates a draft with a good selfie, then one with a hat. */
async function draftWithHat(world: ShootWorld) {
  const { visitor, view: draft } = await begin(world);
  await upload(visitor, fakeSelfie({ name: 'a' }));
  const hat = await upload(visitor, fakeSelfie({ name: 'b', cautions: ['hat'] }));
  await world.drain();
  return { visitor, shootId: draft.id, hat };
}

const answersOf = ({ selfies }: ShootView) =>
  selfies.map(({ state, cautions, isWantedAnyway }) =>
    [state, ...cautions, ...(isWantedAnyway ? ['wanted'] : [])].join(' '),
  );

it('accepts and counts a cautioned selfie; its owner overrules the caution, idempotently, and revokes that', async () => {
  await using world = await createShootWorld();
  const other = await draftWithHat(world);
  const untouched = await view(other.visitor);
  const { visitor, hat } = await draftWithHat(world);
  expect(await view(visitor)).toMatchObject({ acceptedCount: 2 });
  expect(answersOf(await view(visitor))).toEqual(['accepted', 'accepted hat']);

  for (const answer of [await want(visitor, hat), await want(visitor, hat)]) {
    expect(answer.status).toBe(200);
    expect(answersOf((await answer.json()) as ShootView)).toEqual(['accepted', 'accepted hat wanted']);
  }
  const otherTab = world.visitor();
  for (const [name, value] of visitor.jar) otherTab.jar.set(name, value);
  expect(answersOf(await view(otherTab)), 'after a reload and on another tab').toEqual([
    'accepted',
    'accepted hat wanted',
  ]);
  expect((await want(otherTab, hat, false)).status).toBe(200);
  expect(answersOf(await view(visitor))).toEqual(['accepted', 'accepted hat']);
  expect(await view(other.visitor), 'another customer’s draft').toEqual(untouched);
});

it('does not show the cautions of a refused selfie', async () => {
  await using world = await createShootWorld();
  const { visitor, hat } = await draftWithHat(world);
  const { db } = world.context;
  await db
    .update(selfies)
    .set({ state: 'rejected', reasons: ['no-crop'] })
    .where(eq(selfies.id, hat));
  expect(answersOf(await view(visitor))).toEqual(['accepted', 'rejected']);
});

it('finds no selfie of another shoot, and no unknown one', async () => {
  await using world = await createShootWorld();
  const owner = await draftWithHat(world);
  const stranger = await draftWithHat(world);
  const paid = await insertPaidShoot(world, { cautions: { a: ['hat'] } });
  const { db } = world.context;
  const [ofPaid] = await db.select().from(selfies).where(eq(selfies.shootId, paid));
  const before = await db.select().from(selfies).orderBy(selfies.id);
  for (const id of [owner.hat, ofPaid!.id, 'nobody', '%00', 'x'.repeat(3_000)]) {
    const answer = await want(stranger.visitor, id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'selfie-not-found' });
  }
  expect((await want(world.visitor(), owner.hat)).status, 'no cookie').toBe(404);
  expect(await db.select().from(selfies).orderBy(selfies.id)).toEqual(before);
});

it('refuses a wish after the payment, from another site, too often, or in another shape', async () => {
  await using world = await createShootWorld();
  const { visitor, shootId, hat } = await draftWithHat(world);
  for (const wish of ['yes', null, 1]) expect((await want(visitor, hat, wish)).status).toBe(400);
  expect((await want(visitor, hat, true, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await want(visitor, hat, true, { 'Content-Type': 'text/plain' })).status).toBe(400);
  world.limited.add('change');
  expect((await want(visitor, hat)).status).toBe(429);
  world.limited.clear();
  await world.context.db.update(shoots).set({ state: 'paid' }).where(eq(shoots.id, shootId));
  const late = await want(visitor, hat);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ error: 'shoot-closed' });
  expect(answersOf(await view(visitor))).toEqual(['accepted', 'accepted hat']);
});

it('cautions the second selfie of one moment without any consent, until the first is removed', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const first = await upload(visitor, fakeSelfie({ name: 'a', moment: 'park' }));
  await upload(visitor, fakeSelfie({ name: 'b', moment: 'park' }));
  await upload(visitor, fakeSelfie({ name: 'c', moment: 'office' }));
  await world.drain();
  expect(world.engine.calls).not.toContain('compare');
  // The rank decides which of the two stays good; here the second photo has the lower rank.
  const shown = await view(visitor);
  expect(shown.selfies.flatMap(({ cautions }) => cautions)).toEqual(['same-moment']);
  const { db } = world.context;
  expect(
    (await db.select().from(selfies)).flatMap(({ cautions }) => cautions),
    'nothing is stored',
  ).toEqual([]);
  await visitor.send('DELETE', `/api/shoot/selfies/${first}`);
  expect(answersOf(await view(visitor))).toEqual(['accepted', 'accepted']);
});

it('renders the preview from a good selfie while there is one, and from a cautioned one otherwise', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const hat = await upload(visitor, fakeSelfie({ name: 'b', cautions: ['hat'] }));
  await world.drain();
  await visitor.json('POST', '/api/shoot/preview', { style: 'warm' });
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', selfieId: hat });
  // This selfie has the best measures of the three, but a caution.
  await upload(visitor, fakeSelfie({ name: 'turned away, and further away', cautions: ['close-crop'] }));
  const good = await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.drain();
  await visitor.json('POST', '/api/shoot/preview', { style: 'casual' });
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', selfieId: good });
});

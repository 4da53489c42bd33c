import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { begin, view } from '../../../../test/draft-visit.ts';
import { createFakeEngine } from '../../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { createShootWorld, PUBLIC_URL, type ShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { shootsErrors as german } from '../../../i18n/shoots-errors/de.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';

/** Creates a draft with `count` accepted selfies and its first preview. Returns the selfies' ids. */
async function draftWith(world: ShootWorld, count: number) {
  const { visitor, view: opened } = await begin(world);
  const selfies: string[] = [];
  for (let n = 0; n < count; n++)
    selfies.push(await upload(visitor, fakeSelfie({ name: `${opened.id} ${n}` })));
  await world.drain();
  return { visitor, selfies, shootId: opened.id };
}

const ask = (visitor: Visitor, style: string, selfie?: string, page = '/create-headshot') =>
  visitor.json('POST', '/api/shoot/preview', { style, selfie }, { Referer: `${PUBLIC_URL}${page}` });

async function rowOf({ context }: ShootWorld, shootId: string) {
  const [row] = await context.db.select().from(shoots).where(eq(shoots.id, shootId));
  return row!;
}

async function previewJobs({ context }: ShootWorld): Promise<number> {
  const counts = await context.countJobs();
  return counts
    .filter(({ name, state }) => name === 'shoots.preview' && state === 'created')
    .reduce((sum, { count }) => sum + count, 0);
}

const rendered = ({ engine }: ShootWorld) => engine.calls.filter((call) => call === 'renderPreview').length;

it('has one waiting job after 105 requests, and renders the last requested preview', async () => {
  await using world = await createShootWorld();
  const { visitor, selfies } = await draftWith(world, 15);
  expect(rendered(world)).toBe(1);
  const wishes = selfies.flatMap((selfie) => STYLE_IDS.map((style) => ({ selfie, style })));
  expect(wishes).toHaveLength(105);
  for (let at = 0; at < wishes.length; at += 15)
    await Promise.all(wishes.slice(at, at + 15).map(({ style, selfie }) => ask(visitor, style, selfie)));
  expect(await previewJobs(world)).toBe(1);
  const last = await ask(visitor, 'greenery', selfies[3]);
  expect(await last.json()).toMatchObject({
    preview: { state: 'queued', style: 'greenery', selfieId: selfies[3] },
  });
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({
    state: 'ready',
    style: 'greenery',
    selfieId: selfies[3],
  });
  expect(rendered(world)).toBe(2);
  expect(await previewJobs(world)).toBe(0);
});

it('renders a preview that is requested while another is rendering, and stores both', async () => {
  const engine = createFakeEngine();
  await using world = await createShootWorld({ engine });
  const { visitor } = await draftWith(world, 2);
  const { renderPreview } = engine;
  let meanwhile: (() => Promise<unknown>) | undefined = async () => {
    for (const style of ['casual', 'creative', 'greenery']) await ask(visitor, style);
  };
  engine.renderPreview = async (...order) => {
    await meanwhile?.();
    meanwhile = undefined;
    return renderPreview(...order);
  };
  await ask(visitor, 'warm');
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', style: 'greenery' });
  const back = await ask(visitor, 'warm');
  expect(await back.json()).toMatchObject({ preview: { state: 'ready', style: 'warm' } });
  expect(engine.calls.filter((call) => call === 'renderPreview')).toHaveLength(3);
});

it('renders no more than the budget of a draft, even for simultaneous requests, and shows existing previews for free', async () => {
  await using world = await createShootWorld();
  const { visitor, selfies, shootId } = await draftWith(world, 4);
  expect((await view(visitor)).preview.left).toBe(LIMITS.previewsPerDraft - 1);
  const wishes = selfies.flatMap((selfie) => STYLE_IDS.map((style) => ({ selfie, style })));
  for (const { style, selfie } of wishes.slice(0, LIMITS.previewsPerDraft - 2)) {
    await ask(visitor, style, selfie);
    await world.drain();
  }
  const { previewsMade } = await rowOf(world, shootId);
  // The draft's first preview may have been made in one of these styles.
  expect(previewsMade).toBeGreaterThanOrEqual(LIMITS.previewsPerDraft - 2);
  for (let round = 0; round < 4; round++) {
    await Promise.all(wishes.slice(-10).map(({ style, selfie }) => ask(visitor, style, selfie)));
    await world.drain();
  }
  expect(rendered(world)).toBe(LIMITS.previewsPerDraft);
  expect(await rowOf(world, shootId)).toMatchObject({ previewsMade: LIMITS.previewsPerDraft });
  const [made, unmade] = [
    wishes[0]!,
    { style: 'warm', selfie: (await removeOne(visitor, world, selfies)).added },
  ];
  const refused = await ask(visitor, unmade.style, unmade.selfie);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: 'previews-spent' });
  const again = await ask(visitor, made.style, made.selfie);
  expect(await again.json()).toMatchObject({ preview: { state: 'ready', style: made.style, left: 0 } });
  expect(rendered(world)).toBe(LIMITS.previewsPerDraft);
});

/** Removes a selfie, to make room for one without a preview. */
async function removeOne(visitor: Visitor, world: ShootWorld, selfies: readonly string[]) {
  await visitor.send('DELETE', `/api/shoot/selfies/${selfies.at(-1)}`);
  const added = await upload(visitor, fakeSelfie({ name: 'one more' }));
  await world.drain();
  return { added };
}

it('charges a retried job once, and a failed one can be requested again', async () => {
  const engine = createFakeEngine();
  await using world = await createShootWorld({ engine });
  const { visitor, shootId } = await draftWith(world, 2);
  const { renderPreview } = engine;
  let failures = 3;
  engine.renderPreview = async (...order) => {
    if (failures-- > 0) throw new Error('broken on purpose');
    return renderPreview(...order);
  };
  await ask(visitor, 'warm');
  await world.drainFailing();
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', style: 'warm' });
  expect((await rowOf(world, shootId)).previewsMade).toBe(2);
  failures = 9;
  await ask(visitor, 'casual');
  await world.drainFailing();
  expect((await view(visitor)).preview).toMatchObject({ state: 'failed' });
  expect(await rowOf(world, shootId)).toMatchObject({ previewsMade: 3, previewWaiting: false });
  failures = 0;
  await ask(visitor, 'casual');
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', style: 'casual' });
});

it('refuses an address with too many previews, in its language, and shows existing ones', async () => {
  await using world = await createShootWorld();
  const { visitor, selfies } = await draftWith(world, 2);
  const { preview } = await view(visitor);
  world.limited.add('preview');
  const refused = await ask(visitor, 'warm', selfies[0], '/de/create-headshot');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
  const said = (await refused.json()) as { error: string; message: string };
  expect(said).toEqual({ error: 'previews-paused', message: german['previews-paused'] });
  expect((await ask(visitor, preview.style ?? '', preview.selfieId)).status).toBe(200);
  expect(await previewJobs(world)).toBe(0);
  const gone = await visitor.send('DELETE', `/api/shoot/selfies/${preview.selfieId}`);
  expect(gone.status).toBe(200);
  await upload(visitor, fakeSelfie({ name: 'another' }));
  await world.drain();
  expect(rendered(world), 'nor does removing and sending selfies make any').toBe(1);
});

it('leaves the previews of the other selfies when one is removed', async () => {
  await using world = await createShootWorld();
  const { visitor, selfies } = await draftWith(world, 3);
  for (const selfie of selfies) {
    await ask(visitor, 'warm', selfie);
    await world.drain();
  }
  const before = rendered(world);
  await visitor.send('DELETE', `/api/shoot/selfies/${selfies[0]}`);
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({
    state: 'ready',
    style: 'warm',
    selfieId: selfies[2],
  });
  expect((await ask(visitor, 'warm', selfies[1])).status).toBe(200);
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', selfieId: selfies[1] });
  expect(rendered(world)).toBe(before);
});

it("renders a new visitor's first preview before further ones of others", async () => {
  await using world = await createShootWorld();
  const { visitor } = await draftWith(world, 2);
  await ask(visitor, 'warm');
  const { visitor: newcomer } = await begin(world);
  for (const name of ['n1', 'n2']) await upload(newcomer, fakeSelfie({ name }));
  await world.drain();
  const kinds = world.engine.calls.filter((call) => call.startsWith('prepare'));
  expect(kinds).toEqual([
    'prepare for 640 as first-preview',
    'prepare for 640 as first-preview',
    'prepare for 640 as preview',
  ]);
});

it('renders each preview with its own secret, which is the same when it is rendered again', async () => {
  await using world = await createShootWorld();
  const { visitor, selfies } = await draftWith(world, 2);
  const secrets = new Set<string>();
  for (const style of STYLE_IDS)
    for (const selfie of selfies) {
      await ask(visitor, style, selfie);
      await world.drain();
      const { preview } = await view(visitor);
      const picture = await (await visitor.send('GET', preview.url ?? '')).text();
      expect(picture).toMatch(/^PREVIEW Lichtbild\/Free preview\/Preview only [0-9a-f]{8} /);
      secrets.add(picture.split(' ')[4]!);
    }
  expect(secrets.size).toBe(STYLE_IDS.length * selfies.length);
});

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invariant } from '../src/base/invariant.ts';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import { mails } from '../src/platform/db/tables/mails.ts';
import { headshots } from '../src/platform/db/tables/shoots.ts';
import { shootRow } from './draft-to-payment.ts';
import { killAtEveryStep, killableWorker } from './kill-at-every-step.ts';
import { insertPaidShoot } from './paid-shoot.ts';
import { createShootWorld, type ShootWorld } from './shoot-world.ts';

const NEVER = new AbortController().signal;
/** The only scenes in which good selfies give headshots: too few for the twelve that were paid. */
const SCENES_OF_GOOD_SELFIES = new Set(['hearth-room', 'filament-bulbs']);
/** Steps after the second plan in which the first headshots of a fallback are made. */
const RENDER_STEPS = 15;
const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Returns the name of the selfie that a stored headshot of the fake engine was made of. */
async function sourceOf({ context }: ShootWorld, storageKey: string): Promise<string> {
  const file = Buffer.from((await context.storage.get(storageKey)) ?? '').toString();
  return /^HEADSHOT (\w) /.exec(file)?.[1] ?? '?';
}

/**
 * Renders and delivers shoots of seven selfies, each killed at another step, and expects every one to end with a single
 * delivery of the same twelve headshots.
 * @param isFromFallback kills the steps from the second plan on; otherwise those up to it and to the first headshots
 * @returns the names of the selfies that the headshots of each run were made of, sorted and joined, without repeats
 */
async function sourcesWhereverKilled(
  world: ShootWorld,
  shoot: Parameters<typeof insertPaidShoot>[1],
  isFromFallback = false,
): Promise<ReadonlySet<string>> {
  const { db, storage } = world.context;
  const { crash, context, handlers } = killableWorker(world);
  const sources = new Set<string>();
  const shoots = new Set<string>();
  const plannedAt: number[] = [];
  const { plan } = context.engine;
  context.engine.plan = (...request) => {
    plannedAt.push(crash.passed);
    return plan(...request);
  };
  let runs = 0;
  const steps = await killAtEveryStep(
    crash,
    () => insertPaidShoot(world, { selfieNames: SEVEN, ...shoot }),
    async (shootId) => {
      await handlers['shoots.render']?.({ shootId }, NEVER);
      await handlers['shoots.deliver']?.({ shootId }, NEVER);
    },
    async (shootId, killedAt) => {
      runs += 1;
      const rows = await db.select().from(headshots).where(eq(headshots.shootId, shootId));
      expect(rows, killedAt).toHaveLength(12);
      expect(new Set(rows.map((row) => row.perceptualHash)).size, killedAt).toBe(12);
      const files = await storage.list(storageKeys.headshots(shootId));
      expect(files.map(({ key }) => key).toSorted(), killedAt).toEqual(
        rows.map(({ storageKey }) => storageKey).toSorted(),
      );
      const names = await Promise.all(rows.map(({ storageKey }) => sourceOf(world, storageKey)));
      sources.add([...new Set(names)].toSorted().join(''));
      shoots.add(
        rows
          .map(({ number, scene }, at) => `${number} ${scene} of ${names[at]}`)
          .toSorted()
          .join(),
      );
      expect((await shootRow(world, shootId))?.state, killedAt).toBe('delivered');
      const written = await db.select().from(mails).where(eq(mails.shootId, shootId));
      expect(
        written.map(({ kind }) => kind),
        killedAt,
      ).toEqual(['gallery-ready']);
    },
    (steps) => {
      const fallbackAt = plannedAt[1];
      invariant(fallbackAt !== undefined, 'the complete run has planned a second time');
      return isFromFallback ? [fallbackAt, steps] : [1, fallbackAt + RENDER_STEPS];
    },
  );
  expect(steps).toBeGreaterThan(60);
  // The jobs that both processes have enqueued must not deliver or announce anything a second time.
  await world.drain();
  expect(world.mailer.sent()).toHaveLength(runs);
  expect(world.refunded).toEqual([]);
  expect(world.engine.held()).toBe(0);
  expect([...shoots]).toHaveLength(1);
  return sources;
}

it(
  'replaces unpreparable good selfies by cautioned ones once, wherever the worker is killed',
  { timeout: 300_000 },
  async () => {
    await using world = await createShootWorld();
    const sources = await sourcesWhereverKilled(world, {
      cautions: { a: ['hat'], b: ['hat', 'close-crop'] },
      unpreparable: { c: 'no-crop' },
    });
    // Five selfies are enough: the four good ones and the one with fewer cautions.
    expect([...sources]).toEqual(['adefg']);
  },
);

it(
  'makes missing headshots of cautioned selfies once, wherever the worker is killed',
  { timeout: 300_000 },
  async () => {
    await using world = await createShootWorld();
    const render = world.engine.render.bind(world.engine);
    world.engine.render = async (...request) => {
      const headshot = await render(...request);
      const isCautioned = /^HEADSHOT [ab] /.test(Buffer.from(headshot.jpeg).toString());
      const passed = isCautioned || SCENES_OF_GOOD_SELFIES.has(headshot.request.scene);
      return { ...headshot, passed, failures: passed ? [] : ['likeness'] };
    };
    const cautions = { a: ['hat' as const], b: ['hat' as const] };
    const sources = await sourcesWhereverKilled(world, { cautions }, true);
    expect(sources.size).toBe(1);
    expect([...sources][0]).toMatch(/[ab]/);
  },
);

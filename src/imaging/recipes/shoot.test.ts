import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import type { HeadshotEngine } from '../engine.ts';
import type { Headshot } from '../finished-headshot.ts';
import type { HeadshotRequest } from '../headshot-request.ts';
import type { PreparedSelfie, RejectReason } from '../selfie.ts';
import { distinctness } from '../measure/distinctness.ts';
import { hashBitsOf } from '../measure/perceptual-hash.ts';
import { SCENES } from '../scenes/all-scenes.ts';
import { BACKDROPS } from '../scenes/backdrops.ts';
import { planShoot } from './shoot-plan.ts';
import { runShoot, type ShootEvent, type ShootOptions } from './shoot.ts';

const SIZE = { widthPx: 1024, heightPx: 1280 };
const OPTIONS: ShootOptions = {
  selfies: ['a', 'b', 'c', 'd', 'e'].map((fileName) => ({ fileName, bytes: new Uint8Array([1]) })),
  styles: ['warm', 'casual'],
  count: 12,
  size: SIZE,
  seed: 3,
};

/** Pictures as different as they can be. */
function hashOf(request: HeadshotRequest): string {
  return hashOfText(JSON.stringify(request));
}

function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** An engine that draws nothing: `fails` decides which requests fail verification. */
function engineOf(behaviour: {
  readonly fails?: (request: HeadshotRequest) => boolean;
  readonly unfit?: Readonly<Record<string, RejectReason>>;
  readonly compared?: Readonly<Record<string, RejectReason>>;
  readonly hash?: (request: HeadshotRequest) => string;
}): HeadshotEngine & {
  readonly announced: string[];
  readonly rendered: HeadshotRequest[];
  readonly released: string[];
} {
  const announced: string[] = [];
  const rendered: HeadshotRequest[] = [];
  const released: string[] = [];
  const unused = (): never => {
    throw new Error('not part of a shoot');
  };
  return {
    announced,
    rendered,
    released,
    announce: (styles) => announced.push(...styles),
    warmUp: unused,
    shareMachine: unused,
    clean: unused,
    check: unused,
    renderPreview: unused,
    derive: unused,
    faceMarks: unused,
    forPage: unused,
    scenes: unused,
    close: unused,
    async compare(selfies) {
      return selfies.map((selfie) => {
        const reason = behaviour.compared?.['id' in selfie ? selfie.id : selfie.fileName];
        return reason === undefined ? [] : [reason];
      });
    },
    async prepare({ fileName }) {
      const reason = behaviour.unfit?.[fileName];
      if (reason !== undefined) return { ok: false, reasons: [reason] };
      const selfie = {
        id: fileName,
        framings: ['tight', 'classic', 'wide'],
        quality: 0.5,
        cautions: [],
        measures: { perceptualHash: hashOfText(fileName) },
      };
      return { ok: true, selfie: selfie as unknown as PreparedSelfie };
    },
    async plan(selfies, request) {
      return planShoot({
        ...request,
        selfies,
        scenes: SCENES,
        backdrops: BACKDROPS,
        foresee: (each) => hashBitsOf(hashOf(each)),
      });
    },
    async render(selfies, request) {
      rendered.push(request);
      const failed = behaviour.fails?.(request) === true;
      const failures = failed ? ['likeness'] : [];
      return {
        request,
        size: SIZE,
        passed: !failed,
        failures,
        jpeg: new Uint8Array(1),
        measures: { perceptualHash: behaviour.hash?.(request) ?? hashOf(request) },
      } as unknown as Headshot;
    },
    async release(selfies) {
      released.push(...selfies.map((selfie) => selfie.id));
    },
  };
}

async function events(
  engine: HeadshotEngine,
  options: Partial<ShootOptions> = {},
  signal?: AbortSignal,
): Promise<ShootEvent[]> {
  const seen: ShootEvent[] = [];
  for await (const event of runShoot(engine, { ...OPTIONS, ...options }, signal)) seen.push(event);
  return seen;
}

function headshots(seen: readonly ShootEvent[]) {
  return seen
    .flatMap((event) => (event.kind === 'headshot' ? [event] : []))
    .toSorted((a, b) => a.number - b.number);
}

test('a picture that looks like an earlier one is made again another way', async () => {
  const alike = new Set(SCENES.warm.slice(0, 3).map(({ id }) => id));
  const seen = await events(
    engineOf({ hash: (request) => (alike.has(request.scene) ? '00000000000000ff' : hashOf(request)) }),
  );
  expect(headshots(seen)).toHaveLength(12);
  expect(headshots(seen).filter(({ headshot }) => alike.has(headshot.request.scene))).toHaveLength(1);
  expect(
    distinctness(headshots(seen).map(({ headshot }) => headshot.measures.perceptualHash)).distance,
  ).toBeGreaterThanOrEqual(10);
  expect(seen).toContainEqual(expect.objectContaining({ kind: 'rerolled', failures: ['distinctness'] }));
  expect(seen.at(-1)).toMatchObject({ totals: { passed: 12, missing: 0, alike: 0 } });
});

test('the engine hears which styles will be asked for before it gets the first selfie', async () => {
  const engine = engineOf({});
  const heard: string[][] = [];
  const listening: HeadshotEngine = {
    ...engine,
    async prepare(selfie, signal) {
      heard.push([...engine.announced]);
      return await engine.prepare(selfie, signal);
    },
  };
  await events(listening, { styles: ['warm', 'casual'] });
  expect(heard[0]).toEqual(['warm', 'casual']);
});

test('nor does it look like one that is stored already, whatever its number', async () => {
  const whole = headshots(await events(engineOf({})));
  const stored = whole[11]!.headshot.measures.perceptualHash;
  const first = whole[0]!.headshot.request;
  const hash = (request: HeadshotRequest) => (request.seed === first.seed ? stored : hashOf(request));
  const again = headshots(await events(engineOf({ hash }), { alreadyDone: new Map([[12, stored]]) }));
  expect(again.map((event) => event.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(again[0]!.headshot.request).not.toEqual(first);
});

test('a paid number is never left empty because pictures look alike: the most distinct one is delivered', async () => {
  const hash = (request: HeadshotRequest) =>
    request.variation % 2 === 0 ? '000000000000000f' : '0000000000000000';
  const engine = engineOf({ hash });
  const seen = await events(engine, { styles: ['warm'] });
  expect(headshots(seen).map((event) => event.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(headshots(seen).filter((event) => event.isAlike)).toHaveLength(11);
  expect(seen.at(-1)).toMatchObject({ totals: { passed: 12, missing: 0, alike: 11 } });
  // All five alternates of each were tried, and no more.
  expect(engine.rendered.length).toBe(12 + 11 * 5);
});

test('which pictures are delivered does not hang on which is finished first', async () => {
  const hash = (request: HeadshotRequest) => hashOf({ ...request, seed: request.selfieIndex });
  const straight = headshots(await events(engineOf({ hash })));
  const { render, ...rest } = engineOf({ hash });
  let turn = 0;
  const shuffled: HeadshotEngine = {
    ...rest,
    render: async (selfies, request) => {
      const steps = (turn++ * 7) % 5;
      for (let i = 0; i < steps; i++) await new Promise(setImmediate);
      return await render(selfies, request);
    },
  };
  expect(headshots(await events(shuffled)).map(({ headshot }) => headshot.request)).toEqual(
    straight.map(({ headshot }) => headshot.request),
  );
});

test('delivers every number once and says what happened', async () => {
  const engine = engineOf({});
  const seen = await events(engine);
  expect(headshots(seen).map((event) => event.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(seen.at(-1)).toMatchObject({
    kind: 'done',
    totals: { requested: 12, passed: 12, rerolled: 0, missing: 0 },
  });
  expect(engine.released.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('goes on after a crash with the same pictures for the rest', async () => {
  const whole = headshots(await events(engineOf({})));
  const done = whole.filter(({ number }) => [1, 2, 5, 9].includes(number));
  const alreadyDone = new Map(done.map(({ number, headshot }) => [number, headshot.measures.perceptualHash]));
  const rest = headshots(await events(engineOf({}), { alreadyDone }));
  expect(rest.map(({ number, headshot }) => [number, headshot.request])).toEqual(
    whole
      .filter(({ number }) => !alreadyDone.has(number))
      .map(({ number, headshot }) => [number, headshot.request]),
  );
});

test('a failed picture is made again another way and never delivered', async () => {
  const engine = engineOf({ fails: (request) => request.selfieIndex === 2 });
  const seen = await events(engine);
  expect(headshots(seen)).toHaveLength(12);
  for (const { headshot } of headshots(seen)) expect(headshot.request.selfieIndex).not.toBe(2);
  expect(seen.filter((event) => event.kind === 'rerolled').length).toBeGreaterThan(0);
});

test('a number whose alternates all fail is reported missing, not filled with a failure', async () => {
  const seen = await events(engineOf({ fails: (request) => request.style === 'warm' }));
  expect(headshots(seen)).toHaveLength(6);
  expect(seen.at(-1)).toMatchObject({ totals: { passed: 6, missing: 6 } });
});

test('strangers, duplicates and unfit selfies give no headshot and are released', async () => {
  const engine = engineOf({ unfit: { a: 'blurred' }, compared: { d: 'other-person' } });
  const seen = await events(engine);
  expect(seen.filter((event) => event.kind === 'selfie').map((event) => event.reasons)).toEqual([
    ['blurred'],
    [],
    [],
    ['other-person'],
    [],
  ]);
  expect(new Set(headshots(seen).map((event) => event.selfie))).toEqual(new Set([1, 2, 4]));
  expect(engine.released.toSorted()).toEqual(['b', 'c', 'd', 'e']);
});

test('with no selfie left nothing is rendered', async () => {
  const engine = engineOf({ unfit: { a: 'hat', b: 'hat', c: 'hat', d: 'hat', e: 'hat' } });
  const seen = await events(engine);
  expect(engine.rendered).toEqual([]);
  expect(seen.find((event) => event.kind === 'prepared')).toMatchObject({ accepted: 0, planned: 0 });
});

test('tells how many selfies are ready, the refused ones among them', async () => {
  const seen = await events(engineOf({ unfit: { b: 'hat' } }));
  const told = seen.flatMap((event) => (event.kind === 'preparing' ? [event.done] : []));
  expect(told).toEqual([1, 2, 3, 4, 5]);
});

test('who stops listening while the selfies are prepared leaves none behind in the engine', async () => {
  const engine = engineOf({});
  for await (const event of runShoot(engine, OPTIONS)) if (event.kind === 'preparing') break;
  expect(engine.rendered).toEqual([]);
  expect(engine.released.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('prepares a few selfies at a time, so that a check finds its turn in between', async () => {
  const engine = engineOf({});
  let underWay = 0;
  let most = 0;
  const counted: HeadshotEngine = {
    ...engine,
    prepare: async (selfie) => {
      most = Math.max(most, ++underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return await engine.prepare(selfie);
    },
  };
  const selfies = Array.from({ length: 20 }, (_, index) => ({
    fileName: `selfie-${index}`,
    bytes: new Uint8Array(1),
  }));
  expect(headshots(await events(counted, { selfies }))).toHaveLength(12);
  expect(most).toBe(6);
});

test('a selfie that breaks the engine ends the shoot and releases the others', async () => {
  const engine = engineOf({});
  const { prepare } = engine;
  const broken: HeadshotEngine = {
    ...engine,
    prepare: async (selfie) => {
      if (selfie.fileName === 'b') throw new Error('no memory');
      return await prepare(selfie);
    },
  };
  await expect(events(broken)).rejects.toThrow('no memory');
  expect(engine.released.toSorted()).toEqual(['a', 'c', 'd', 'e']);
});

test('stops when told to, and still releases the selfies', async () => {
  const engine = engineOf({});
  const stop = new AbortController();
  const run = async (): Promise<void> => {
    for await (const event of runShoot(engine, OPTIONS, stop.signal))
      if (event.kind === 'headshot') stop.abort(new Error('enough'));
  };
  await expect(run()).rejects.toThrow('enough');
  expect(engine.rendered.length).toBeLessThan(12);
  expect(engine.released).toHaveLength(5);
});

test('a failing comparison leaves no selfie behind in the engine', async () => {
  const engine = engineOf({});
  const broken = {
    ...engine,
    compare: async () => {
      throw new Error('no memory');
    },
  };
  await expect(events(broken)).rejects.toThrow('no memory');
  expect(engine.released).toHaveLength(5);
});

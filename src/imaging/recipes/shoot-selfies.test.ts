import { expect, test } from 'vitest';

import {
  SHOOT_OPTIONS,
  createScriptedEngine,
  shootEvents,
  headshotEvents,
} from '../../../test/scripted-engine.ts';
import type { HeadshotEngine } from '../engine.ts';
import { runShoot } from './shoot.ts';

test('the engine is told the requested styles before it gets the first selfie', async () => {
  const engine = createScriptedEngine({});
  const heard: string[][] = [];
  const listening: HeadshotEngine = {
    ...engine,
    async prepare(selfie, signal) {
      heard.push([...engine.announced]);
      return await engine.prepare(selfie, signal);
    },
  };
  await shootEvents(listening, { styles: ['warm', 'casual'] });
  expect(heard[0]).toEqual(['warm', 'casual']);
});

test('strangers, duplicates and unfit selfies give no headshot and are released', async () => {
  const engine = createScriptedEngine({ unfit: { a: 'blurred' }, compared: { d: 'other-person' } });
  const seen = await shootEvents(engine);
  expect(seen.filter((event) => event.kind === 'selfie').map((event) => event.reasons)).toEqual([
    ['blurred'],
    [],
    [],
    ['other-person'],
    [],
  ]);
  expect(new Set(headshotEvents(seen).map((event) => event.selfie))).toEqual(new Set([1, 2, 4]));
  expect(engine.released.toSorted()).toEqual(['b', 'c', 'd', 'e']);
});

test('with no selfie left nothing is rendered', async () => {
  const engine = createScriptedEngine({ unfit: { a: 'hat', b: 'hat', c: 'hat', d: 'hat', e: 'hat' } });
  const seen = await shootEvents(engine);
  expect(engine.rendered).toEqual([]);
  expect(seen.find((event) => event.kind === 'prepared')).toMatchObject({ accepted: 0, planned: 0 });
});

test('reports how many selfies are ready, the refused ones included', async () => {
  const seen = await shootEvents(createScriptedEngine({ unfit: { b: 'hat' } }));
  const counts = seen.flatMap((event) => (event.kind === 'preparing' ? [event.done] : []));
  expect(counts).toEqual([1, 2, 3, 4, 5]);
});

test('a caller that stops listening while selfies are prepared leaves none behind in the engine', async () => {
  const engine = createScriptedEngine({});
  for await (const event of runShoot(engine, SHOOT_OPTIONS)) if (event.kind === 'preparing') break;
  expect(engine.rendered).toEqual([]);
  expect(engine.released.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('prepares a few selfies at a time, so that a check finds its turn in between', async () => {
  const engine = createScriptedEngine({});
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
  expect(headshotEvents(await shootEvents(counted, { selfies }))).toHaveLength(12);
  expect(most).toBe(6);
});

test('a selfie that breaks the engine ends the shoot and releases the others', async () => {
  const engine = createScriptedEngine({});
  const { prepare } = engine;
  const broken: HeadshotEngine = {
    ...engine,
    prepare: async (selfie) => {
      if (selfie.fileName === 'b') throw new Error('no memory');
      return await prepare(selfie);
    },
  };
  await expect(shootEvents(broken)).rejects.toThrow('no memory');
  expect(engine.released.toSorted()).toEqual(['a', 'c', 'd', 'e']);
});

test('a failing comparison leaves no selfie behind in the engine', async () => {
  const engine = createScriptedEngine({});
  const broken = {
    ...engine,
    compare: async () => {
      throw new Error('no memory');
    },
  };
  await expect(shootEvents(broken)).rejects.toThrow('no memory');
  expect(engine.released).toHaveLength(5);
});

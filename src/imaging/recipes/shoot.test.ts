import { expect, test } from 'vitest';

import {
  SHOOT_OPTIONS,
  createScriptedEngine,
  shootEvents,
  headshotEvents,
} from '../../../test/scripted-engine.ts';
import { runShoot } from './shoot.ts';

test('delivers every number once and reports the totals', async () => {
  const engine = createScriptedEngine({});
  const seen = await shootEvents(engine);
  expect(headshotEvents(seen).map((event) => event.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(seen.at(-1)).toMatchObject({
    kind: 'done',
    totals: { requested: 12, passed: 12, rerolled: 0, missing: 0 },
  });
  expect(engine.released.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('continues after a crash with the same pictures for the rest', async () => {
  const whole = headshotEvents(await shootEvents(createScriptedEngine({})));
  const done = whole.filter(({ number }) => [1, 2, 5, 9].includes(number));
  const alreadyDone = new Map(done.map(({ number, headshot }) => [number, headshot.measures.perceptualHash]));
  const rest = headshotEvents(await shootEvents(createScriptedEngine({}), { alreadyDone }));
  expect(rest.map(({ number, headshot }) => [number, headshot.request])).toEqual(
    whole
      .filter(({ number }) => !alreadyDone.has(number))
      .map(({ number, headshot }) => [number, headshot.request]),
  );
});

test('a failed picture is made again another way and never delivered', async () => {
  const engine = createScriptedEngine({ fails: (request) => request.selfieIndex === 2 });
  const seen = await shootEvents(engine);
  expect(headshotEvents(seen)).toHaveLength(12);
  for (const { headshot } of headshotEvents(seen)) expect(headshot.request.selfieIndex).not.toBe(2);
  expect(seen.filter((event) => event.kind === 'rerolled').length).toBeGreaterThan(0);
});

test('a number whose alternates all fail is reported missing, not filled with a failure', async () => {
  const seen = await shootEvents(createScriptedEngine({ fails: (request) => request.style === 'warm' }));
  expect(headshotEvents(seen)).toHaveLength(6);
  expect(seen.at(-1)).toMatchObject({ totals: { passed: 6, missing: 6 } });
});

test('stops when aborted, and still releases the selfies', async () => {
  const engine = createScriptedEngine({});
  const stop = new AbortController();
  const run = async (): Promise<void> => {
    for await (const event of runShoot(engine, SHOOT_OPTIONS, stop.signal))
      if (event.kind === 'headshot') stop.abort(new Error('enough'));
  };
  await expect(run()).rejects.toThrow('enough');
  expect(engine.rendered.length).toBeLessThan(12);
  expect(engine.released).toHaveLength(5);
});

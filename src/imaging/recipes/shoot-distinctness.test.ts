import { expect, test } from 'vitest';

import {
  requestHash,
  createScriptedEngine,
  shootEvents,
  headshotEvents,
} from '../../../test/scripted-engine.ts';
import type { HeadshotEngine } from '../engine.ts';
import type { HeadshotRequest } from '../headshot-request.ts';
import { distinctness } from '../measure/likeness/distinctness.ts';
import { SCENES } from '../scenes/all-scenes.ts';

test('a picture that looks like an earlier one is made again another way', async () => {
  const alike = new Set(SCENES.warm.slice(0, 3).map(({ id }) => id));
  const seen = await shootEvents(
    createScriptedEngine({
      hash: (request) => (alike.has(request.scene) ? '00000000000000ff' : requestHash(request)),
    }),
  );
  expect(headshotEvents(seen)).toHaveLength(12);
  expect(headshotEvents(seen).filter(({ headshot }) => alike.has(headshot.request.scene))).toHaveLength(1);
  expect(
    distinctness(headshotEvents(seen).map(({ headshot }) => headshot.measures.perceptualHash)).distance,
  ).toBeGreaterThanOrEqual(10);
  expect(seen).toContainEqual(expect.objectContaining({ kind: 'rerolled', failures: ['distinctness'] }));
  expect(seen.at(-1)).toMatchObject({ totals: { passed: 12, missing: 0, alike: 0 } });
});

test('no picture looks like one that is stored already, whatever its number', async () => {
  const whole = headshotEvents(await shootEvents(createScriptedEngine({})));
  const stored = whole[11]!.headshot.measures.perceptualHash;
  const first = whole[0]!.headshot.request;
  const hash = (request: HeadshotRequest) => (request.seed === first.seed ? stored : requestHash(request));
  const again = headshotEvents(
    await shootEvents(createScriptedEngine({ hash }), { alreadyDone: new Map([[12, stored]]) }),
  );
  expect(again.map((event) => event.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(again[0]!.headshot.request).not.toEqual(first);
});

test('a paid number is never left empty because pictures look alike: the most distinct one is delivered', async () => {
  const hash = (request: HeadshotRequest) =>
    request.variation % 2 === 0 ? '000000000000000f' : '0000000000000000';
  const engine = createScriptedEngine({ hash });
  const seen = await shootEvents(engine, { styles: ['warm'] });
  expect(headshotEvents(seen).map((event) => event.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(headshotEvents(seen).filter((event) => event.isAlike)).toHaveLength(11);
  expect(seen.at(-1)).toMatchObject({ totals: { passed: 12, missing: 0, alike: 11 } });
  // Every alternate of the eleven pictures was tried, five each.
  expect(engine.rendered.length).toBe(12 + 11 * 5);
});

test('the same pictures are delivered whichever is finished first', async () => {
  const hash = (request: HeadshotRequest) => requestHash({ ...request, seed: request.selfieIndex });
  const straight = headshotEvents(await shootEvents(createScriptedEngine({ hash })));
  const { render, ...rest } = createScriptedEngine({ hash });
  let turn = 0;
  const shuffled: HeadshotEngine = {
    ...rest,
    render: async (selfies, request) => {
      const steps = (turn++ * 7) % 5;
      for (let i = 0; i < steps; i++) await new Promise(setImmediate);
      return await render(selfies, request);
    },
  };
  expect(headshotEvents(await shootEvents(shuffled)).map(({ headshot }) => headshot.request)).toEqual(
    straight.map(({ headshot }) => headshot.request),
  );
});

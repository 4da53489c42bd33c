import { expect, test } from 'vitest';

import { createFakeEngine } from '../../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import type { HeadshotRequest } from '../../../imaging/headshot-request.ts';
import type { SelfieCaution } from '../../../imaging/selfie.ts';
import { runSelectedShoot, type SelectedShootEvent } from '../../../imaging/recipes/plan/selected-shoot.ts';

const ORDER = {
  styles: ['warm' as const],
  count: 12,
  size: { widthPx: 1024, heightPx: 1280 },
  seed: 3,
  leastSelfies: 3,
};

/** Runs a shoot of one selfie per letter: capitals have a caution, x cannot be prepared. */
async function run(names: string, canRender: (request: HeadshotRequest) => boolean = () => true) {
  const engine = createFakeEngine();
  const render = engine.render.bind(engine);
  engine.render = async (selfies, request, signal) => {
    const headshot = await render(selfies, request, signal);
    return canRender(request) ? headshot : { ...headshot, passed: false, failures: ['likeness'] };
  };
  const loaded: string[] = [];
  const usable = [...names].map((name) => ({
    cautions: (/[A-Z]/.test(name) ? ['hat'] : []) as SelfieCaution[],
    isWantedAnyway: false,
    rank: 1,
  }));
  const load = async (indices: readonly number[]) => {
    loaded.push(indices.map((index) => names[index]).join(''));
    return indices.map((index) => {
      const name = names[index]!;
      const facts = { name: `${index}${name}`, ...(name === 'x' && { unpreparable: 'no-crop' as const }) };
      return { bytes: fakeSelfie(facts), fileName: `${index}` };
    });
  };
  const events: SelectedShootEvent[] = [];
  for await (const event of runSelectedShoot(engine, { ...ORDER, usable, load })) events.push(event);
  const headshots = events.filter((event) => event.kind === 'headshot');
  return {
    loaded,
    events,
    held: engine.held(),
    numbers: headshots.map(({ number }) => number),
    usedIndices: [...new Set(headshots.map(({ selfie }) => selfie))].toSorted((a, b) => a - b),
  };
}

test('reads only the selfies that it needs, and reports which headshot is made of which', async () => {
  const { loaded, usedIndices, numbers } = await run('aBcDe');
  expect(loaded).toEqual(['ace']);
  expect(usedIndices).toEqual([0, 2, 4]);
  expect(numbers).toHaveLength(12);
});

test('restarts with the skipped ones when too few can be prepared, without those already refused', async () => {
  const { loaded, usedIndices, events, held } = await run('axxBcD');
  expect(loaded).toEqual(['axxc', 'aBc']);
  expect(usedIndices).toEqual([0, 3, 4]);
  expect(events.filter(({ kind }) => kind === 'prepared')).toHaveLength(1);
  expect(events.filter((event) => event.kind === 'selfie' && event.reasons.length > 0)).toEqual([
    { kind: 'selfie', index: 1, reasons: ['no-crop'] },
    { kind: 'selfie', index: 2, reasons: ['no-crop'] },
  ]);
  expect(held).toBe(0);
});

test('makes of the skipped ones what the others cannot yield, and nothing twice', async () => {
  // The three good selfies fail in all scenes but one; only the fourth yields headshots in the others.
  const { loaded, numbers, usedIndices, events } = await run(
    'abcD',
    ({ scene, selfieIndex }) => scene === 'hearth-room' || selfieIndex === 3,
  );
  expect(loaded).toEqual(['abc', 'abcD']);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(usedIndices).toContain(3);
  const done = events.filter((event) => event.kind === 'done');
  expect(done).toHaveLength(1);
  expect(done[0]?.totals.passed).toBe(numbers.length);
});

test('reports a number that no selfie can yield as missing once', async () => {
  const { events, loaded } = await run('abcD', () => false);
  expect(loaded).toEqual(['abc', 'abcD']);
  expect(events.filter(({ kind }) => kind === 'missing')).toHaveLength(12);
});

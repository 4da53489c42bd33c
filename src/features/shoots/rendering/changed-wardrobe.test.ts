import { expect, test } from 'vitest';
import { createFakeEngine, type FakeEngine } from '../../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { fakeWardrobe } from '../../../../test/fake-engine/fake-wardrobe.ts';
import { FAKE_OFFER } from '../../../../test/fake-offer.ts';
import { headshotEvents, shootEvents } from '../../../../test/scripted-engine.ts';
import { ClothesGoneError } from '../../../imaging/engine-error.ts';
import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { RejectReason } from '../../../imaging/selfie.ts';

const selfies = (unpreparable?: RejectReason) =>
  ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    fileName: name,
    bytes: fakeSelfie({ name, ...(unpreparable && { unpreparable }) }),
  }));

/** Renders Basic's twelve headshots; `change` runs when the engine is asked for the fourth. */
async function shootThat(clothes: ClothesWish, change: (engine: FakeEngine) => void, cutOff?: RejectReason) {
  const engine = createFakeEngine();
  engine.useWardrobe(fakeWardrobe(FAKE_OFFER));
  const { render } = engine;
  let asked = 0;
  engine.render = async (...order) => {
    if (++asked === 4) change(engine);
    return render(...order);
  };
  const seen = await shootEvents(engine, { selfies: selfies(cutOff), clothes });
  expect(engine.held()).toBe(0);
  const made = headshotEvents(seen).map(({ number, headshot }) => ({
    number,
    worn: headshot.request.clothes?.garment ?? 'own',
  }));
  return { seen, made, plans: engine.calls.filter((call) => call === 'plan').length };
}

const ALL = Array.from({ length: 12 }, (_, index) => index + 1);
const without = (garment: string) => (engine: FakeEngine) =>
  engine.useWardrobe(fakeWardrobe(FAKE_OFFER.filter(({ id }) => id !== garment)));

test('dresses the rest in other garments when one is removed in the middle', async () => {
  const { made, seen, plans } = await shootThat('business', without('suit-jacket'));
  expect(made.map(({ number }) => number)).toEqual(ALL);
  expect(plans).toBe(2);
  expect(new Set(made.slice(3).map(({ worn }) => worn))).toEqual(new Set(['linen-blazer']));
  expect(seen.at(-1)).toMatchObject({ totals: { requested: 12, passed: 12, missing: 0 } });
});

test('shows the rest in own clothes when everything wished for is removed', async () => {
  const jacket = [{ garment: 'suit-jacket', dye: 'navy' }];
  const { made } = await shootThat(jacket, without('suit-jacket'));
  expect(made.map(({ number }) => number)).toEqual(ALL);
  expect(made.slice(3).every(({ worn }) => worn === 'own')).toBe(true);
  const emptied = await shootThat('mix', (engine) => engine.useWardrobe([]));
  expect(emptied.made.slice(3).every(({ worn }) => worn === 'own')).toBe(true);
  expect(emptied.made).toHaveLength(12);
});

test('changes nothing when the removed garment is not in the plan', async () => {
  const wish = [{ garment: 'suit-jacket', dye: 'navy' }];
  const { made, plans } = await shootThat(wish, without('polo'));
  expect(plans).toBe(1);
  expect(made.every(({ worn }) => worn === 'suit-jacket')).toBe(true);
});

test('reports the missing numbers when the selfies yield nothing without clothes of ours', async () => {
  const { made, seen } = await shootThat('business', (engine) => engine.useWardrobe([]), 'no-crop');
  const missing = seen.flatMap((event) => (event.kind === 'missing' ? [event.number] : []));
  expect([...made.map(({ number }) => number), ...missing]).toEqual(ALL);
  expect(missing.length).toBeGreaterThanOrEqual(9);
  expect(seen.at(-1)).toMatchObject({ totals: { missing: missing.length } });
});

test('gives up when its plans repeatedly ask for clothes that do not exist', async () => {
  const engine = createFakeEngine();
  engine.useWardrobe(fakeWardrobe(FAKE_OFFER));
  engine.render = () => Promise.reject(new ClothesGoneError('never there'));
  await expect(shootEvents(engine, { selfies: selfies(), clothes: 'business' })).rejects.toThrow(
    'never there',
  );
  expect(engine.held()).toBe(0);
});

import { expect, it } from 'vitest';
import { DRESSED_EXAMPLES } from '../../catalog/dressed-examples.ts';
import { EXAMPLE_PORTRAITS } from '../../catalog/example-portraits.ts';
import { GARMENTS } from '../../catalog/garments.ts';
import { SCENES } from '../../imaging/scenes/all-scenes.ts';
import { STYLE_IDS } from '../../base/style-ids.ts';
import { ADDED_EXAMPLES_MAX, type AddedExample, planExample, withAddedExamples } from './added-example.ts';
import { isCutFrom, listWantedSets } from './wanted-sets.ts';

const OWN = { portrait: 'grey-blazer', style: 'warm', clothes: null } as const;
const IN_POLO = { ...OWN, clothes: { garment: 'polo', dye: 'own' } } as const;
const planned = (choice: Parameters<typeof planExample>[0], added: readonly AddedExample[] = []) => {
  const plan = planExample(choice, added);
  return plan.ok ? plan.value : expect.unreachable(plan.error);
};

it('plans a pair in a scene of its style', () => {
  expect(planned(OWN)).toMatchObject({ id: 'grey-blazer-warm', garment: null, dye: null });
  expect(planned(IN_POLO)).toMatchObject({ id: 'grey-blazer-warm-polo', garment: 'polo', dye: 'own' });
  for (const style of STYLE_IDS)
    expect(SCENES[style].map(({ id }) => id)).toContain(planned({ ...IN_POLO, style }).scene);
});

it('takes the scene that the fewest pairs show', () => {
  const first = planned(OWN);
  const second = planned({ ...OWN, portrait: 'black-tee' }, [first]);
  expect(second.scene).not.toBe(first.scene);
});

it('refuses a pair that exists, in the catalog or added', () => {
  const { style } = EXAMPLE_PORTRAITS[0]!.looks[0]!;
  expect(planExample({ ...OWN, style }, [])).toEqual({ ok: false, error: 'there-already' });
  const [{ portrait, style: worn, clothes }] = DRESSED_EXAMPLES as [(typeof DRESSED_EXAMPLES)[number]];
  expect(planExample({ portrait, style: worn, clothes }, [])).toMatchObject({ error: 'there-already' });
  expect(planExample(OWN, [planned(OWN)])).toMatchObject({ error: 'there-already' });
});

it.each([
  [{ ...OWN, portrait: 'nobody' }],
  [{ ...OWN, clothes: { garment: 'toga', dye: 'own' } }],
  [{ ...OWN, clothes: { garment: 'polo', dye: 'gold' } }],
])('refuses what the catalog does not have: %j', (choice) => {
  expect(planExample(choice, [])).toEqual({ ok: false, error: 'unknown' });
});

it('dresses nobody in a garment from their own photo', () => {
  const pairs = EXAMPLE_PORTRAITS.flatMap((portrait) =>
    GARMENTS.filter(({ id }) => isCutFrom(portrait, id)).map(({ id, dyes }) => ({
      portrait: portrait.id,
      clothes: { garment: id, dye: dyes[0]!.id },
    })),
  );
  expect(pairs).not.toEqual([]);
  for (const pair of pairs)
    expect(planExample({ style: 'warm', ...pair }, [])).toEqual({ ok: false, error: 'own-garment' });
});

it('refuses more than a worker should render beside its customers’ headshots', () => {
  const added = Array.from({ length: ADDED_EXAMPLES_MAX }, (_, index) => ({
    ...planned(OWN),
    id: `other-${index}`,
  }));
  expect(planExample(OWN, added.slice(1)).ok).toBe(true);
  expect(planExample(OWN, added)).toEqual({ ok: false, error: 'too-many' });
});

it('lists added pairs after those of the catalog', () => {
  const { portraits, dressed } = withAddedExamples([planned(OWN), planned(IN_POLO)]);
  const catalog = listWantedSets(EXAMPLE_PORTRAITS, DRESSED_EXAMPLES);
  const sets = listWantedSets(portraits, dressed);
  expect(sets.map(({ id }) => id).filter((id) => !catalog.some((one) => one.id === id))).toEqual([
    'grey-blazer-warm',
  ]);
  expect(sets.slice(0, STYLE_IDS.length)).toEqual(
    catalog.slice(0, STYLE_IDS.length).map((set) => ({
      ...set,
      portrait: portraits.find(({ id }) => id === set.portrait.id),
    })),
  );
  expect(dressed.at(-1)).toMatchObject({ portrait: 'grey-blazer', clothes: { garment: 'polo' } });
  expect(withAddedExamples([])).toEqual({ portraits: EXAMPLE_PORTRAITS, dressed: DRESSED_EXAMPLES });
});

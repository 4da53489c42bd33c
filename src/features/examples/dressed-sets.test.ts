import { describe, expect, it } from 'vitest';
import { exampleStudio, portrait } from '../../../test/example-studio.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import { fakeWardrobe } from '../../../test/fake-engine/fake-wardrobe.ts';
import { FAKE_OFFER } from '../../../test/fake-offer.ts';
import { DRESSED_EXAMPLES, type DressedExample } from '../../catalog/dressed-examples.ts';
import { EXAMPLE_PORTRAITS } from '../../catalog/example-portraits.ts';
import { GARMENTS } from '../../catalog/garments.ts';
import { SCENES } from '../../imaging/scenes/all-scenes.ts';
import { readManifest } from './example-files.server.ts';
import { renderExamples } from './render-examples.server.ts';
import { type ReadyClothes, versionOf, listWantedSets } from './wanted-sets.ts';

const COAT = portrait('red-coat', { style: 'warm', scene: 'hearth-room' });
const HAT = portrait('straw-hat', { style: 'corporate', scene: 'glass-office' });
const LIST = [COAT, HAT];
const inJacket = (id: string): DressedExample => ({
  ...{ portrait: id, style: 'casual', scene: 'corner-cafe' },
  clothes: { garment: 'suit-jacket', dye: 'navy' },
});
const ready = (changes: Partial<ReadyClothes> = {}): ReadyClothes => ({
  ...{ id: 'suit-jacket', key: 'cut 1', dyes: [{ id: 'navy', colours: {} }] },
  ...changes,
});
const ids = (...order: Parameters<typeof listWantedSets>) => listWantedSets(...order).map(({ id }) => id);

describe('the catalog’s list', () => {
  const all = GARMENTS.map(({ id, dyes }) => ({ id, key: id, dyes }));

  it('dresses each person of the examples once at most, in garments that exist and were not cut from their photo', () => {
    const sets = listWantedSets(EXAMPLE_PORTRAITS, DRESSED_EXAMPLES, all).filter(({ clothes }) => clothes);
    expect(sets.map(({ portrait: { id }, clothes }) => [id, clothes])).toEqual(
      DRESSED_EXAMPLES.map((example) => [example.portrait, example.clothes]),
    );
    expect(new Set(sets.map((set) => set.portrait)).size).toBe(sets.length);
  });

  it('uses existing scenes, and none that another example shows', () => {
    const looks = listWantedSets(EXAMPLE_PORTRAITS, DRESSED_EXAMPLES, all).map(({ look }) => look);
    for (const { style, scene } of looks) expect(SCENES[style].map(({ id }) => id)).toContain(scene);
    expect(new Set(looks.map(({ scene }) => scene)).size).toBe(looks.length);
  });
});

it('lists dressed sets last, and only while their garment and dye are ready', () => {
  const dressed = [inJacket('straw-hat'), inJacket('red-coat'), inJacket('nobody')];
  const own = ['red-coat-warm', 'straw-hat-corporate'];
  expect(ids(LIST, dressed, [ready()])).toEqual([
    ...own,
    'straw-hat-casual-suit-jacket',
    'red-coat-casual-suit-jacket',
  ]);
  expect(ids(LIST, dressed, [])).toEqual(own);
  expect(ids(LIST, dressed, [ready({ id: 'polo' })])).toEqual(own);
  expect(ids(LIST, dressed, [ready({ dyes: [{ id: 'grey', colours: {} }] })])).toEqual(own);
});

it('dresses nobody in the garment that was cut from their own photo', () => {
  const jacket = GARMENTS.find(({ id }) => id === 'suit-jacket')!;
  const wearer = { ...COAT, sha256: ['another edition', ...jacket.sha256] };
  const dressed = [inJacket('red-coat'), inJacket('straw-hat')];
  expect(ids([wearer, HAT], dressed, [ready()])).toEqual([
    'red-coat-warm',
    'straw-hat-corporate',
    'straw-hat-casual-suit-jacket',
  ]);
});

it('re-renders only a dressed set when its garment is cut again or dyed differently', () => {
  const keys = (garment: ReadyClothes) =>
    listWantedSets(LIST, [inJacket('red-coat')], [garment]).map(({ key }) => key);
  const [first, second, dressed] = keys(ready());
  const navy = { id: 'navy', colours: { cloth: { red: 1 } } };
  for (const changed of [ready({ key: 'cut 2' }), ready({ dyes: [navy] })]) {
    const now = keys(changed);
    expect(now.slice(0, 2)).toEqual([first, second]);
    expect(now[2]).not.toBe(dressed);
    expect(versionOf(listWantedSets(LIST, [inJacket('red-coat')], [changed]))).not.toBe(
      versionOf(listWantedSets(LIST, [inJacket('red-coat')], [ready()])),
    );
  }
  // A garment that nobody wears changes nothing.
  const more = listWantedSets(LIST, [inJacket('red-coat')], [ready(), ready({ id: 'polo' })]);
  expect(more.map(({ key }) => key)).toEqual([first, second, dressed]);
});

it('adds a dressed set to the existing ones, from the same selfie and with its clothes', async () => {
  const { ports, engine, storage, rendered } = exampleStudio();
  await renderExamples(ports, listWantedSets(LIST));
  engine.useWardrobe(fakeWardrobe(FAKE_OFFER));
  const wanted = listWantedSets(LIST, [inJacket('straw-hat')], [ready()]);
  expect(await renderExamples(ports, wanted)).toEqual({ made: 1, kept: 2, missing: [] });
  expect(rendered()).toBe(3);
  const { sets } = (await readManifest(storage))!;
  const [coat, own, dressed] = sets;
  expect([coat!.clothes, own!.clothes]).toEqual([undefined, undefined]);
  expect(dressed).toMatchObject({ style: 'casual', clothes: { garment: 'suit-jacket', dye: 'navy' } });
  expect(dressed!.before).toEqual(own!.before);
  const bytes = await storage.get(`examples/pictures/${dressed!.after[0]!.name}`);
  expect(Buffer.from(bytes!).toString()).toContain('"clothes":{"garment":"suit-jacket","dye":"navy"}');
  expect(engine.held()).toBe(0);

  // Without the garment its set is removed, and the others stay.
  expect(await renderExamples(ports, listWantedSets(LIST))).toEqual({ made: 0, kept: 2, missing: [] });
  expect((await readManifest(storage))!.sets).toEqual([coat, own]);
});

it('leaves out people whom the garment does not fit, and reports them as missing', async () => {
  const { ports, engine, answers } = exampleStudio();
  engine.useWardrobe(fakeWardrobe(FAKE_OFFER));
  answers.set('red-coat', { ok: true, bytes: fakeSelfie({ undressable: 'neck-hidden' }) });
  const wanted = listWantedSets(LIST, [inJacket('red-coat')], [ready()]);
  const missing = [{ id: 'red-coat-casual-suit-jacket', why: 'no headshot passed its measures' }];
  expect(await renderExamples(ports, wanted)).toEqual({ made: 2, kept: 0, missing });
  expect(engine.held()).toBe(0);
});

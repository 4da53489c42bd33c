import { expect, test } from 'vitest';

import { FRAMINGS, predictHash, PLANNABLE, selfieOf } from '../../../../test/plannable-shoot.ts';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import type { HeadshotRequest } from '../../headshot-request.ts';
import { labOfLinear } from '../../measure/image/colour-difference.ts';
import { hammingDistance } from '../../measure/likeness/perceptual-hash.ts';
import type { PlannableLook, PlannableScene, PlanOptions } from './plan-options.ts';
import { planShoot } from './shoot-plan.ts';

const look = (
  garment: string,
  dye: string,
  framings: PlannableLook['framings'] = FRAMINGS,
): PlannableLook => ({
  clothes: { garment, dye },
  framings,
});
const WARDROBE = [
  look('blazer', 'navy'),
  look('blazer', 'grey'),
  look('blazer', 'camel'),
  look('suit', 'own'),
  look('polo', 'own'),
  look('polo', 'white'),
];
const FIVE = ['a', 'b', 'c', 'd', 'e'].map((name) => selfieOf(name));

function planned(options: Partial<PlanOptions>) {
  const defaults = { styles: ['warm'], count: 12, selfies: FIVE, looks: FIVE.map(() => WARDROBE) } as const;
  return planShoot({ ...PLANNABLE, ...defaults, ...options });
}

const requestsOf = (options: Partial<PlanOptions>): readonly HeadshotRequest[] =>
  planned(options).map(({ request }) => request);

/** How often each value is there, the most frequent first. */
function tally(values: readonly string[]): number[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts.values()].map((same) => same.length).toSorted((a, b) => b - a);
}

const isDressed = ({ clothes }: HeadshotRequest): boolean => clothes !== undefined;
const share = (requests: readonly HeadshotRequest[]): number =>
  requests.filter(isDressed).length / requests.length;

test.each([1, 2, 3, 4, 5, 6, 7])('of a mix of %i styles half is dressed, in each of them', (count) => {
  const styles = STYLE_IDS.slice(0, count);
  const requests = requestsOf({ styles, count: 12 * count, clothes: 'mix' });
  for (const style of styles) expect(share(requests.filter((each) => each.style === style))).toBe(0.5);
  for (const sofar of [6, 4 * count, 6 * count])
    expect(Math.abs(share(requests.slice(0, sofar)) - 0.5)).toBeLessThanOrEqual(1 / 6);
});

test('a mix has plain backdrops and black and white in both', () => {
  const requests = requestsOf({ styles: ['warm', 'casual'], count: 24, clothes: 'mix' });
  for (const style of ['warm', 'casual'])
    for (const dressed of [true, false]) {
      const own = requests.filter((each) => each.style === style && isDressed(each) === dressed);
      expect(own.filter(({ treatment }) => treatment === 'black-and-white')).toHaveLength(1);
      expect(own.some(({ scene }) => scene.endsWith('plain'))).toBe(true);
    }
});

test('business dresses all, own clothes none', () => {
  expect(share(requestsOf({ clothes: 'business' }))).toBe(1);
  expect(share(requestsOf({ clothes: 'own' }))).toBe(0);
  expect(share(requestsOf({}))).toBe(0);
});

test.each(['mix', 'business'] as const)('without looks, %s keeps to the person’s own clothes', (clothes) => {
  expect(share(requestsOf({ clothes, looks: FIVE.map(() => []) }))).toBe(0);
  expect(planned({ clothes, looks: FIVE.map(() => []) })).toEqual(planned({ clothes: 'own' }));
});

test('a selfie without framings of its own is used dressed, and only so', () => {
  const selfies = FIVE.map((selfie, i) => (i === 2 ? { ...selfie, framings: [] } : selfie));
  const requests = planned({ selfies, clothes: 'mix', count: 60 }).flatMap((each) => [
    each.request,
    ...each.alternates,
  ]);
  const ofCut = requests.filter(({ selfieIndex }) => selfieIndex === 2);
  expect(ofCut.length).toBeGreaterThan(20);
  expect(share(ofCut)).toBe(1);
  expect(requestsOf({ selfies }).some(({ selfieIndex }) => selfieIndex === 2)).toBe(false);
});

test('a selfie that can wear nothing is used in its own clothes, and only so', () => {
  const looks = FIVE.map((_, i) => (i === 2 ? [] : WARDROBE));
  const requests = requestsOf({ looks, clothes: 'mix', count: 60 });
  const ofPlain = requests.filter(({ selfieIndex }) => selfieIndex === 2);
  expect(ofPlain.length).toBeGreaterThan(6);
  expect(share(ofPlain)).toBe(0);
  expect(share(requests)).toBe(0.5);
});

test('a single garment does not fill half of a large mix, but is in every picture when it is wished for', () => {
  const looks = FIVE.map(() => WARDROBE.filter(({ clothes }) => clothes.garment === 'polo'));
  const styles = ['warm', 'casual', 'corporate'] as const;
  const requests = requestsOf({ styles, looks, clothes: 'mix', count: 120 });
  expect(requests.filter(isDressed)).toHaveLength(15);
  for (const style of styles)
    expect(requests.filter((request) => isDressed(request) && request.style === style)).toHaveLength(5);
  expect(share(requestsOf({ looks, clothes: 'mix', count: 12 }))).toBe(0.5);
  expect(share(requestsOf({ looks, clothes: 'casual', count: 60 }))).toBe(1);
});

test('where no selfie fits a frame in its own clothes, a mix is all dressed', () => {
  const selfies = FIVE.map((selfie) => ({ ...selfie, framings: [] }));
  expect(share(requestsOf({ selfies, clothes: 'mix' }))).toBe(1);
  expect(planned({ selfies, clothes: 'mix', looks: FIVE.map(() => []) })).toEqual([]);
});

test('garments take turns, and so do the dyes of one', () => {
  const clothes = requestsOf({ clothes: 'business', count: 60, styles: ['warm', 'casual', 'corporate'] }).map(
    (request) => request.clothes!,
  );
  const garments = tally(clothes.map(({ garment }) => garment));
  expect(garments).toHaveLength(3);
  expect(garments[0]! - garments[2]!).toBeLessThanOrEqual(6);
  for (const garment of ['blazer', 'polo']) {
    const dyes = tally(clothes.filter((each) => each.garment === garment).map(({ dye }) => dye));
    expect(dyes).toHaveLength(garment === 'blazer' ? 3 : 2);
    expect(dyes[0]! - dyes.at(-1)!).toBeLessThanOrEqual(4);
  }
  expect(clothes[0]).toEqual(WARDROBE[0]!.clothes);
});

test('each selfie wears each garment', () => {
  const requests = requestsOf({ clothes: 'business', count: 60 });
  for (const index of FIVE.keys()) {
    const own = requests.filter(({ selfieIndex }) => selfieIndex === index);
    expect(tally(own.map(({ clothes }) => clothes!.garment))).toHaveLength(3);
  }
});

test('a look is asked for in its own framings, not in the selfie’s', () => {
  const looks = FIVE.map(() => [look('suit', 'own', ['classic', 'wide']), look('polo', 'own', ['wide'])]);
  const selfies = FIVE.map((selfie) => ({ ...selfie, framings: ['tight'] as const }));
  for (const { clothes, framing } of requestsOf({ looks, selfies, clothes: 'mix', count: 60 }))
    expect(
      clothes === undefined ? ['tight'] : clothes.garment === 'polo' ? ['wide'] : ['classic', 'wide'],
    ).toContain(framing);
});

test('the alternates of a dressed picture are dressed, those of another are not', () => {
  for (const { request, alternates } of planned({ clothes: 'mix', count: 24, styles: ['warm', 'casual'] }))
    for (const alternate of alternates) expect(isDressed(alternate)).toBe(isDressed(request));
});

test('dressed pictures look different from each other too, and the same input plans the same', () => {
  const options = { clothes: 'mix', count: 60, styles: ['warm', 'casual', 'corporate'] } as const;
  const hashes = requestsOf(options).map(predictHash);
  const distances = hashes.flatMap((a, i) => hashes.slice(0, i).map((b) => hammingDistance(a, b)));
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(10);
  expect(planned(options)).toEqual(planned(options));
  expect(planned({ ...options, seed: 2 })).not.toEqual(planned(options));
});

test('shoulders have an outline before their scene as long as one of the looks has another colour', () => {
  const navy = labOfLinear(0.019, 0.027, 0.065);
  const camel = labOfLinear(0.51, 0.3, 0.14);
  const looks = FIVE.map(() => [
    { ...look('blazer', 'navy'), colour: navy },
    { ...look('suit', 'own'), colour: navy },
    { ...look('polo', 'own'), colour: camel },
  ]);
  const wall = (scene: PlannableScene): PlannableScene => ({ ...scene, palette: ['#262e48'] });
  const scenes = { ...PLANNABLE.scenes, warm: PLANNABLE.scenes.warm.map(wall) };
  const requests = requestsOf({ looks, scenes, clothes: 'business' });
  const inNavy = requests.filter(({ clothes }) => clothes!.garment !== 'polo');
  expect(inNavy.map(({ scene }) => scene)).toEqual(inNavy.map(() => 'warm plain'));
  expect(inNavy.length).toBeGreaterThan(0);
});

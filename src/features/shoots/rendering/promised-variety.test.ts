import { describe, expect, test } from 'vitest';
import { predictHash, FRAMINGS, PLANNABLE, selfieOf } from '../../../../test/plannable-shoot.ts';
import { GARMENTS, type WardrobeOffer } from '../../../catalog/garments.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { PACKAGE_IDS, PACKAGES } from '../../../catalog/packages.ts';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { planShoot } from '../../../imaging/recipes/plan/shoot-plan.ts';
import { scenesOf, SCENES } from '../../../imaging/scenes/all-scenes.ts';
import { BACKDROPS } from '../../../imaging/scenes/backdrops.ts';
import { dressedShare, momentsOf } from '../draft-page/selfies/moments.ts';

/*
 * Pages promise how varied the headshots of a package are: the upload page in numbers (draft-page/selfies/moments.ts), the pages
 * home, prices and examples in words. These tests compare the plan with that, for equally good selfies that every garment fits.
 */

const OFFER: WardrobeOffer = GARMENTS.map(({ id, dress, cut, dyes }) => ({
  ...{ id, dress, cut, dyes: dyes.map((dye) => ({ id: dye.id, swatch: '#000000' })) },
}));
const LOOKS = OFFER.flatMap(({ id, dyes }) =>
  dyes.map((dye) => ({ clothes: { garment: id, dye: dye.id }, framings: FRAMINGS })),
);

const CASES = PACKAGE_IDS.flatMap((id) =>
  [LIMITS.selfiesMin, LIMITS.selfiesRecommended].flatMap((selfies) =>
    (['own', 'mix'] as const).map((clothes) => ({ id, selfies, clothes })),
  ),
);

describe.each(CASES)('$id of $selfies selfies, clothes: $clothes', ({ id, selfies, clothes }) => {
  const { headshotCount: count, styleCount } = PACKAGES[id];
  const styles = STYLE_IDS.slice(0, styleCount);
  const people = Array.from({ length: selfies }, (_, index) => selfieOf(`selfie ${index}`));
  const looks = people.map(() => LOOKS);
  const plan = planShoot({
    ...{ ...PLANNABLE, scenes: SCENES, backdrops: BACKDROPS, predictHash: predictHash },
    ...{ selfies: people, looks, clothes, styles, count },
  }).map(({ request }) => request);
  const different = (values: readonly unknown[]) =>
    new Set(values.map((value) => JSON.stringify(value))).size;
  const times = (values: readonly unknown[]) =>
    [...Map.groupBy(values, (value) => value).values()].map((same) => same.length);

  test('shows each moment as often as the upload page promises', () => {
    const { timesEach } = momentsOf(selfies, id, selfies)!;
    for (const often of times(plan.map(({ selfieIndex }) => selfieIndex)))
      expect(Math.abs(often - timesEach)).toBeLessThanOrEqual(1);
  });

  test('dresses the share of headshots, in the number of garments, that the upload page promises', () => {
    const dressed = plan.flatMap((request) => request.clothes ?? []);
    const promised = dressedShare(clothes, OFFER, id);
    expect(dressed.length).toBe(promised ? count / 2 : 0);
    expect(different(dressed.map(({ garment }) => garment))).toBe(promised?.garments ?? 0);
  });

  test('uses all scenes of the styles, all framings equally often, and black and white for a sixth', () => {
    expect(different(plan.map(({ scene }) => scene))).toBe(styles.flatMap(scenesOf).length);
    expect(times(plan.map(({ framing }) => framing))).toEqual([count / 3, count / 3, count / 3]);
    const greys = plan.filter(({ treatment }) => treatment === 'black-and-white').length;
    expect(greys / count).toBeGreaterThan(1 / 7);
    expect(greys / count).toBeLessThan(1 / 5);
  });
});

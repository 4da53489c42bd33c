import { expect, test } from 'vitest';

import { ClothesGoneError } from '../../engine-error.ts';
import type { WardrobeItem } from '../../garment.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import { Wardrobe } from './wardrobe.ts';

type Threads = ConstructorParameters<typeof Wardrobe>[0];

const NAVY = { red: 20, green: 30, blue: 60, huesKept: 0, contrast: 1 };
const item = (id: string, dress: WardrobeItem['dress'], ...dyes: string[]): WardrobeItem => ({
  garment: { id } as WardrobeItem['garment'],
  dress,
  dyes: dyes.map((dye) => ({ id: dye, colours: dye === 'navy' ? { cloth: NAVY } : {} })),
});
const BLAZER = item('blazer', 'business', 'own', 'navy');
const POLO = item('polo', 'casual', 'white');

/** Linear; near the colour of the test's undyed cloth. */
const DARK_SKIN = { red: 0.003, green: 0.003, blue: 0.003 };
const selfie = (id: string, isDressable = true, yawDeg = 0): StudioSelfie =>
  ({
    ...{ id, skin: [DARK_SKIN], cutout: { widthPx: 1, heightPx: 1, rgb: Uint8Array.of(30, 30, 30) } },
    sideLightStops: 0,
    wearer: isDressable
      ? {
          cells: { widthPx: 1, heightPx: 1, cellPx: 1, hair: Float32Array.of(0) },
          neck: { left: undefined, right: undefined },
          head: HEAD,
          yawDeg,
        }
      : undefined,
  }) as unknown as StudioSelfie;

const HEAD = { sizePx: 10, chin: { x: 10, y: 0 } };
/** The collar is right of the chin: the first wearer's head is turned to the left. */
const COLLAR = { left: { x: 8, y: 1 }, right: { x: 14, y: 1 } };

const NO_CELLS = {
  widthPx: 1,
  heightPx: 1,
  cellPx: 1,
  alpha: Float32Array.of(1),
  opening: Float32Array.of(0),
};

/** A wardrobe whose threads record their tasks; nobody can wear `tooSmall`, and tasks in `failing` fail. */
function wardrobeWith({ tooSmall = '', failing = new Set<string>(), items = [BLAZER, POLO] } = {}) {
  const done: string[] = [];
  const options: object[] = [];
  const answers: Record<string, (input: never) => readonly [name: string, answer: object]> = {
    coarsenGarment: ({ garment: { id }, mirrored }: { garment: { id: string }; mirrored: boolean }) => [
      `coarsen ${id}${mirrored ? ' mirrored' : ''}`,
      {
        garment: { id, mirrored, head: HEAD, collar: COLLAR },
        cells: { ...NO_CELLS, rgb: Uint8Array.of(9, 9, 9) },
        cellParts: Uint8Array.of(0),
      },
    ],
    dye: (input: { garment: { id: string }; dye: { id: string }; mirrored: boolean }) => [
      `dye ${input.garment.id} ${input.dye.id}${input.mirrored ? ' mirrored' : ''}`,
      { id: input.garment.id, dyed: input.dye.id },
    ],
    dress: ({ coarse: { garment } }: { coarse: { garment: { id: string; mirrored: boolean } } }) => [
      `dress ${garment.id}`,
      garment.id === tooSmall
        ? { ok: false, refusal: 'does-not-fit' }
        : {
            ok: true,
            fit: { garment: garment.id, mirrored: garment.mirrored, framings: ['tight', 'classic'] },
          },
    ],
    shade: ({ coarse: { garment } }: { coarse: { garment: { id: string } } }) => [
      `shade ${garment.id}`,
      { shadeOf: garment.id },
    ],
  };
  const run = async (kind: string, input: never, taskOptions: object) => {
    const [name, answer] = answers[kind]!(input);
    done.push(name);
    options.push(taskOptions);
    await Promise.resolve();
    if (failing.has(name)) throw new Error(`${name} failed`);
    return answer;
  };
  const made = new Wardrobe({ run } as unknown as Threads);
  made.replaceItems(items);
  return { wardrobe: made, done, options };
}

test('returns the framings of each garment that fit a selfie, or why none does', async () => {
  const { wardrobe } = wardrobeWith({ tooSmall: 'polo' });
  expect(await wardrobe.fits(selfie('a'), {})).toEqual([
    { garment: 'blazer', dyes: ['navy', 'own'], framings: ['tight', 'classic'], refusal: undefined },
    { garment: 'polo', dyes: ['white'], framings: [], refusal: 'does-not-fit' },
  ]);
});

test('the looks of a wish are all wished dyes of the garments that fit, the best match first', async () => {
  const names = async (wish: 'own' | 'mix' | 'casual', one = selfie('a'), tooSmall = '') =>
    (await wardrobeWith({ tooSmall }).wardrobe.looks(one, wish, {})).map(
      ({ clothes, dress, cells }) => `${clothes.garment} ${clothes.dye} ${dress}: ${cells.rgb.join(' ')}`,
    );
  const polo = 'polo white casual: 9 9 9';
  expect(await names('mix')).toEqual(['blazer navy business: 20 30 60', 'blazer own business: 9 9 9', polo]);
  expect(await names('casual')).toEqual([polo]);
  expect(await names('mix', selfie('a'), 'blazer')).toEqual([polo]);
  expect(await names('own')).toEqual([]);
  expect(await names('mix', selfie('a', false))).toEqual([]);
});

test('a wish that needs no garment fits none', async () => {
  const { wardrobe, done } = wardrobeWith();
  await wardrobe.looks(selfie('a'), 'own', {});
  await wardrobe.looks(selfie('a', false), 'mix', {});
  await wardrobe.looks(selfie('a'), [{ garment: 'kimono', dye: 'own' }], {});
  expect(done).toEqual(['coarsen blazer', 'coarsen polo']);
});

test('each dye is made once and only for pictures, and each garment fitted to each selfie once, whatever the concurrency', async () => {
  const { wardrobe, done } = wardrobeWith();
  const ask = () =>
    ['a', 'b'].flatMap((id) => [
      wardrobe.looks(selfie(id), 'mix', {}),
      wardrobe.fits(selfie(id), {}),
      wardrobe.wornGarment(selfie(id), { garment: 'blazer', dye: 'navy' }, {}),
    ]);
  await Promise.all(ask());
  await Promise.all(ask());
  expect(done.toSorted()).toEqual([
    ...['coarsen blazer', 'coarsen polo', 'dress blazer', 'dress blazer', 'dress polo', 'dress polo'],
    ...['dye blazer navy', 'shade blazer', 'shade blazer'],
  ]);
});

test('a released selfie is fitted again, and so is every selfie after the garments are replaced', async () => {
  const { wardrobe, done } = wardrobeWith();
  const count = async (): Promise<number> => {
    done.length = 0;
    await wardrobe.fits(selfie('a'), {});
    return done.length;
  };
  expect(await count()).toBe(2);
  expect(await count()).toBe(0);
  wardrobe.releaseSelfie('b');
  expect(await count()).toBe(0);
  wardrobe.releaseSelfie('a');
  expect(await count()).toBe(2);
  wardrobe.clear();
  expect(await count()).toBe(4);
  wardrobe.replaceItems([POLO]);
  // The new garment was already reduced by `replaceItems`.
  expect(await count()).toBe(1);
});

test('fitting that has started finishes while the garments are replaced', async () => {
  const { wardrobe, done } = wardrobeWith();
  const begun = [wardrobe.fits(selfie('a'), {}), wardrobe.looks(selfie('a'), 'mix', {})] as const;
  wardrobe.replaceItems([POLO]);
  const [fits, looks] = await Promise.all(begun);
  expect(fits.map(({ garment }) => garment)).toEqual(['blazer', 'polo']);
  expect(looks.map(({ clothes }) => clothes.garment)).toContain('blazer');
  const wear = wardrobe.wornGarment(selfie('a'), { garment: 'blazer', dye: 'navy' }, {});
  await expect(wear).rejects.toThrow(ClothesGoneError);
  expect(done).not.toContain('dye blazer navy');
});

test('no caller’s signal aborts a shared task', async () => {
  const { wardrobe, options } = wardrobeWith();
  const { signal } = new AbortController();
  await wardrobe.wornGarment(selfie('a'), { garment: 'blazer', dye: 'navy' }, { signal, urgent: true });
  expect(options.slice(2)).toEqual([{ urgent: true }, { urgent: true }, { urgent: true }]);
});

test('runs a failed task again', async () => {
  for (const name of ['coarsen polo', 'dress polo']) {
    const failing = new Set([name]);
    const { wardrobe } = wardrobeWith({ failing });
    await expect(wardrobe.fits(selfie('a'), {})).rejects.toThrow(name);
    failing.clear();
    expect(await wardrobe.fits(selfie('a'), {})).toHaveLength(2);
  }
});

test('clothes that are gone, or that the selfie cannot wear any more, throw ClothesGoneError', async () => {
  const { wardrobe } = wardrobeWith({ tooSmall: 'polo' });
  const wear = (garment: string, dye: string) => wardrobe.wornGarment(selfie('a'), { garment, dye }, {});
  for (const [garment, dye] of [
    ['kimono', 'own'],
    ['blazer', 'pink'],
    ['polo', 'white'],
  ] as const)
    await expect(wear(garment, dye)).rejects.toThrow(ClothesGoneError);
  expect(await wear('blazer', 'navy')).toEqual({
    garment: { id: 'blazer', dyed: 'navy' },
    fit: { garment: 'blazer', mirrored: false, framings: ['tight', 'classic'] },
    shading: { shadeOf: 'blazer' },
  });
});

test('the most recently used dyed garments stay cached', async () => {
  const ids = Array.from({ length: 49 }, (_, i) => `jacket-${i}`);
  const { wardrobe, done } = wardrobeWith({ items: ids.map((id) => item(id, 'business', 'own')) });
  const wear = (garment: string) => wardrobe.wornGarment(selfie('a'), { garment, dye: 'own' }, {});
  for (const id of ids.slice(0, 48)) await wear(id);
  await wear('jacket-0');
  await wear('jacket-48');
  done.length = 0;
  await wear('jacket-0');
  expect(done).toEqual([]);
  await wear('jacket-1');
  expect(done).toEqual(['dye jacket-1 own']);
});

test('a person turned the other way wears the mirror image, in the plan and in the picture', async () => {
  const { wardrobe, done } = wardrobeWith({ items: [BLAZER] });
  // Turned to the right: the neck is left of the chin.
  const turned = selfie('a', true, 12);
  await wardrobe.looks(turned, [{ garment: 'blazer', dye: 'navy' }], {});
  await wardrobe.wornGarment(turned, { garment: 'blazer', dye: 'navy' }, {});
  expect(done).toEqual([
    'coarsen blazer',
    'coarsen blazer mirrored',
    'dress blazer',
    'shade blazer',
    'dye blazer navy mirrored',
  ]);
  done.length = 0;
  await wardrobe.wornGarment(selfie('b', true, -12), { garment: 'blazer', dye: 'navy' }, {});
  expect(done).toEqual(['dress blazer', 'shade blazer', 'dye blazer navy']);
});

import { expect, test } from 'vitest';

import type { WardrobeItem } from '../../garment.ts';
import type { StudioSelfie } from '../studio-selfie.ts';
import { WardrobeRack } from './wardrobe-rack.ts';

type Threads = ConstructorParameters<typeof WardrobeRack>[0];

const item = (id: string, dress: WardrobeItem['dress'], ...dyes: string[]): WardrobeItem => ({
  garment: { id } as WardrobeItem['garment'],
  dress,
  dyes: dyes.map((dye) => ({ id: dye, colours: {} })),
});
const BLAZER = item('blazer', 'business', 'own', 'navy');
const POLO = item('polo', 'casual', 'white');

const selfie = (id: string, isDressable = true): StudioSelfie =>
  ({ id, wearer: isDressable ? { yawDeg: 0 } : undefined }) as unknown as StudioSelfie;

/** A rack whose threads write down what they do; nobody can wear `tooSmall`, and tasks in `failing` fail. */
function rack({ tooSmall = '', failing = new Set<string>() } = {}) {
  const done: string[] = [];
  const options: object[] = [];
  const run = async (kind: string, input: never, how: object) => {
    const { garment, dye, hung } = input as Record<
      string,
      { readonly id: string; readonly garment: { id: string } }
    >;
    const name = kind === 'hang' ? `hang ${garment!.id} ${dye!.id}` : `dress ${hung!.garment.id}`;
    done.push(name);
    options.push(how);
    await Promise.resolve();
    if (failing.has(name)) throw new Error(`${name} failed`);
    if (kind === 'hang')
      return { garment: { id: garment!.id }, cells: `cells of ${garment!.id} in ${dye!.id}` };
    return hung!.garment.id === tooSmall
      ? { ok: false, refusal: 'does-not-fit' }
      : { ok: true, dressing: { garment: hung!.garment.id, framings: ['tight', 'classic'] } };
  };
  const made = new WardrobeRack({ run } as unknown as Threads);
  made.use([BLAZER, POLO]);
  return { rack: made, done, options };
}

test('tells how a selfie can wear each garment, or why not', async () => {
  const { rack: wardrobe } = rack({ tooSmall: 'polo' });
  expect(await wardrobe.fits(selfie('a'), {})).toEqual([
    { garment: 'blazer', framings: ['tight', 'classic'], refusal: undefined },
    { garment: 'polo', framings: [], refusal: 'does-not-fit' },
  ]);
});

test('the looks of a wish are all its dyes of what fits', async () => {
  const names = async (wish: 'own' | 'mix' | 'casual', one = selfie('a'), tooSmall = '') =>
    (await rack({ tooSmall }).rack.looks(one, wish, {})).map(
      ({ clothes, dress, cells }) => `${clothes.garment} ${clothes.dye} ${dress}: ${String(cells)}`,
    );
  const polo = 'polo white casual: cells of polo in white';
  expect(await names('mix')).toEqual([
    'blazer own business: cells of blazer in own',
    'blazer navy business: cells of blazer in navy',
    polo,
  ]);
  expect(await names('casual')).toEqual([polo]);
  expect(await names('mix', selfie('a'), 'blazer')).toEqual([polo]);
  expect(await names('own')).toEqual([]);
  expect(await names('mix', selfie('a', false))).toEqual([]);
});

test('a wish that needs no garment costs nothing', async () => {
  const { rack: wardrobe, done } = rack();
  await wardrobe.looks(selfie('a'), 'own', {});
  await wardrobe.looks(selfie('a', false), 'mix', {});
  await wardrobe.looks(selfie('a'), [{ garment: 'kimono', dye: 'own' }], {});
  expect(done).toEqual([]);
});

test('each dye is made once, each garment tried on each selfie once, however many ask at a time', async () => {
  const { rack: wardrobe, done } = rack();
  const ask = () =>
    ['a', 'b'].flatMap((id) => [
      wardrobe.looks(selfie(id), 'mix', {}),
      wardrobe.fits(selfie(id), {}),
      wardrobe.worn(selfie(id), { garment: 'blazer', dye: 'navy' }, {}),
    ]);
  await Promise.all(ask());
  await Promise.all(ask());
  expect(done.toSorted()).toEqual([
    ...['dress blazer', 'dress blazer', 'dress polo', 'dress polo'],
    ...['hang blazer navy', 'hang blazer own', 'hang polo white'],
  ]);
});

test('a forgotten selfie is tried again, and so is another with the wardrobe’s new garments', async () => {
  const { rack: wardrobe, done } = rack();
  const count = async (): Promise<number> => {
    done.length = 0;
    await wardrobe.fits(selfie('a'), {});
    return done.length;
  };
  expect(await count()).toBe(4);
  expect(await count()).toBe(0);
  wardrobe.forget('b');
  expect(await count()).toBe(0);
  wardrobe.forget('a');
  expect(await count()).toBe(2);
  wardrobe.forgetAll();
  expect(await count()).toBe(4);
  wardrobe.use([POLO]);
  expect(await count()).toBe(2);
});

test('nobody’s signal aborts what others wait for', async () => {
  const { rack: wardrobe, options } = rack();
  const { signal } = new AbortController();
  await wardrobe.worn(selfie('a'), { garment: 'blazer', dye: 'navy' }, { signal, urgent: true });
  expect(options).toEqual([{ urgent: true }, { urgent: true }, { urgent: true }]);
});

test('what failed is tried again', async () => {
  for (const name of ['hang polo white', 'dress polo']) {
    const failing = new Set([name]);
    const { rack: wardrobe } = rack({ failing });
    await expect(wardrobe.fits(selfie('a'), {})).rejects.toThrow(name);
    failing.clear();
    expect(await wardrobe.fits(selfie('a'), {})).toHaveLength(2);
  }
});

test('clothes that the wardrobe lacks, or the selfie cannot wear, are a bug', async () => {
  const { rack: wardrobe } = rack({ tooSmall: 'polo' });
  const wear = (garment: string, dye: string) => wardrobe.worn(selfie('a'), { garment, dye }, {});
  await expect(wear('kimono', 'own')).rejects.toThrow('the wardrobe holds kimono');
  await expect(wear('blazer', 'pink')).rejects.toThrow('blazer comes in pink');
  await expect(wear('polo', 'white')).rejects.toThrow('selfie a can wear polo');
  expect(await wear('blazer', 'navy')).toEqual({
    garment: { id: 'blazer' },
    dressing: { garment: 'blazer', framings: ['tight', 'classic'] },
  });
});

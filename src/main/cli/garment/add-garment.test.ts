import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeEngine } from '../../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { fakeShape } from '../../../../test/fake-engine/fake-wardrobe.ts';
import type { HouseGarment } from '../../../features/wardrobe/house-garment.ts';
import { listHouseGarments, readHousePhoto } from '../../../features/wardrobe/house-garments.server.ts';
import { listWantedGarments } from '../../../features/wardrobe/wanted-garments.ts';
import { GARMENT_REFUSALS } from '../../../imaging/garment.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { addGarment, type AddRequest, REFUSAL_SENTENCES } from './add-garment.ts';
import { parseDescriptionOptions } from './description-options.ts';
import { listGarments } from '../../../features/wardrobe/operator/list-garments.server.ts';
import { listText } from './list-text.ts';

const { signal } = new AbortController();

async function bench(...[facts]: Parameters<typeof fakeSelfie>) {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-garment-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'Green blazer.jpg');
  await writeFile(file, fakeSelfie({ name: 'Mira', metadata: 'GPS', ...facts }));
  const house = createMemoryStorage();
  const engine = createFakeEngine();
  const asked = { kind: undefined, name: undefined, dress: undefined, cut: undefined, shapeFile: undefined };
  const add = (request: Partial<AddRequest> = {}) =>
    addGarment({ engine, house }, { ...asked, file, ...request }, signal);
  const jsonFile = join(folder, 'Green blazer.garment.json');
  const read = async () => JSON.parse(await readFile(jsonFile, 'utf8')) as HouseGarment;
  return { folder, file, house, engine, add, read, jsonFile, stored: () => listHouseGarments(house) };
}

test('proposes a shape, writes it with a drawing and the cut cloth beside the photo, and stores it', async () => {
  const { folder, house, add, read, stored } = await bench();
  const { garment } = await add({ kind: 'whole', dress: 'casual' });
  expect(garment).toEqual({
    ...{ id: 'house-green-blazer', name: 'Green blazer', dress: 'casual', cut: 'straight', dyes: ['own'] },
    shape: fakeShape('whole'),
  });
  expect(await read()).toEqual(garment);
  expect((await readdir(folder)).toSorted()).toEqual([
    'Green blazer.cut.png',
    'Green blazer.garment.json',
    'Green blazer.garment.png',
    'Green blazer.jpg',
  ]);
  expect(await readFile(join(folder, 'Green blazer.garment.png'), 'utf8')).toContain('DRAWN');
  const [storedGarment] = await stored();
  expect(storedGarment).toMatchObject(garment);
  const photo = await readHousePhoto(house, listWantedGarments([], [storedGarment!])[0]!);
  expect(photo.ok && Buffer.from(photo.bytes).toString()).not.toContain('GPS');
});

test('a corrected description is drawn and cut again, and its file is left unchanged', async () => {
  const { engine, add, read, jsonFile, stored } = await bench();
  await add();
  const shape = { ...fakeShape(), collar: { left: [410, 505], right: [590, 505] } } as const;
  const corrected = { ...(await read()), dyes: ['own', 'navy'], shape };
  await writeFile(jsonFile, JSON.stringify(corrected));
  await add({ shapeFile: jsonFile, name: 'Emerald blazer' });
  expect(engine.calls.filter((call) => call.startsWith('propose'))).toHaveLength(1);
  expect(await stored()).toMatchObject([
    { id: 'house-green-blazer', name: 'Emerald blazer', dyes: ['own', 'navy'], shape },
  ]);
  expect(await readFile(jsonFile, 'utf8')).toBe(JSON.stringify(corrected));
});

test('a photo that gives no garment is refused with advice, and nothing is stored', async () => {
  const shapeless = await bench({ shapeless: 'hand-over-garment' });
  await expect(shapeless.add()).rejects.toThrow('gives no garment: a hand covers the garment');
  expect(await readdir(shapeless.folder)).toHaveLength(1);
  const uncuttable = await bench({ uncuttable: 'several-people' });
  await expect(uncuttable.add()).rejects.toThrow(
    /several people.*correct .*garment\.json and give it with --shape/,
  );
  expect(await uncuttable.read()).toMatchObject({ id: 'house-green-blazer' });
  for (const { stored } of [shapeless, uncuttable]) expect(await stored()).toEqual([]);
  const unreadable = await bench({ refused: 'unreadable' });
  await expect(unreadable.add()).rejects.toThrow('it cannot be read');
});

test('every refusal has its sentence', () => {
  expect(Object.keys(REFUSAL_SENTENCES)).toEqual([...GARMENT_REFUSALS]);
});

test('another photo of the same name replaces nothing', async () => {
  const { file, add, stored } = await bench();
  await add();
  await add();
  const before = await stored();
  await writeFile(file, fakeSelfie({ name: 'Jo' }));
  await expect(add()).rejects.toThrow('garment house-green-blazer from another photo');
  expect(await stored()).toEqual(before);
  await add({ name: 'Second' });
  expect((await stored()).map(({ id }) => id)).toEqual(['house-green-blazer', 'house-second']);
});

test.each([
  ['{', 'is not JSON'],
  ['{}', 'does not describe a garment: id'],
  [JSON.stringify({ id: 'suit-jacket' }), 'must be like house-green-blazer'],
  [undefined, 'There is no file'],
])('the description %j is refused: %s', async (text, sentence) => {
  const { add, jsonFile } = await bench();
  if (text !== undefined) await writeFile(jsonFile, text);
  await expect(add({ shapeFile: jsonFile })).rejects.toThrow(sentence);
});

test('a kind that contradicts the description is refused', async () => {
  const { add, jsonFile } = await bench();
  await add();
  await expect(add({ shapeFile: jsonFile, kind: 'whole' })).rejects.toThrow('leave out --kind');
});

test.each([
  [{ kind: 'half' }, 'choose over or whole'],
  [{ dress: 'formal' }, 'choose business or casual'],
  [{ cut: 'wide' }, 'choose straight or tailored'],
  [{ name: ' ' }, 'between 1 and 60'],
])('%j is answered with what to change', (typed, sentence) => {
  const parsed = parseDescriptionOptions(typed);
  expect(parsed.ok ? '' : parsed.error).toContain(sentence);
});

test('the list starts with the operator’s garments and shows which are waiting', async () => {
  const { house, add } = await bench();
  await add();
  const listed = await listGarments(createMemoryStorage(), house);
  expect(listed[0]).toMatchObject({ id: 'house-green-blazer', name: 'Green blazer', isReady: false });
  expect(listText(listed).split('\n')[0]).toMatch(
    /^waits house-green-blazer +over +business straight own "Green blazer"$/,
  );
});

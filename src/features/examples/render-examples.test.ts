import { expect, it } from 'vitest';
import { exampleStudio, portrait } from '../../../test/example-studio.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import { PortraitSourceError } from '../../platform/portraits/portrait-source.ts';
import { readManifest } from './example-files.server.ts';
import { exampleKeys } from './example-set.ts';
import { renderExamples } from './render-examples.server.ts';
import { wantedSets } from './wanted-sets.ts';

const COAT = portrait(
  'red-coat',
  { style: 'warm', scene: 'hearth-room' },
  { style: 'casual', scene: 'corner-cafe' },
);
const HAT = portrait('straw-hat', { style: 'corporate', scene: 'glass-office' });
const LIST = [COAT, HAT];
const WANTED = wantedSets(LIST);

it('stores a selfie and its headshot at every width of pages, the manifest last', async () => {
  const { ports, storage, engine } = exampleStudio();
  const written: string[] = [];
  const watched = {
    ...storage,
    put: async (key: string, bytes: Uint8Array) => {
      written.push(key);
      await storage.put(key, bytes);
    },
  };
  const told: number[] = [];
  const result = await renderExamples({ ...ports, storage: watched }, WANTED, { onSet: () => told.push(1) });
  expect(result).toEqual({ made: 3, kept: 0, missing: [] });
  expect(told).toHaveLength(3);
  expect(written.at(-1)).toBe('examples/manifest.json');
  expect(engine.held()).toBe(0);

  const manifest = (await readManifest(storage))!;
  expect(manifest.sets.map(({ id }) => id)).toEqual([
    'red-coat-warm',
    'straw-hat-corporate',
    'red-coat-casual',
  ]);
  const [warm, , casual] = manifest.sets;
  // The fake headshot shows its selfie 100 pixels further down.
  expect(warm).toMatchObject({
    style: 'warm',
    scene: 'hearth-room',
    view: { y: 0.0781, height: 0.8 },
  });
  expect(warm!.before).toEqual(casual!.before);
  expect(warm!.after.map(({ type, widthPx, heightPx }) => [type, widthPx, heightPx])).toEqual(
    (['avif', 'webp'] as const).flatMap((type) => [
      [type, 320, 400],
      [type, 480, 600],
      [type, 640, 800],
      [type, 960, 1200],
    ]),
  );
  for (const { name, bytes } of [...warm!.before, ...warm!.after])
    expect((await storage.get(exampleKeys.picture(name)))?.byteLength).toBe(bytes);
  const text = async (name: string) =>
    Buffer.from((await storage.get(exampleKeys.picture(name)))!).toString();
  expect(await text(warm!.before[0]!.name)).toContain('PAGE avif 320 of generated-selfie at 115,0 SELFIE');
  expect(await text(warm!.after[0]!.name)).toContain('PAGE avif 320 of headshot HEADSHOT red-coat');
});

it('does nothing when everything is there, and does not even read the portraits', async () => {
  const { ports, rendered, read, files } = exampleStudio();
  await renderExamples(ports, WANTED);
  const [before, count, reads] = [await files(), rendered(), read.length];
  expect(await renderExamples(ports, WANTED)).toEqual({ made: 0, kept: 3, missing: [] });
  expect([await files(), rendered(), read.length]).toEqual([before, count, reads]);
});

it('makes only what the list changed, and keeps the pictures of an open page for one more time', async () => {
  const { ports, storage, rendered, files } = exampleStudio();
  await renderExamples(ports, WANTED);
  const old = (await readManifest(storage))!;
  const changed = [COAT, { ...HAT, looks: [{ style: 'creative' as const, scene: 'two-gels' }] }];
  expect(await renderExamples(ports, wantedSets(changed))).toMatchObject({ made: 1, kept: 2 });
  expect(rendered()).toBe(4);
  const dropped = exampleKeys.picture(old.sets[1]!.after[0]!.name);
  expect(await files()).toContain(dropped);
  await renderExamples(ports, wantedSets(changed));
  expect(await files()).not.toContain(dropped);
  expect(await files()).toHaveLength(1 + 3 + 8 * (2 + 3));
});

it('killed after any write, it goes on with what was finished', async () => {
  const whole = exampleStudio();
  await renderExamples(whole.ports, WANTED);
  // Each set stores its pictures, its description and the manifest of pages; the run ends with the whole manifest.
  const writes = 3 * (8 + 8 + 1 + 1) + 1;
  for (let dieAt = 1; dieAt <= writes; dieAt += 3) {
    const { ports, storage, rendered, files } = exampleStudio();
    let puts = 0;
    const dying = {
      ...storage,
      put: async (key: string, bytes: Uint8Array) => {
        if (++puts === dieAt) throw new Error('killed');
        await storage.put(key, bytes);
      },
    };
    await expect(renderExamples({ ...ports, storage: dying }, WANTED)).rejects.toThrow('killed');
    const finished = (await storage.list(exampleKeys.sets)).length;
    const shown = await readManifest(storage);
    expect(shown?.finished).not.toBe(true);
    // After a kill between a set and its manifest, the set is shown together with the next one.
    expect([finished - 1, finished]).toContain(shown?.sets.length ?? 0);
    const before = rendered();
    expect(await renderExamples(ports, WANTED)).toEqual({ made: 3 - finished, kept: finished, missing: [] });
    expect(rendered() - before).toBe(3 - finished);
    expect(await files()).toEqual(await whole.files());
  }
});

it('makes a set again whose picture was lost', async () => {
  const { ports, storage } = exampleStudio();
  await renderExamples(ports, WANTED);
  const [warm] = (await readManifest(storage))!.sets;
  await storage.delete(exampleKeys.picture(warm!.after[3]!.name));
  expect(await renderExamples(ports, WANTED)).toMatchObject({ made: 1, kept: 2 });
  expect(await storage.get(exampleKeys.picture(warm!.after[3]!.name))).toBeDefined();
});

it('leaves out who cannot be shown, says why, and asks for them the next time', async () => {
  const { ports, storage, answers, engine } = exampleStudio();
  answers.set('straw-hat', { ok: false, error: 'other-picture', sha256: 'abc' });
  expect(await renderExamples(ports, WANTED)).toMatchObject({
    made: 2,
    missing: [{ id: 'straw-hat-corporate', why: 'other-picture, SHA-256 abc' }],
  });
  expect((await readManifest(storage))!.sets).toHaveLength(2);
  answers.set('straw-hat', { ok: true, bytes: fakeSelfie({ unpreparable: 'face-too-small' }) });
  expect((await renderExamples(ports, WANTED)).missing[0]!.why).toBe('refused: face-too-small');
  expect(engine.held()).toBe(0);
  answers.delete('straw-hat');
  expect(await renderExamples(ports, WANTED)).toEqual({ made: 1, kept: 2, missing: [] });
  expect((await readManifest(storage))!.sets).toHaveLength(3);
});

it('takes another scene of the style when a picture fails its measures, and none when all fail', async () => {
  const { ports, storage, engine } = exampleStudio();
  const failsAt = (scenes: readonly string[]) => ({
    ...engine,
    render: async (...order: Parameters<typeof engine.render>) => {
      const headshot = await engine.render(...order);
      return scenes.includes(headshot.request.scene) ? { ...headshot, passed: false } : headshot;
    },
  });
  await renderExamples({ ...ports, engine: failsAt(['glass-office']) }, wantedSets([HAT]));
  const [set] = (await readManifest(storage))!.sets;
  expect(set).toMatchObject({ style: 'corporate', scene: engine.scenes('corporate')[1] });

  const other = exampleStudio();
  const none = { ...other.ports, engine: failsAt(engine.scenes('corporate')) };
  // The failing engine wraps the first studio's engine, so that one holds the prepared selfie and has to release it.
  const result = await renderExamples({ ...none, storage: other.storage }, wantedSets([HAT]));
  expect(result.missing).toEqual([{ id: 'straw-hat-corporate', why: 'no headshot passed its measures' }]);
  expect(engine.held()).toBe(0);
});

it('stops at a source that is away, without touching what pages show', async () => {
  const { ports, storage, answers } = exampleStudio();
  await renderExamples(ports, WANTED);
  const shown = await readManifest(storage);
  answers.set('straw-hat', new PortraitSourceError('away'));
  const changed = [COAT, { ...HAT, sha256: ['another'] }];
  await expect(renderExamples(ports, wantedSets(changed))).rejects.toThrow(PortraitSourceError);
  expect(await readManifest(storage)).toEqual(shown);
});

it('waits before each picture until nobody else needs the machine, and ends when told', async () => {
  const { ports, engine } = exampleStudio();
  const seen: string[] = [];
  await renderExamples(ports, WANTED, {
    untilQuiet: async () => void seen.push(engine.calls.at(-1) ?? 'nothing'),
  });
  // It waited before each of two people was prepared and before each of three pictures was made.
  expect(seen).toEqual(['nothing', 'prepare', 'forPage', 'forPage', 'prepare']);
  const stop = AbortSignal.abort(new Error('stop'));
  await expect(renderExamples(exampleStudio().ports, WANTED, { signal: stop })).rejects.toThrow('stop');
});

it('a picture that is smaller than a width of pages is kept at its own', async () => {
  const { ports, engine, storage } = exampleStudio();
  const small: typeof engine = {
    ...engine,
    forPage: async (picture, size) => {
      const page = await engine.forPage(picture, size);
      const widthPx = Math.min(size.widthPx, 500);
      return { ...page, widthPx, heightPx: widthPx * 1.25 };
    },
  };
  await renderExamples({ ...ports, engine: small }, wantedSets([HAT]));
  const [set] = (await readManifest(storage))!.sets;
  expect(set!.after.filter(({ type }) => type === 'webp').map(({ widthPx }) => widthPx)).toEqual([
    320, 480, 500,
  ]);
});

it('the first time shows each pair as soon as it is made; later, what is there until the new list is whole', async () => {
  const { ports, storage } = exampleStudio();
  const shown: (readonly [count: number, finished: boolean])[] = [];
  const watched = {
    ...storage,
    put: async (key: string, bytes: Uint8Array) => {
      await storage.put(key, bytes);
      if (key !== exampleKeys.manifest) return;
      const { sets, finished } = (await readManifest(storage))!;
      shown.push([sets.length, finished]);
    },
  };
  await renderExamples({ ...ports, storage: watched }, WANTED);
  expect(shown).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [3, true],
  ]);
  shown.length = 0;
  const others = LIST.map((portrait) => ({ ...portrait, sha256: ['another'] }));
  await renderExamples({ ...ports, storage: watched }, wantedSets(others));
  expect(shown).toEqual([[3, true]]);
});

it('goes on showing each pair after a beginning that was broken off', async () => {
  const { ports, storage, answers } = exampleStudio();
  answers.set('straw-hat', new PortraitSourceError('away'));
  await expect(renderExamples(ports, WANTED)).rejects.toThrow(PortraitSourceError);
  expect(await readManifest(storage)).toMatchObject({ finished: false, sets: [{}, {}] });
  answers.delete('straw-hat');
  expect(await renderExamples(ports, WANTED)).toEqual({ made: 1, kept: 2, missing: [] });
  expect(await readManifest(storage)).toMatchObject({ finished: true, sets: [{}, {}, {}] });
});

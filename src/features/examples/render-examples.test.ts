import { expect, it } from 'vitest';
import { exampleStudio, portrait } from '../../../test/example-studio.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import { PortraitSourceError } from '../../platform/portraits/portrait-source.ts';
import { readManifest } from './example-files.server.ts';
import { exampleKeys } from './example-set.ts';
import { renderExamples } from './render-examples.server.ts';
import { listWantedSets } from './wanted-sets.ts';

const COAT = portrait(
  'red-coat',
  { style: 'warm', scene: 'hearth-room' },
  { style: 'casual', scene: 'corner-cafe' },
);
const HAT = portrait('straw-hat', { style: 'corporate', scene: 'glass-office' });
const LIST = [COAT, HAT];
const WANTED = listWantedSets(LIST);

it('stores a selfie and its headshot in every page width, and the manifest last', async () => {
  const { ports, storage, engine } = exampleStudio();
  const written: string[] = [];
  const watched = {
    ...storage,
    put: async (key: string, bytes: Uint8Array) => {
      written.push(key);
      await storage.put(key, bytes);
    },
  };
  const done: number[] = [];
  const result = await renderExamples({ ...ports, storage: watched }, WANTED, {
    onSetDone: () => done.push(1),
  });
  expect(result).toEqual({ made: 3, kept: 0, missing: [] });
  expect(done).toHaveLength(3);
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

it('does nothing when everything is stored, and does not even read the portraits', async () => {
  const { ports, rendered, read, files } = exampleStudio();
  await renderExamples(ports, WANTED);
  const [before, count, reads] = [await files(), rendered(), read.length];
  expect(await renderExamples(ports, WANTED)).toEqual({ made: 0, kept: 3, missing: [] });
  expect([await files(), rendered(), read.length]).toEqual([before, count, reads]);
});

it('makes only the sets that changed, and keeps the previous pictures for open pages until the next run', async () => {
  const { ports, storage, rendered, files } = exampleStudio();
  await renderExamples(ports, WANTED);
  const old = (await readManifest(storage))!;
  const changed = [COAT, { ...HAT, looks: [{ style: 'creative' as const, scene: 'two-gels' }] }];
  expect(await renderExamples(ports, listWantedSets(changed))).toMatchObject({ made: 1, kept: 2 });
  expect(rendered()).toBe(4);
  const dropped = exampleKeys.picture(old.sets[1]!.after[0]!.name);
  expect(await files()).toContain(dropped);
  await renderExamples(ports, listWantedSets(changed));
  expect(await files()).not.toContain(dropped);
  expect(await files()).toHaveLength(1 + 3 + 8 * (2 + 3));
});

it('killed after any write, it continues with the finished sets', async () => {
  const whole = exampleStudio();
  await renderExamples(whole.ports, WANTED);
  // Each set writes its pictures, its description and the manifest; the run ends with the complete manifest.
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

it('makes a set again when one of its pictures was lost', async () => {
  const { ports, storage } = exampleStudio();
  await renderExamples(ports, WANTED);
  const [warm] = (await readManifest(storage))!.sets;
  await storage.delete(exampleKeys.picture(warm!.after[3]!.name));
  expect(await renderExamples(ports, WANTED)).toMatchObject({ made: 1, kept: 2 });
  expect(await storage.get(exampleKeys.picture(warm!.after[3]!.name))).toBeDefined();
});

it('leaves out people who cannot be shown, reports why, and tries them again in the next run', async () => {
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

it('uses another scene of the style when a headshot fails its measures, and none when all fail', async () => {
  const { ports, storage, engine } = exampleStudio();
  const failsAt = (scenes: readonly string[]) => ({
    ...engine,
    render: async (...order: Parameters<typeof engine.render>) => {
      const headshot = await engine.render(...order);
      return scenes.includes(headshot.request.scene) ? { ...headshot, passed: false } : headshot;
    },
  });
  await renderExamples({ ...ports, engine: failsAt(['glass-office']) }, listWantedSets([HAT]));
  const [set] = (await readManifest(storage))!.sets;
  expect(set).toMatchObject({ style: 'corporate', scene: engine.scenes('corporate')[1] });

  const other = exampleStudio();
  const none = { ...other.ports, engine: failsAt(engine.scenes('corporate')) };
  // The failing engine wraps the first studio's engine, so that one holds the prepared selfie and has to release it.
  const result = await renderExamples({ ...none, storage: other.storage }, listWantedSets([HAT]));
  expect(result.missing).toEqual([{ id: 'straw-hat-corporate', why: 'no headshot passed its measures' }]);
  expect(engine.held()).toBe(0);
});

it('stops when the source fails, without changing what pages show', async () => {
  const { ports, storage, answers } = exampleStudio();
  await renderExamples(ports, WANTED);
  const shown = await readManifest(storage);
  answers.set('straw-hat', new PortraitSourceError('away'));
  const changed = [COAT, { ...HAT, sha256: ['another'] }];
  await expect(renderExamples(ports, listWantedSets(changed))).rejects.toThrow(PortraitSourceError);
  expect(await readManifest(storage)).toEqual(shown);
});

it('waits before each picture until the machine is idle, and stops when aborted', async () => {
  const { ports, engine } = exampleStudio();
  const seen: string[] = [];
  await renderExamples(ports, WANTED, {
    waitUntilIdle: async () => void seen.push(engine.calls.at(-1) ?? 'nothing'),
  });
  // It waited before each of two people was prepared and before each of three pictures was made.
  expect(seen).toEqual(['nothing', 'prepare', 'forPage', 'forPage', 'prepare']);
  const stop = AbortSignal.abort(new Error('stop'));
  await expect(renderExamples(exampleStudio().ports, WANTED, { signal: stop })).rejects.toThrow('stop');
});

it('a picture that is smaller than a page width is stored in its own width', async () => {
  const { ports, engine, storage } = exampleStudio();
  const small: typeof engine = {
    ...engine,
    forPage: async (picture, size) => {
      const page = await engine.forPage(picture, size);
      const widthPx = Math.min(size.widthPx, 500);
      return { ...page, widthPx, heightPx: widthPx * 1.25 };
    },
  };
  await renderExamples({ ...ports, engine: small }, listWantedSets([HAT]));
  const [set] = (await readManifest(storage))!.sets;
  expect(set!.after.filter(({ type }) => type === 'webp').map(({ widthPx }) => widthPx)).toEqual([
    320, 480, 500,
  ]);
});

it('shows each pair at once in the first run; later runs keep the previous list until the new one is complete', async () => {
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
  await renderExamples({ ...ports, storage: watched }, listWantedSets(others));
  expect(shown).toEqual([[3, true]]);
});

it('continues to show each pair at once after a first run that failed', async () => {
  const { ports, storage, answers } = exampleStudio();
  answers.set('straw-hat', new PortraitSourceError('away'));
  await expect(renderExamples(ports, WANTED)).rejects.toThrow(PortraitSourceError);
  expect(await readManifest(storage)).toMatchObject({ finished: false, sets: [{}, {}] });
  answers.delete('straw-hat');
  expect(await renderExamples(ports, WANTED)).toEqual({ made: 1, kept: 2, missing: [] });
  expect(await readManifest(storage)).toMatchObject({ finished: true, sets: [{}, {}, {}] });
});

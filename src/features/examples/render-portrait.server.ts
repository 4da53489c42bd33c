import type { ExamplePortrait } from '../../catalog/example-portraits.ts';
import type { PortraitSource } from '../../platform/portraits/portrait-source.ts';
import { writeJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type AlignedViews, alignViews } from './align-views.ts';
import { exampleKeys, type ExampleSet } from './example-set.ts';
import { type ExampleEngine, renderLook } from './render-look.server.ts';
import { storeForPages } from './store-for-pages.server.ts';
import type { WantedSet } from './wanted-sets.ts';

interface Ports {
  readonly engine: ExampleEngine;
  readonly storage: Pick<Storage, 'put'>;
  readonly portraits: PortraitSource;
}

export interface RenderOptions {
  readonly signal?: AbortSignal;
  /** Resolves when nobody else needs the machine; called before each picture. */
  readonly waitUntilIdle?: () => Promise<void>;
}

/** A set that was stored, or the reason why there is none. */
type SetOutcome =
  { readonly key: string; readonly set: ExampleSet } | { readonly id: string; readonly why: string };

/** Renders the missing looks of one person, whose selfie is prepared once. */
export async function* renderPortrait(
  ports: Ports,
  portrait: ExamplePortrait,
  missingSets: readonly WantedSet[],
  { signal, waitUntilIdle }: RenderOptions,
): AsyncGenerator<SetOutcome, void, undefined> {
  const { engine, storage } = ports;
  const photo = await ports.portraits.read(portrait, signal);
  if (!photo.ok) {
    const sum = photo.error === 'other-picture' ? `, SHA-256 ${photo.sha256}` : '';
    yield* missingSets.map(({ id }) => ({ id, why: `${photo.error}${sum}` }));
    return;
  }
  const { bytes } = photo;
  await waitUntilIdle?.();
  const dressable = missingSets.some(({ clothes }) => clothes !== undefined);
  const upload = { bytes, fileName: portrait.file };
  const prepared = await engine.prepare(upload, signal, { dressable });
  if (!prepared.ok) {
    yield* missingSets.map(({ id }) => ({ id, why: `refused: ${prepared.reasons.join(', ')}` }));
    return;
  }
  try {
    for (const wanted of missingSets) {
      const { key, id, clothes } = wanted;
      await waitUntilIdle?.();
      const headshot = await renderLook(engine, prepared.selfie, wanted, signal);
      if (!headshot) {
        yield { id, why: 'no headshot passed its measures' };
        continue;
      }
      const views = await findViews(engine, bytes, headshot.jpeg, signal);
      if (!views) {
        yield { id, why: 'no face found' };
        continue;
      }
      const selfie = { bytes, kind: 'generated-selfie', crop: views.before } as const;
      const before = await storeForPages(ports, selfie, signal);
      const after = await storeForPages(ports, { bytes: headshot.jpeg, kind: 'headshot' }, signal);
      const { style, scene } = headshot.request;
      const pictures = { view: views.after, before: [...before], after: [...after] };
      const set: ExampleSet = { id, style, scene, ...(clothes && { clothes }), ...pictures };
      await writeJsonFile(storage, exampleKeys.set(key), set);
      yield { key, set };
    }
  } finally {
    await engine.release([prepared.selfie]);
  }
}

async function findViews(
  engine: Pick<ExampleEngine, 'faceMarks'>,
  selfie: Uint8Array,
  headshot: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<AlignedViews | undefined> {
  const before = await engine.faceMarks(selfie, signal);
  const after = await engine.faceMarks(headshot, signal);
  return before && after && alignViews(before, after);
}

/**
 * Measures how long after the second accepted selfie the free preview is ready. As in the worker, every selfie is cleaned and
 * checked, two at a time, and the preview is started while the others are still being checked. The engine is cold, so the
 * very first visitor also waits for its networks to load. Prints JSON.
 */
import { PREVIEW_SIZE } from '../../src/features/shoots/draft/preview-size.ts';
import type { EncodedImage, HeadshotEngine } from '../../src/imaging/engine.ts';
import { createStudioEngine } from '../../src/imaging/recipes/studio-engine.ts';
import { QUEUE_POLICIES } from '../../src/platform/queue/queue-policies.ts';
import { loadWardrobe } from '../wardrobe/load-wardrobe.ts';
import { makeFreePreview } from './free-preview.ts';
import { benchSelfies, builtThreadEntry, THREADS } from './selfies.ts';

export interface FirstPreviewOptions {
  readonly selfies: number;
  /** Default: the width of the test photos. */
  readonly selfieWidthPx: number | undefined;
  /** Visitors, one after the other. */
  readonly times: number;
  /** True renders a second picture of the person dressed; default false. */
  readonly dressed?: boolean | undefined;
}

export interface FirstPreviewResult {
  /** Each visitor's waiting time; the first one's engine is cold. */
  readonly waitMs: readonly number[];
  /** Pictures of one preview. */
  readonly pictures: number;
}

/** Selfies that one worker checks at the same time. */
const CHECKED_AT_ONCE = QUEUE_POLICIES['shoots.prepare'].concurrency;
const PREVIEW_HEIGHT_PX = PREVIEW_SIZE.heightPx;

const options = JSON.parse(process.argv[2] ?? '{}') as FirstPreviewOptions;
const selfies = await benchSelfies(options.selfies, options.selfieWidthPx);
const engine = createStudioEngine({
  threads: THREADS,
  matteThreads: THREADS,
  threadEntry: builtThreadEntry(),
});
const wardrobe = options.dressed ? await loadWardrobe() : [];
engine.useWardrobe(wardrobe);
const waitMs: number[] = [];
let pictures = 0;
for (let time = 0; time < options.times; time++) waitMs.push(await visit(engine, selfies));
await engine.close();
const result: FirstPreviewResult = { waitMs, pictures };
process.stdout.write(`${JSON.stringify(result)}\n`);

/** @returns milliseconds from the second accepted selfie to the finished preview */
async function visit(engine: HeadshotEngine, selfies: readonly EncodedImage[]): Promise<number> {
  const waiting = [...selfies];
  let accepted = 0;
  let preview: Promise<number> | undefined;
  await Promise.all(
    Array.from({ length: CHECKED_AT_ONCE }, async () => {
      for (let selfie = waiting.shift(); selfie !== undefined; selfie = waiting.shift()) {
        const jpeg = await checkedJpeg(engine, selfie);
        if (++accepted === 2) preview = previewOf(engine, { ...selfie, bytes: jpeg });
      }
    }),
  );
  return await preview!;
}

async function checkedJpeg(engine: HeadshotEngine, upload: EncodedImage): Promise<Uint8Array> {
  engine.warmUp();
  const cleaned = await engine.clean(upload);
  if (!cleaned.ok) throw new Error(`refused: ${cleaned.reasons.join()}`);
  const check = await engine.check({ ...upload, bytes: cleaned.selfie.jpeg }, undefined, PREVIEW_HEIGHT_PX);
  if (!check.accepted) throw new Error(`refused: ${check.reasons.join()}`);
  return cleaned.selfie.jpeg;
}

async function previewOf(engine: HeadshotEngine, selfie: EncodedImage): Promise<number> {
  const startMs = performance.now();
  pictures = await makeFreePreview(engine, selfie, 'corporate', 'first-preview', wardrobe);
  return performance.now() - startMs;
}

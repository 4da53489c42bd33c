import { availableParallelism } from 'node:os';

import { invariant } from '../../base/invariant.ts';
import type { EngineThreadData } from '../engine-thread.ts';
import type { EncodedImage, HeadshotEngine, PrepareOutcome } from '../engine.ts';
import { sceneOf, SCENES } from '../scenes/all-scenes.ts';
import type { EngineTasks } from '../threads/engine-tasks.ts';
import { FreeWorkThrottle } from '../threads/free-work-throttle.ts';
import { type TaskOptions, ThreadPool } from '../threads/thread-pool.ts';
import { SceneCache } from './scene-cache.ts';
import { PortraitCutter } from './portrait-cutter.ts';
import { PreparedSelfieStore } from './prepared-selfie-store.ts';
import { PortraitCache } from './selfie/portrait-cache.ts';
import { compareSelfies } from './selfie/selfie-compare.ts';
import { Wardrobe } from './wardrobe/wardrobe.ts';

/** Options of the built-in engine. */
export interface StudioEngineOptions {
  /**
   * Number of cores to use; default all, at most 4. One thread more than this renders (a single one for 1), and half as many
   * find faces and cut out.
   */
  readonly threads?: number;
  /** Threads inside one matting inference, which has its own worker; default: the value of `threads`. */
  readonly matteThreads?: number;
  /**
   * Height of the largest headshot that will be requested; default 1280. Taller ones are enlarged from that, even if the selfie
   * has the pixels.
   */
  readonly largestHeightPx?: number;
  /** Entry of the worker threads: src/imaging/engine-thread.ts, or its bundled JavaScript. */
  readonly threadEntry?: URL;
}

/** Creates the built-in engine. Its heavy tasks run in worker threads, and pixels are passed in shared memory. */
export function createStudioEngine(options: StudioEngineOptions = {}): HeadshotEngine {
  const cores = Math.min(4, availableParallelism());
  const threads = options.threads ?? cores;
  const entry = options.threadEntry ?? defaultThreadEntry();
  const workerData: EngineThreadData = {
    matteThreads: options.matteThreads ?? threads,
    largestHeightPx: options.largestHeightPx ?? 1280,
  };
  // There is one thread more than cores, because each waits for libvips and ONNX Runtime for a third of its time. A caller
  // that asks for a single thread has little memory and gets only that one.
  const throttle = new FreeWorkThrottle();
  const studio = new ThreadPool<EngineTasks>({
    entry,
    size: threads === 1 ? 1 : threads + 1,
    workerData,
    throttle,
  });
  // These threads analyse selfies and cut people out while the matting thread keeps the cores busy. Each further thread would
  // only load the networks for faces and bodies once more.
  const preparing = new ThreadPool<EngineTasks>({
    entry,
    size: Math.ceil(threads / 2),
    workerData,
    throttle,
  });
  const matting = new ThreadPool<EngineTasks>({ entry, size: 1, workerData, throttle });
  const portraits = new PortraitCache();
  const prepared = new PreparedSelfieStore(studio);
  const scenes = new SceneCache(studio);
  const wardrobe = new Wardrobe(studio);
  const cutter = new PortraitCutter({ preparing, matting }, scenes, wardrobe);

  const findAndCut = async (
    selfie: EncodedImage,
    largestHeightPx: number | undefined,
    dressable: boolean,
    taskOptions: TaskOptions,
  ): Promise<PrepareOutcome> => {
    let portrait = portraits.take(selfie, largestHeightPx);
    if (portrait === undefined) {
      const found = await preparing.run('find', { selfie, largestHeightPx }, taskOptions);
      if (found.portrait === undefined) return { ok: false, reasons: found.check.reasons };
      portrait = found.portrait;
    }
    const cut = await cutter.cutOut(portrait, dressable, taskOptions);
    if (cut === undefined) return { ok: false, reasons: ['no-crop'] };
    const { id, measures, framings, quality, cautions } = cut;
    prepared.add(cut, taskOptions.free);
    return { ok: true, selfie: { id, measures, framings, quality, cautions } };
  };

  return {
    warmUp() {
      cutter.loadMatting();
    },
    announce(styles) {
      scenes.announce(styles);
    },
    async clean(upload, signal) {
      return await studio.run('clean', upload, { signal, deferrable: true, free: 'check' });
    },
    async check(selfie, signal, previewHeightPx) {
      const taskOptions: TaskOptions = { signal, deferrable: true, free: 'check' };
      const { check, doubtful, forPreview } = await preparing.run(
        'check',
        { selfie, previewHeightPx },
        taskOptions,
      );
      if (previewHeightPx !== undefined && forPreview !== undefined)
        portraits.put(selfie, previewHeightPx, forPreview);
      // The full pipeline decides before such a selfie is refused, because refusing a good one costs a customer.
      if (doubtful === undefined) return check;
      const cut = await cutter.cutOut(doubtful, true, taskOptions);
      if (cut !== undefined) return { ...check, cautions: cut.cautions };
      return { ...check, accepted: false, reasons: ['no-crop'], cautions: [] };
    },
    async compare(selfies, signal) {
      return compareSelfies(
        await Promise.all(
          selfies.map(async (selfie) =>
            'id' in selfie
              ? {
                  perceptualHash: selfie.measures.perceptualHash,
                  description: await prepared.description(selfie),
                }
              : preparing.run('describeUpload', selfie, { signal, deferrable: true, free: 'check' }),
          ),
        ),
      );
    },
    async prepare(selfie, signal, { largestHeightPx, free, dressable = false } = {}) {
      cutter.loadMatting();
      const taskOptions: TaskOptions = { signal, free, urgent: free !== undefined };
      if (free !== 'first-preview') return await findAndCut(selfie, largestHeightPx, dressable, taskOptions);
      const holding = [studio, preparing];
      for (const pool of holding) pool.hold();
      try {
        return await findAndCut(selfie, largestHeightPx, dressable, taskOptions);
      } finally {
        for (const pool of holding) pool.release();
      }
    },
    async cutGarment(id, photo, shape, signal) {
      const wearer = await cutter.findWearer(photo, signal);
      if (!wearer.ok) return wearer;
      const taskOptions: TaskOptions = { signal, deferrable: true };
      return await preparing.run('cutGarment', { id, ...wearer.photo, shape }, taskOptions);
    },
    async proposeGarmentShape(photo, kind, signal) {
      const wearer = await cutter.findWearer(photo, signal);
      if (!wearer.ok) return wearer;
      const taskOptions: TaskOptions = { signal, deferrable: true };
      return await preparing.run('proposeGarmentShape', { ...wearer.photo, kind }, taskOptions);
    },
    async drawGarmentShape(photo, shape, signal) {
      return await preparing.run('drawGarmentShape', { photo, shape }, { signal, deferrable: true });
    },
    useWardrobe(items) {
      wardrobe.replaceItems(items);
    },
    async tryGarments(selfie, signal) {
      return await wardrobe.fits(prepared.get(selfie), { signal });
    },
    async plan(selfies, request, signal) {
      const { clothes = 'own' } = request;
      const looks = await Promise.all(
        selfies.map((selfie) => wardrobe.looks(prepared.get(selfie), clothes, { signal })),
      );
      const planned = studio.run(
        'plan',
        { selfies: selfies.map((selfie) => prepared.get(selfie)), request, looks },
        { signal },
      );
      // One thread plans. Meanwhile the others prepare the master cutouts and scenes that every picture needs.
      for (const selfie of selfies) prepared.master(selfie, request.size).catch(() => undefined);
      scenes.prefetch(request.styles);
      return await planned;
    },
    async render(selfies, request, signal) {
      const source = selfies[request.selfieIndex];
      invariant(source !== undefined, `there is no selfie ${request.selfieIndex}`);
      const descriptions = await Promise.all(selfies.map((selfie) => prepared.description(selfie)));
      const selfie = prepared.get(source);
      const [master, picture, worn] = await Promise.all([
        prepared.master(source, request.size),
        scenes.picture(sceneOf(request.style, request.scene)),
        request.clothes && wardrobe.wornGarment(selfie, request.clothes, { signal }),
      ]);
      return await studio.run(
        'render',
        { selfie, request, master, scenePicture: picture, descriptions, worn },
        { signal },
      );
    },
    async renderPreview(selfie, request, mark, signal) {
      const taskOptions: TaskOptions = { signal, urgent: true, free: prepared.freeWork(selfie) ?? 'preview' };
      const [picture, worn] = await Promise.all([
        scenes.picture(sceneOf(request.style, request.scene), { urgent: true }),
        request.clothes && wardrobe.wornGarment(prepared.get(selfie), request.clothes, taskOptions),
      ]);
      const input = { selfie: prepared.get(selfie), request, scenePicture: picture, mark, worn };
      return await studio.run('preview', input, taskOptions);
    },
    async derive({ jpeg, measures }, variant, signal) {
      return await studio.run('derive', { jpeg, head: measures, variant }, { signal });
    },
    async faceMarks(picture, signal) {
      return await preparing.run('faceMarks', picture, { signal });
    },
    async forPage(picture, size, signal) {
      return await studio.run('forPage', { picture, size }, { signal });
    },
    scenes(style) {
      return SCENES[style].map((scene) => scene.id);
    },
    async release(selfies) {
      for (const selfie of selfies) {
        prepared.release(selfie);
        wardrobe.releaseSelfie(selfie.id);
      }
    },
    setMachineLoad(load) {
      throttle.setMachineLoad(load);
    },
    async close() {
      portraits.clear();
      prepared.releaseAll();
      wardrobe.clear();
      await Promise.all([studio.close(), preparing.close(), matting.close()]);
    },
  };
}

/** Returns the entry beside the sources when run from TypeScript, and the one beside the bundle when built. */
function defaultThreadEntry(): URL {
  const here = import.meta.url;
  const path = here.endsWith('.ts') ? '../engine-thread.ts' : './engine-thread.js';
  return new URL(path, here);
}

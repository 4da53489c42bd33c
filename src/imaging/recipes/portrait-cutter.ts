import type { EncodedImage } from '../engine.ts';
import type { AlphaImage } from '../raster/image.ts';
import type { EngineTasks, FoundPortrait } from '../threads/engine-tasks.ts';
import type { TaskOptions, ThreadPool } from '../threads/thread-pool.ts';
import type { StudioSelfie } from './person/studio-selfie.ts';
import type { SceneCache } from './scene-cache.ts';
import type { Wardrobe } from './wardrobe/wardrobe.ts';

/** The pools of worker threads that cutting out a person uses. */
interface CuttingPools {
  readonly preparing: Pick<ThreadPool<EngineTasks>, 'run'>;
  /** Has a single thread, because one inference keeps all cores busy. */
  readonly matting: Pick<ThreadPool<EngineTasks>, 'run'>;
}

/** Runs the networks for matting and segmentation on photos and cuts people out. */
export class PortraitCutter {
  readonly #pools: CuttingPools;
  readonly #scenes: Pick<SceneCache, 'prefetchAnnounced'>;
  readonly #wardrobe: Pick<Wardrobe, 'fits' | 'isEmpty' | 'releaseSelfie'>;
  #awaitedMattes = 0;
  #nextId = 1;
  #mattingLoad: Promise<void> | undefined;

  constructor(
    pools: CuttingPools,
    scenes: Pick<SceneCache, 'prefetchAnnounced'>,
    wardrobe: Pick<Wardrobe, 'fits' | 'isEmpty' | 'releaseSelfie'>,
  ) {
    this.#pools = pools;
    this.#scenes = scenes;
    this.#wardrobe = wardrobe;
  }

  /** Loads the matting network in advance, while the first selfie is still cleaned and checked. */
  loadMatting(): void {
    // All callers share the loading, so no caller's signal may abort it.
    this.#mattingLoad ??= this.#pools.matting.run('load', undefined, { free: 'first-preview' });
    this.#mattingLoad.catch(() => (this.#mattingLoad = undefined)); // the next matte reports the error
  }

  /**
   * Cuts the person out of a portrait.
   * @param isDressable whether garments may replace the person's own clothes
   * @returns undefined when no framing fits, neither in the person's own clothes nor in any garment
   */
  async cutOut(
    portrait: FoundPortrait,
    isDressable: boolean,
    taskOptions: TaskOptions,
  ): Promise<StudioSelfie | undefined> {
    const dressable = isDressable && !this.#wardrobe.isEmpty;
    const [matte, body] = await Promise.all([
      this.#matte(portrait, taskOptions),
      this.#pools.preparing.run('segment', portrait.image, taskOptions),
    ]);
    const id = `selfie-${this.#nextId++}`;
    const cut = await this.#pools.preparing.run('cut', { id, portrait, matte, body, dressable }, taskOptions);
    if (cut === undefined || cut.framings.length > 0) return cut;
    const fits = await this.#wardrobe.fits(cut, taskOptions);
    if (fits.some(({ framings }) => framings.length > 0))
      return { ...cut, cautions: [...cut.cautions, 'needs-clothes'] };
    this.#wardrobe.releaseSelfie(id);
    return undefined;
  }

  /** Finds the person on a garment's photo, with the networks' answers. */
  async findWearer(photo: EncodedImage, signal: AbortSignal | undefined) {
    const taskOptions: TaskOptions = { signal, deferrable: true };
    const { preparing, matting } = this.#pools;
    const found = await preparing.run('findWearer', photo, taskOptions);
    if ('reasons' in found) return { ok: false, reasons: found.reasons } as const;
    const [matte, body] = await Promise.all([
      matting.run('matte', found.image, taskOptions),
      preparing.run('segment', found.image, taskOptions),
    ]);
    return { ok: true, photo: { ...found, matte, body } } as const;
  }

  /** Matting keeps all cores busy. The announced scenes are developed after the last awaited matte, when cores are free. */
  async #matte({ image }: FoundPortrait, taskOptions: TaskOptions): Promise<AlphaImage> {
    this.#awaitedMattes++;
    const matte = await this.#pools.matting
      .run('matte', image, taskOptions)
      .finally(() => this.#awaitedMattes--);
    if (this.#awaitedMattes === 0) this.#scenes.prefetchAnnounced();
    return matte;
  }
}

import { invariant } from '../../../base/invariant.ts';
import type { Dye, WardrobeItem } from '../../garment.ts';
import type { EngineTasks } from '../../threads/engine-tasks.ts';
import type { TaskOptions, ThreadPool } from '../../threads/thread-pool.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import type { FittedGarment, FitOutcome } from './fit/fit-garment.ts';
import { isBetterMirrored, turnAndLightOfGarment, turnAndLightOfWearer } from './fit/turn-and-light.ts';
import type { CoarseGarment } from './coarse-garment.ts';
import type { DyedGarment } from './wear/dyed-garment.ts';
import type { GarmentShading } from './wear/garment-shading.ts';

/** Upper limit of cached dyed garments, 3 MB each. */
const MAX_DYED = 48;

type Item = Pick<WardrobeItem, 'garment'>;

/**
 * Runs the tasks on garments in worker threads and caches their results. Several callers share a result, so no caller's signal
 * aborts a task; a failed task is run again by the next call.
 */
export class GarmentTasks {
  readonly #threads: Pick<ThreadPool<EngineTasks>, 'run'>;
  readonly #coarse = new Map<string, Promise<CoarseGarment>>();
  /** Least recently used first. */
  readonly #dyed = new Map<string, Promise<DyedGarment>>();
  /** By selfie id, then by garment id. */
  readonly #fits = new Map<string, Map<string, Promise<FitOutcome>>>();
  /** By selfie id, then by garment id. */
  readonly #shadings = new Map<string, Map<string, Promise<GarmentShading>>>();

  constructor(threads: Pick<ThreadPool<EngineTasks>, 'run'>) {
    this.#threads = threads;
  }

  coarsen({ garment }: Item, mirrored: boolean, options: TaskOptions): Promise<CoarseGarment> {
    const key = `${garment.id} ${mirrored}`;
    const coarse =
      this.#coarse.get(key) ??
      this.#threads.run('coarsenGarment', { garment, mirrored }, withoutSignal(options));
    this.#coarse.set(key, coarse);
    coarse.catch(() => this.#coarse.delete(key));
    return coarse;
  }

  dye({ garment }: Item, dye: Dye, mirrored: boolean, options: TaskOptions): Promise<DyedGarment> {
    const key = `${garment.id} ${dye.id} ${mirrored}`;
    const dyed =
      this.#dyed.get(key) ?? this.#threads.run('dye', { garment, dye, mirrored }, withoutSignal(options));
    this.#dyed.delete(key);
    this.#dyed.set(key, dyed);
    dyed.catch(() => this.#dyed.delete(key));
    const [oldest] = this.#dyed.keys();
    if (this.#dyed.size > MAX_DYED && oldest !== undefined) this.#dyed.delete(oldest);
    return dyed;
  }

  fit(selfie: StudioSelfie, item: Item, options: TaskOptions): Promise<FitOutcome> {
    const ofSelfie = this.#fits.get(selfie.id) ?? new Map<string, Promise<FitOutcome>>();
    this.#fits.set(selfie.id, ofSelfie);
    const { id } = item.garment;
    const fit = ofSelfie.get(id) ?? this.#fitNow(selfie, item, withoutSignal(options));
    ofSelfie.set(id, fit);
    fit.catch(() => ofSelfie.delete(id));
    return fit;
  }

  /** Computes the shadows of a garment that fits the selfie. */
  shade(
    { id: selfieId, wearer, sideLightStops }: StudioSelfie,
    item: Item,
    { placement, mirrored }: FittedGarment,
    options: TaskOptions,
  ): Promise<GarmentShading> {
    const ofSelfie = this.#shadings.get(selfieId) ?? new Map<string, Promise<GarmentShading>>();
    this.#shadings.set(selfieId, ofSelfie);
    const { id } = item.garment;
    const shading =
      ofSelfie.get(id) ??
      this.coarsen(item, mirrored, options).then(({ garment, cells }) => {
        invariant(wearer !== undefined, `selfie ${selfieId} can be dressed`);
        return this.#threads.run(
          'shade',
          { wearer, sideLightStops, placement, coarse: { garment, cells } },
          withoutSignal(options),
        );
      });
    ofSelfie.set(id, shading);
    shading.catch(() => ofSelfie.delete(id));
    return shading;
  }

  /** Drops the results for a selfie. */
  releaseSelfie(selfieId: string): void {
    this.#fits.delete(selfieId);
    this.#shadings.delete(selfieId);
  }

  clear(): void {
    this.#fits.clear();
    this.#shadings.clear();
    this.#coarse.clear();
    this.#dyed.clear();
  }

  async #fitNow(selfie: StudioSelfie, item: Item, options: TaskOptions): Promise<FitOutcome> {
    const { head, cut, cautions, wearer, sideLightStops } = selfie;
    const mirrored =
      wearer !== undefined &&
      isBetterMirrored(await this.#turnAndLight(item, options), turnAndLightOfWearer(wearer, sideLightStops));
    const { garment, cells } = await this.coarsen(item, mirrored, options);
    return await this.#threads.run(
      'dress',
      { head, cut, cautions, wearer, coarse: { garment, cells } },
      options,
    );
  }

  async #turnAndLight(item: Item, options: TaskOptions) {
    const { garment, cells } = await this.coarsen(item, false, options);
    return turnAndLightOfGarment(garment, cells);
  }
}

function withoutSignal({ signal: _, ...options }: TaskOptions): TaskOptions {
  return options;
}

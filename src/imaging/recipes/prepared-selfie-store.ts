import { invariant } from '../../base/invariant.ts';
import type { HeadshotSize } from '../headshot-request.ts';
import type { PreparedSelfie } from '../selfie.ts';
import type { EngineTasks } from '../threads/engine-tasks.ts';
import type { FreeWork } from '../threads/free-work-throttle.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { MasterCutout } from './person/master-cutout.ts';
import type { StudioSelfie } from './person/studio-selfie.ts';

interface StoredSelfie {
  readonly selfie: StudioSelfie;
  /** The kind of free preview that the selfie was prepared for; undefined for paid work. */
  readonly free: FreeWork | undefined;
  description: Promise<Float32Array> | undefined;
  /** Master cutouts by the size of the headshots. */
  readonly masters: Map<string, Promise<MasterCutout>>;
}

/**
 * The prepared selfies of one engine, with the results that several headshots share: face description and master cutouts. All
 * of it is dropped when the selfie is released. Every method that takes a selfie throws when it is unknown or released.
 */
export class PreparedSelfieStore {
  readonly #threads: Pick<ThreadPool<EngineTasks>, 'run'>;
  readonly #held = new Map<string, StoredSelfie>();

  constructor(threads: Pick<ThreadPool<EngineTasks>, 'run'>) {
    this.#threads = threads;
  }

  add(selfie: StudioSelfie, free: FreeWork | undefined): void {
    this.#held.set(selfie.id, { selfie, free, description: undefined, masters: new Map() });
  }

  get(selfie: PreparedSelfie): StudioSelfie {
    return this.#known(selfie).selfie;
  }

  freeWork(selfie: PreparedSelfie): FreeWork | undefined {
    return this.#known(selfie).free;
  }

  /** Returns the face description (face-describer.ts). It is computed when a likeness is first requested. */
  description(selfie: PreparedSelfie): Promise<Float32Array> {
    const held = this.#known(selfie);
    const begun = held.description ?? this.#threads.run('describe', held.selfie.alignedFace);
    held.description = begun;
    begun.catch(() => (held.description = undefined));
    return begun;
  }

  /** Returns the selfie's master cutout (master-cutout.ts), which is made once for each size. */
  master(selfie: PreparedSelfie, size: HeadshotSize): Promise<MasterCutout> {
    const held = this.#known(selfie);
    const { cutout, head } = held.selfie;
    const key = `${size.widthPx}x${size.heightPx}`;
    const begun = held.masters.get(key) ?? this.#threads.run('master', { cutout, head, size });
    held.masters.set(key, begun);
    begun.catch(() => held.masters.delete(key));
    return begun;
  }

  release({ id }: PreparedSelfie): void {
    this.#held.delete(id);
  }

  releaseAll(): void {
    this.#held.clear();
  }

  #known({ id }: PreparedSelfie): StoredSelfie {
    const found = this.#held.get(id);
    invariant(found !== undefined, `selfie ${id} was prepared by this engine and not released`);
    return found;
  }
}

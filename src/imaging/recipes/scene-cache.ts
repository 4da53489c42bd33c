import type { StyleId } from '../../base/style-ids.ts';
import type { SmallImage } from '../raster/bilinear-rows.ts';
import { scenesOf } from '../scenes/all-scenes.ts';
import type { Scene } from '../scenes/scene.ts';
import type { EngineTasks } from '../threads/engine-tasks.ts';
import type { TaskOptions, ThreadPool } from '../threads/thread-pool.ts';

/** Cache of developed scenes. Each scene is developed once and stays for the engine's lifetime: 58 scenes of 1.1 MB each. */
export class SceneCache {
  readonly #threads: Pick<ThreadPool<EngineTasks>, 'run'>;
  readonly #pictures = new Map<string, Promise<SmallImage>>();
  /** Styles whose scenes will be needed, but are not developed before the cores are free. */
  readonly #announced = new Set<StyleId>();

  constructor(threads: Pick<ThreadPool<EngineTasks>, 'run'>) {
    this.#threads = threads;
  }

  /** Returns the developed scene, in coded values. A failed scene is developed again by the next call. */
  picture(scene: Scene, options: TaskOptions = {}): Promise<SmallImage> {
    const begun = this.#pictures.get(scene.id) ?? this.#threads.run('develop', scene, options);
    this.#pictures.set(scene.id, begun);
    begun.catch(() => this.#pictures.delete(scene.id));
    return begun;
  }

  /** Remembers styles that will be requested soon; `prefetchAnnounced` develops their scenes. */
  announce(styles: readonly StyleId[]): void {
    for (const style of styles) this.#announced.add(style);
  }

  prefetchAnnounced(): void {
    this.prefetch([...this.#announced]);
  }

  /** Develops scenes in advance. Errors are ignored here, because `picture` tries again and reports them. */
  prefetch(styles: readonly StyleId[]): void {
    for (const style of styles) {
      this.#announced.delete(style);
      for (const scene of scenesOf(style)) this.picture(scene).catch(() => undefined);
    }
  }
}

import { invariant } from '../../../base/invariant.ts';
import type { GarmentFit } from '../../engine.ts';
import type { WardrobeItem } from '../../garment.ts';
import type { Clothes, ClothesWish } from '../../headshot-request.ts';
import type { EngineTasks } from '../../threads/engine-tasks.ts';
import type { TaskOptions, ThreadPool } from '../../threads/thread-pool.ts';
import type { StudioSelfie } from '../studio-selfie.ts';
import type { DressedLook } from './dressed-look.ts';
import type { DressOutcome } from './dressing.ts';
import type { HungGarment } from './dyed-garment.ts';
import type { WornGarment } from './wear-in-frame.ts';
import { wishedClothes } from './wished-clothes.ts';

/** The garments of one engine: dyed once, tried on each selfie once. */
export class WardrobeRack {
  readonly #threads: Pick<ThreadPool<EngineTasks>, 'run'>;
  #items: readonly WardrobeItem[] = [];
  readonly #hung = new Map<string, Promise<HungGarment>>();
  readonly #dressed = new Map<string, Map<string, Promise<DressOutcome>>>();

  constructor(threads: Pick<ThreadPool<EngineTasks>, 'run'>) {
    this.#threads = threads;
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  use(items: readonly WardrobeItem[]): void {
    this.#items = items;
    this.#hung.clear();
    this.#dressed.clear();
  }

  /** How the selfie can wear each garment. */
  async fits(selfie: StudioSelfie, how: TaskOptions): Promise<readonly GarmentFit[]> {
    return await Promise.all(
      this.#items.map(async (item): Promise<GarmentFit> => {
        const outcome = await this.#dress(selfie, item, how);
        const garment = item.garment.id;
        if (!outcome.ok) return { garment, framings: [], refusal: outcome.refusal };
        return { garment, framings: outcome.dressing.framings, refusal: undefined };
      }),
    );
  }

  /** The wished looks that the selfie can wear. */
  async looks(selfie: StudioSelfie, wish: ClothesWish, how: TaskOptions): Promise<readonly DressedLook[]> {
    if (wish === 'own' || selfie.wearer === undefined) return [];
    const looks = await Promise.all(
      this.#items.map(async (item) => {
        const wished = wishedClothes([item], wish);
        if (wished.length === 0) return [];
        const outcome = await this.#dress(selfie, item, how);
        if (!outcome.ok) return [];
        return await Promise.all(
          wished.map(async (clothes): Promise<DressedLook> => {
            const { cells } = await this.#hang(clothes, how);
            return { clothes, dress: item.dress, dressing: outcome.dressing, cells };
          }),
        );
      }),
    );
    return looks.flat();
  }

  /** What a picture in these clothes is made of. The selfie must be able to wear them. */
  async worn(selfie: StudioSelfie, clothes: Clothes, how: TaskOptions): Promise<WornGarment> {
    const item = this.#item(clothes.garment);
    const [outcome, { garment }] = await Promise.all([
      this.#dress(selfie, item, how),
      this.#hang(clothes, how),
    ]);
    invariant(outcome.ok, `selfie ${selfie.id} can wear ${clothes.garment}`);
    return { dressing: outcome.dressing, garment };
  }

  forget(selfieId: string): void {
    this.#dressed.delete(selfieId);
  }

  forgetAll(): void {
    this.#dressed.clear();
    this.#hung.clear();
  }

  #item(id: string): WardrobeItem {
    const item = this.#items.find(({ garment }) => garment.id === id);
    invariant(item !== undefined, `the wardrobe holds ${id}`);
    return item;
  }

  #hang({ garment, dye }: Clothes, how: TaskOptions): Promise<HungGarment> {
    const key = `${garment} ${dye}`;
    const item = this.#item(garment);
    const wanted = item.dyes.find(({ id }) => id === dye);
    invariant(wanted !== undefined, `${garment} comes in ${dye}`);
    // Shared by all callers, so no caller's signal may abort it.
    const begun =
      this.#hung.get(key) ??
      this.#threads.run('hang', { garment: item.garment, dye: wanted }, withoutSignal(how));
    this.#hung.set(key, begun);
    begun.catch(() => this.#hung.delete(key));
    return begun;
  }

  #dress(selfie: StudioSelfie, item: WardrobeItem, how: TaskOptions): Promise<DressOutcome> {
    const ofSelfie = this.#dressed.get(selfie.id) ?? new Map<string, Promise<DressOutcome>>();
    this.#dressed.set(selfie.id, ofSelfie);
    const id = item.garment.id;
    const begun = ofSelfie.get(id) ?? this.#tryOn(selfie, item, withoutSignal(how));
    ofSelfie.set(id, begun);
    begun.catch(() => ofSelfie.delete(id));
    return begun;
  }

  async #tryOn(selfie: StudioSelfie, item: WardrobeItem, how: TaskOptions): Promise<DressOutcome> {
    const [dye] = item.dyes;
    invariant(dye !== undefined, `${item.garment.id} has a dye`);
    const hung = await this.#hang({ garment: item.garment.id, dye: dye.id }, how);
    const { head, cut, cautions, wearer } = selfie;
    return await this.#threads.run('dress', { head, cut, cautions, wearer, hung }, how);
  }
}

function withoutSignal({ signal: _, ...how }: TaskOptions): TaskOptions {
  return how;
}

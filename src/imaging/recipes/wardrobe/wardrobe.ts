import { ClothesGoneError } from '../../engine-error.ts';
import type { GarmentFit } from '../../engine.ts';
import type { Dye, WardrobeItem } from '../../garment.ts';
import type { Clothes, ClothesWish } from '../../headshot-request.ts';
import type { EngineTasks } from '../../threads/engine-tasks.ts';
import type { TaskOptions, ThreadPool } from '../../threads/thread-pool.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import { clashWithPerson, clothColour, type PersonColours, personColours } from './colour-clash.ts';
import type { DressedLook } from './dressed-look.ts';
import { dyedCells, type CoarseGarment } from './coarse-garment.ts';
import { GarmentTasks } from './garment-tasks.ts';
import { selectClothes } from './select-clothes.ts';
import type { WornGarment } from './wear/wear-in-frame.ts';

/** A garment's cells in one of its dyes, and the mean colour of its cloth. */
type DyedLook = Pick<DressedLook, 'cells' | 'colour'>;

/**
 * The garments of one engine. Each garment is reduced once, fitted to each selfie once, and dyed when a picture needs it
 * (garment-tasks.ts).
 */
export class Wardrobe {
  readonly #tasks: GarmentTasks;
  #items: readonly WardrobeItem[] = [];
  /** By reduced garment, then by dye id. */
  readonly #looks = new WeakMap<CoarseGarment, Map<string, DyedLook>>();

  constructor(threads: Pick<ThreadPool<EngineTasks>, 'run'>) {
    this.#tasks = new GarmentTasks(threads);
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  /** Replaces all garments, drops everything computed for the former ones, and reduces the new ones in advance. */
  replaceItems(items: readonly WardrobeItem[]): void {
    this.#items = items;
    this.clear();
    // Errors are ignored here, because the first selfie tries again and reports them.
    for (const item of items) this.#tasks.coarsen(item, false, { deferrable: true }).catch(() => undefined);
  }

  /** Returns for each garment whether and in which framings the selfie can wear it, with its dyes, the best match first. */
  async fits(selfie: StudioSelfie, options: TaskOptions): Promise<readonly GarmentFit[]> {
    const person = personColours(selfie);
    return await Promise.all(
      this.#items.map(async (item): Promise<GarmentFit> => {
        const outcome = await this.#tasks.fit(selfie, item, options);
        const garment = item.garment.id;
        const dyes = this.#rankDyes(await this.#tasks.coarsen(item, false, options), item, person);
        if (!outcome.ok) return { garment, dyes, framings: [], refusal: outcome.refusal };
        return { garment, dyes, framings: outcome.fit.framings, refusal: undefined };
      }),
    );
  }

  /** Returns the wished looks that the selfie can wear, the one that suits the person best first. */
  async looks(
    selfie: StudioSelfie,
    wish: ClothesWish,
    options: TaskOptions,
  ): Promise<readonly DressedLook[]> {
    if (wish === 'own' || selfie.wearer === undefined) return [];
    const looks = await Promise.all(
      this.#items.map(async (item) => {
        const wished = new Set(selectClothes([item], wish).map(({ dye }) => dye));
        if (wished.size === 0) return [];
        const outcome = await this.#tasks.fit(selfie, item, options);
        if (!outcome.ok) return [];
        const coarse = await this.#tasks.coarsen(item, outcome.fit.mirrored, options);
        const { garment, dress, dyes } = item;
        return dyes
          .filter(({ id }) => wished.has(id))
          .map((dye): DressedLook => {
            const clothes = { garment: garment.id, dye: dye.id };
            return { clothes, dress, fit: outcome.fit, ...this.#lookIn(coarse, dye) };
          });
      }),
    );
    const person = personColours(selfie);
    return looks
      .flat()
      .toSorted((a, b) => clashWithPerson(a.colour, person) - clashWithPerson(b.colour, person));
  }

  /**
   * Prepares the garment of a picture: fitted to the selfie, shaded and dyed.
   * @throws {ClothesGoneError} when the wardrobe has been replaced and the selfie can no longer wear these clothes
   */
  async wornGarment(selfie: StudioSelfie, clothes: Clothes, options: TaskOptions): Promise<WornGarment> {
    const item = this.#items.find(({ garment }) => garment.id === clothes.garment);
    const dye = item?.dyes.find(({ id }) => id === clothes.dye);
    if (!item || !dye)
      throw new ClothesGoneError(`there is no ${clothes.garment} ${clothes.dye} in the wardrobe`);
    const outcome = await this.#tasks.fit(selfie, item, options);
    if (!outcome.ok) throw new ClothesGoneError(`${clothes.garment} does not fit selfie ${selfie.id}`);
    const { fit } = outcome;
    const shading = await this.#tasks.shade(selfie, item, fit, options);
    return { fit, shading, garment: await this.#tasks.dye(item, dye, fit.mirrored, options) };
  }

  /** Drops everything computed for a selfie. */
  releaseSelfie(selfieId: string): void {
    this.#tasks.releaseSelfie(selfieId);
  }

  /** Drops everything computed; the garments stay. */
  clear(): void {
    this.#tasks.clear();
  }

  /** Returns the ids of a garment's dyes, the one that suits the person best first. */
  #rankDyes(coarse: CoarseGarment, item: WardrobeItem, person: PersonColours): readonly string[] {
    return item.dyes
      .map((dye) => ({ id: dye.id, clash: clashWithPerson(this.#lookIn(coarse, dye).colour, person) }))
      .toSorted((a, b) => a.clash - b.clash)
      .map(({ id }) => id);
  }

  #lookIn(coarse: CoarseGarment, dye: Dye): DyedLook {
    const ofGarment = this.#looks.get(coarse) ?? new Map<string, DyedLook>();
    this.#looks.set(coarse, ofGarment);
    const known = ofGarment.get(dye.id);
    if (known !== undefined) return known;
    const cells = dyedCells(coarse, dye);
    const look = { cells, colour: clothColour(coarse, cells) };
    ofGarment.set(dye.id, look);
    return look;
  }
}

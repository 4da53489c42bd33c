import { invariant } from '../../../base/invariant.ts';
import { ClothesGoneError } from '../../engine-error.ts';
import type { GarmentFit } from '../../engine.ts';
import type { Dye, WardrobeItem } from '../../garment.ts';
import type { Clothes, ClothesWish } from '../../headshot-request.ts';
import type { EngineTasks } from '../../threads/engine-tasks.ts';
import type { TaskOptions, ThreadPool } from '../../threads/thread-pool.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import type { DressedLook } from './dressed-look.ts';
import type { GarmentShading } from './wear/garment-shading.ts';
import type { FittedGarment, FitOutcome } from './fit/fit-garment.ts';
import type { DyedGarment } from './wear/dyed-garment.ts';
import {
  type TurnAndLight,
  turnAndLightOfGarment,
  turnAndLightOfWearer,
  isBetterMirrored,
} from './fit/turn-and-light.ts';
import { dyedCells, type GarmentSketch } from './garment-sketch.ts';
import { clashWithPerson, clothColour, type PersonColours, personColours } from './colour-clash.ts';
import type { WornGarment } from './wear/wear-in-frame.ts';
import { selectClothes } from './select-clothes.ts';

/** Dyed garments that are kept, 3 MB each. */
const MAX_DYED = 48;

/** A garment's cells in one of its dyes, and the mean colour of its cloth. */
type DyedLook = Pick<DressedLook, 'cells' | 'colour'>;

/** The garments of one engine: each is sketched once, tried on each selfie once, and dyed when a picture needs it. */
export class Wardrobe {
  readonly #threads: Pick<ThreadPool<EngineTasks>, 'run'>;
  #items: readonly WardrobeItem[] = [];
  readonly #sketches = new Map<string, Promise<GarmentSketch>>();
  /** By sketch and dye. */
  readonly #looks = new WeakMap<GarmentSketch, Map<string, DyedLook>>();
  /** The one used last comes last. */
  readonly #dyed = new Map<string, Promise<DyedGarment>>();
  readonly #dressed = new Map<string, Map<string, Promise<FitOutcome>>>();
  /** Of the garments that pictures are made in, by selfie. */
  readonly #shades = new Map<string, Map<string, Promise<GarmentShading>>>();

  constructor(threads: Pick<ThreadPool<EngineTasks>, 'run'>) {
    this.#threads = threads;
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  replaceItems(items: readonly WardrobeItem[]): void {
    this.#items = items;
    this.clear();
    // Errors are ignored here, because the first selfie tries again and reports them.
    for (const item of items) this.#sketch(item, false, { deferrable: true }).catch(() => undefined);
  }

  /** How the selfie can wear each garment. */
  async fits(selfie: StudioSelfie, how: TaskOptions): Promise<readonly GarmentFit[]> {
    const person = personColours(selfie);
    return await Promise.all(
      this.#items.map(async (item): Promise<GarmentFit> => {
        const outcome = await this.#dress(selfie, item, how);
        const garment = item.garment.id;
        const dyes = this.#suitingDyes(await this.#sketch(item, false, how), item, person);
        if (!outcome.ok) return { garment, dyes, framings: [], refusal: outcome.refusal };
        return { garment, dyes, framings: outcome.fit.framings, refusal: undefined };
      }),
    );
  }

  /** The wished looks that the selfie can wear, those that suit the person best first. */
  async looks(selfie: StudioSelfie, wish: ClothesWish, how: TaskOptions): Promise<readonly DressedLook[]> {
    if (wish === 'own' || selfie.wearer === undefined) return [];
    const looks = await Promise.all(
      this.#items.map(async (item) => {
        const wished = new Set(selectClothes([item], wish).map(({ dye }) => dye));
        if (wished.size === 0) return [];
        const outcome = await this.#dress(selfie, item, how);
        if (!outcome.ok) return [];
        const sketch = await this.#sketch(item, outcome.fit.mirrored, how);
        const { garment, dress, dyes } = item;
        return dyes
          .filter(({ id }) => wished.has(id))
          .map((dye): DressedLook => {
            const clothes = { garment: garment.id, dye: dye.id };
            return { clothes, dress, fit: outcome.fit, ...this.#lookIn(sketch, dye) };
          });
      }),
    );
    const person = personColours(selfie);
    return looks
      .flat()
      .toSorted((a, b) => clashWithPerson(a.colour, person) - clashWithPerson(b.colour, person));
  }

  /**
   * What a picture in these clothes is made of.
   * @throws {ClothesGoneError} when the wardrobe has been replaced and the selfie can no longer wear them
   */
  async wornGarment(selfie: StudioSelfie, clothes: Clothes, how: TaskOptions): Promise<WornGarment> {
    const item = this.#items.find(({ garment }) => garment.id === clothes.garment);
    const dye = item?.dyes.find(({ id }) => id === clothes.dye);
    if (!item || !dye) throw new ClothesGoneError(`there is no ${keyOf(clothes)} in the wardrobe`);
    const shaded = this.#dress(selfie, item, how).then(async (outcome) => {
      if (!outcome.ok) throw new ClothesGoneError(`${clothes.garment} does not fit selfie ${selfie.id}`);
      const { fit } = outcome;
      return { fit, shading: await this.#shade(selfie, item, fit, how) };
    });
    const worn = await shaded;
    return { ...worn, garment: await this.#dye(item, dye, worn.fit.mirrored, how) };
  }

  releaseSelfie(selfieId: string): void {
    this.#dressed.delete(selfieId);
    this.#shades.delete(selfieId);
  }

  clear(): void {
    this.#dressed.clear();
    this.#shades.clear();
    this.#sketches.clear();
    this.#dyed.clear();
  }

  /** The ids of a garment's dyes, those that suit the person best first. */
  #suitingDyes(sketch: GarmentSketch, item: WardrobeItem, person: PersonColours): readonly string[] {
    return item.dyes
      .map((dye) => ({ id: dye.id, clash: clashWithPerson(this.#lookIn(sketch, dye).colour, person) }))
      .toSorted((a, b) => a.clash - b.clash)
      .map(({ id }) => id);
  }

  #lookIn(sketch: GarmentSketch, dye: Dye): DyedLook {
    const ofSketch = this.#looks.get(sketch) ?? new Map<string, DyedLook>();
    this.#looks.set(sketch, ofSketch);
    const known = ofSketch.get(dye.id);
    if (known !== undefined) return known;
    const cells = dyedCells(sketch, dye);
    const look = { cells, colour: clothColour(sketch, cells) };
    ofSketch.set(dye.id, look);
    return look;
  }

  #sketch({ garment }: WardrobeItem, mirrored: boolean, how: TaskOptions): Promise<GarmentSketch> {
    const key = `${garment.id} ${mirrored}`;
    // Shared by all callers, so no caller's signal may abort it.
    const begun =
      this.#sketches.get(key) ??
      this.#threads.run('sketchGarment', { garment, mirrored }, withoutSignal(how));
    this.#sketches.set(key, begun);
    begun.catch(() => this.#sketches.delete(key));
    return begun;
  }

  #dye({ garment }: WardrobeItem, dye: Dye, mirrored: boolean, how: TaskOptions): Promise<DyedGarment> {
    const key = `${keyOf({ garment: garment.id, dye: dye.id })} ${mirrored}`;
    const begun =
      this.#dyed.get(key) ?? this.#threads.run('dye', { garment, dye, mirrored }, withoutSignal(how));
    this.#dyed.delete(key);
    this.#dyed.set(key, begun);
    begun.catch(() => this.#dyed.delete(key));
    const [oldest] = this.#dyed.keys();
    if (this.#dyed.size > MAX_DYED && oldest !== undefined) this.#dyed.delete(oldest);
    return begun;
  }

  #dress(selfie: StudioSelfie, item: WardrobeItem, how: TaskOptions): Promise<FitOutcome> {
    const ofSelfie = this.#dressed.get(selfie.id) ?? new Map<string, Promise<FitOutcome>>();
    this.#dressed.set(selfie.id, ofSelfie);
    const id = item.garment.id;
    const begun = ofSelfie.get(id) ?? this.#tryOn(selfie, item, withoutSignal(how));
    ofSelfie.set(id, begun);
    begun.catch(() => ofSelfie.delete(id));
    return begun;
  }

  #shade(
    { id: selfieId, wearer, sideLightStops }: StudioSelfie,
    item: WardrobeItem,
    { placement, mirrored }: FittedGarment,
    how: TaskOptions,
  ): Promise<GarmentShading> {
    const ofSelfie = this.#shades.get(selfieId) ?? new Map<string, Promise<GarmentShading>>();
    this.#shades.set(selfieId, ofSelfie);
    const { id } = item.garment;
    const begun =
      ofSelfie.get(id) ??
      this.#sketch(item, mirrored, how).then(({ garment, cells }) => {
        invariant(wearer !== undefined, `selfie ${selfieId} can be dressed`);
        return this.#threads.run(
          'shade',
          { wearer, sideLightStops, placement, sketch: { garment, cells } },
          withoutSignal(how),
        );
      });
    ofSelfie.set(id, begun);
    begun.catch(() => ofSelfie.delete(id));
    return begun;
  }

  async #facing(item: WardrobeItem, how: TaskOptions): Promise<TurnAndLight> {
    const { garment, cells } = await this.#sketch(item, false, how);
    return turnAndLightOfGarment(garment, cells);
  }

  async #tryOn(selfie: StudioSelfie, item: WardrobeItem, how: TaskOptions): Promise<FitOutcome> {
    const { head, cut, cautions, wearer } = selfie;
    const mirrored =
      wearer !== undefined &&
      isBetterMirrored(await this.#facing(item, how), turnAndLightOfWearer(wearer, selfie.sideLightStops));
    const { garment, cells } = await this.#sketch(item, mirrored, how);
    return await this.#threads.run('dress', { head, cut, cautions, wearer, sketch: { garment, cells } }, how);
  }
}

const keyOf = ({ garment, dye }: Clothes): string => `${garment} ${dye}`;

function withoutSignal({ signal: _, ...how }: TaskOptions): TaskOptions {
  return how;
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type CatalogGarment,
  CLOTH_DYES,
  type GarmentDye,
  type OfferedGarment,
} from '../../catalog/garments.ts';
import listedShapes from '../../catalog/garment-shapes.json' with { type: 'json' };
import { ENGINE_VERSION } from '../../imaging/engine.ts';
import type { GarmentShape } from '../../imaging/garment.ts';
import type { PinnedPhoto } from '../../platform/portraits/portrait-source.ts';
import { garmentShapeSchema } from './garment-shape.ts';
import type { StoredHouseGarment } from './house-garment.ts';

/** Increased when the way garments are cut or stored changes; all garments are then cut again. */
const RECIPE_VERSION = 1;

/** A garment that should be offered. */
export interface WantedGarment extends Pick<OfferedGarment, 'id' | 'dress' | 'cut' | 'name' | 'onRequest'> {
  /** Hash of everything that the cut garment depends on. A garment that is stored under this key is not cut again. */
  readonly key: string;
  readonly origin: 'catalog' | 'house';
  readonly dyes: readonly GarmentDye[];
  readonly shape: GarmentShape;
  readonly photo: PinnedPhoto;
}

/** Shapes by garment id. A garment of the catalog without one is not offered yet. */
const SHAPES: Readonly<Partial<Record<string, GarmentShape>>> = z
  .record(z.string(), garmentShapeSchema)
  .parse(listedShapes);

/** Lists the operator's own garments and then those of the catalog, in the order in which they are offered. */
export function listWantedGarments(
  catalog: readonly CatalogGarment[],
  house: readonly StoredHouseGarment[],
  shapes: typeof SHAPES = SHAPES,
): readonly WantedGarment[] {
  return [
    ...house.map(toWantedHouseGarment),
    ...catalog.flatMap((garment) => toWantedCatalogGarments(garment, shapes[garment.id])),
  ];
}

/** Returns a hash of everything that the offer depends on. */
export function versionOf(wanted: readonly WantedGarment[]): string {
  return digest(
    wanted.map(({ key, dress, cut, name, dyes, onRequest }) => [key, dress, cut, name, dyes, onRequest]),
  );
}

function toWantedCatalogGarments(
  { id, dress, cut, dyes, onRequest, file, path, sha256 }: CatalogGarment,
  shape: GarmentShape | undefined,
): readonly WantedGarment[] {
  if (shape === undefined) return [];
  const key = hashKey(id, sha256, shape);
  return [{ id, key, origin: 'catalog', dress, cut, dyes, onRequest, shape, photo: { file, path, sha256 } }];
}

function toWantedHouseGarment(garment: StoredHouseGarment): WantedGarment {
  const { id, dress, cut, shape, photo } = garment;
  const name =
    typeof garment.name === 'string'
      ? { en: garment.name, de: garment.name, es: garment.name }
      : garment.name;
  const dyes = garment.dyes.flatMap((wanted) => CLOTH_DYES.filter((dye) => dye.id === wanted));
  const key = hashKey(id, [photo], shape);
  const file = housePhotoName(garment);
  return {
    id,
    key,
    origin: 'house',
    dress,
    cut,
    name,
    dyes,
    shape,
    photo: { file, path: file, sha256: [photo] },
  };
}

/** Returns the photo's path below the folder of the operator's garments. */
export function housePhotoName({ id, photo }: Pick<StoredHouseGarment, 'id' | 'photo'>): string {
  return `${id}/${photo.slice(0, 16)}.jpg`;
}

function hashKey(id: string, sha256: readonly string[], shape: GarmentShape): string {
  return digest([id, sha256, shape, ENGINE_VERSION, RECIPE_VERSION]);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

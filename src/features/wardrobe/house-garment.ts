import { z } from 'zod';
import { CLOTH_DYES, DRESS_CODES, GARMENT_CUTS } from '../../catalog/garments.ts';
import { garmentShapeSchema } from './garment-shape.ts';

const nameText = z.string().trim().min(1).max(60);

/** An operator's own garment, as the JSON beside its photo describes it. */
export const houseGarmentSchema = z.strictObject({
  /** No garment of the catalog can have such an id. */
  id: z
    .string()
    .max(60)
    .regex(/^house(-[a-z0-9]+)+$/, 'must be like house-green-blazer'),
  /** One name for all languages, or one for each. */
  name: z.union([nameText, z.strictObject({ en: nameText, de: nameText, es: nameText })]),
  dress: z.enum(DRESS_CODES),
  cut: z.enum(GARMENT_CUTS),
  /** The dyes on offer. The first is used when the customer does not choose one. */
  dyes: z
    .array(z.enum(CLOTH_DYES.map(({ id }) => id)))
    .min(1)
    .default(['own']),
  shape: garmentShapeSchema,
});
export type HouseGarment = z.infer<typeof houseGarmentSchema>;

/** A garment that `lichtbild garment add` stored together with its photo. */
export const storedHouseGarmentSchema = houseGarmentSchema.extend({
  /** SHA-256 of the stored photo, hexadecimal. */
  photo: z.string().regex(/^[0-9a-f]{64}$/),
});
export type StoredHouseGarment = z.infer<typeof storedHouseGarmentSchema>;

/** Returns an id for a name, such as `house-green-blazer`; undefined when no character of the name can be part of an id. */
export function houseGarmentId(name: string): string | undefined {
  const words = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (words.length === 0) return undefined;
  return ['house', ...words].join('-').slice(0, 60).replace(/-$/, '');
}

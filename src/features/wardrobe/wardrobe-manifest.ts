import { z } from 'zod';
import { DRESS_CODES, DYE_IDS, GARMENT_CUTS, type WardrobeOffer } from '../../catalog/garments.ts';
import { GARMENT_KINDS } from '../../imaging/garment.ts';

const colourValue = z.number().min(0).max(255);
const colour = z.object({ red: colourValue, green: colourValue, blue: colourValue });
const clothDye = colour.extend({ huesKept: z.number(), contrast: z.number() });
const point = z.object({ x: z.number(), y: z.number() });
const swatch = z.string().regex(/^#[0-9a-f]{6}$/);
const names = z.object({ en: z.string(), de: z.string(), es: z.string() });

/** A cut garment without its images. */
export const garmentRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(GARMENT_KINDS),
  collar: z.object({ left: point, right: point }),
  head: z.object({ sizePx: z.number().positive(), chin: point }),
  cut: z.array(point).readonly(),
  overBareNeck: z.boolean().optional(),
  closeFit: z.boolean().optional(),
  /** Mean colour of the undyed cloth. */
  cloth: colour,
});
export type GarmentRecord = z.infer<typeof garmentRecordSchema>;

/** A garment on offer with its storage key. */
const readyGarment = z.object({
  id: z.string(),
  key: z.string(),
  dress: z.enum(DRESS_CODES),
  cut: z.enum(GARMENT_CUTS),
  name: names.exactOptional(),
  onRequest: z.boolean().exactOptional(),
  dyes: z
    .array(
      z.object({
        id: z.enum(DYE_IDS),
        swatch,
        colours: z.object({
          cloth: clothDye.exactOptional(),
          shirt: clothDye.exactOptional(),
          tie: clothDye.exactOptional(),
        }),
      }),
    )
    .min(1),
});
export type ReadyGarment = z.infer<typeof readyGarment>;

/** The worker's list of the garments that are ready. */
export const wardrobeManifestSchema = z.object({
  /** Hash of everything that the offer depends on (wanted-garments.ts). */
  version: z.string(),
  from: z.enum(['download', 'folder']),
  madeAt: z.iso.datetime(),
  /** False while some garments have not been tried yet. */
  finished: z.boolean(),
  garments: z.array(readyGarment),
  missing: z.array(z.object({ id: z.string(), why: z.string() })),
});
export type WardrobeManifest = z.infer<typeof wardrobeManifestSchema>;

export const wardrobeOfferSchema: z.ZodType<WardrobeOffer> = z.array(
  z.object({
    id: z.string(),
    dress: z.enum(DRESS_CODES),
    cut: z.enum(GARMENT_CUTS),
    dyes: z.array(z.object({ id: z.string(), swatch })),
    name: names.exactOptional(),
    onRequest: z.boolean().exactOptional(),
  }),
);

const ROOT = 'wardrobe/';

/** Storage keys of the wardrobe, besides WARDROBE_OFFER_KEY. */
export const wardrobeKeys = {
  manifest: `${ROOT}manifest.json`,
  garments: `${ROOT}garments/`,
  garment: (key: string) => `${ROOT}garments/${key}/`,
  record: (key: string) => `${ROOT}garments/${key}/garment.json`,
  cutout: (key: string) => `${ROOT}garments/${key}/cutout.png`,
  parts: (key: string) => `${ROOT}garments/${key}/parts.png`,
} as const;

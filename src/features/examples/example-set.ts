import { z } from 'zod';
import { STYLE_IDS } from '../../base/style-ids.ts';

const pictureFile = z.object({
  /** Hash of the content, and its format, so that a URL never returns another picture. */
  name: z.string().regex(/^[0-9a-f]{16}\.(avif|webp)$/),
  type: z.enum(['avif', 'webp']),
  widthPx: z.number().int().positive(),
  heightPx: z.number().int().positive(),
  bytes: z.number().int().positive(),
});

const share = z.number().min(0).max(1);

/** A selfie and the headshot made of it, in the sizes that pages use. */
export const exampleSetSchema = z.object({
  id: z.string(),
  style: z.enum(STYLE_IDS),
  scene: z.string(),
  /** Our clothes in the headshot; absent when it shows the person's own. */
  clothes: z.object({ garment: z.string(), dye: z.string() }).exactOptional(),
  /** The part of the headshot, in shares of its size, that shows exactly the same area as `before`. */
  view: z.object({ x: share, y: share, width: share, height: share }),
  /** The selfie, cropped to the area that it shares with the headshot. */
  before: z.array(pictureFile).min(1),
  /** The whole headshot. */
  after: z.array(pictureFile).min(1),
});

export const manifestSchema = z.object({
  /** Hash of the list, the engine's version and the sizes. Sets of another version are out of date. */
  version: z.string(),
  from: z.enum(['download', 'folder']),
  madeAt: z.iso.datetime(),
  /** False during the first run, when each pair is shown as soon as it is made. */
  finished: z.boolean().default(true),
  /** In the order in which pages show them. */
  sets: z.array(exampleSetSchema),
  missing: z.array(z.object({ id: z.string(), why: z.string() })),
});

export type PictureFile = z.infer<typeof pictureFile>;
export type ExampleSet = z.infer<typeof exampleSetSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

const ROOT = 'examples/';

/** Storage keys of the examples. */
export const exampleKeys = {
  manifest: `${ROOT}manifest.json`,
  sets: `${ROOT}sets/`,
  set: (key: string) => `${ROOT}sets/${key}.json`,
  pictures: `${ROOT}pictures/`,
  picture: (name: string) => `${ROOT}pictures/${name}`,
} as const;

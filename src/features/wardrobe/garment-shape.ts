import { z } from 'zod';
import { GARMENT_KINDS, GARMENT_PARTS, type GarmentShape } from '../../imaging/garment.ts';

const corner = z.tuple([z.number(), z.number()]).readonly();
const polygon = z.array(corner).min(3).readonly();

/** Validates a shape of the catalog's list or of an operator's file. */
export const garmentShapeSchema = z.strictObject({
  kind: z.enum(GARMENT_KINDS),
  parts: z
    .partialRecord(z.enum(GARMENT_PARTS), z.array(polygon).readonly())
    .refine((parts) => Object.values(parts).some((polygons) => polygons.length > 0), 'has no outline'),
  collar: z.strictObject({ left: corner, right: corner }),
  patches: z.array(polygon).readonly().exactOptional(),
  shadows: z
    .array(z.strictObject({ edge: z.array(corner).min(2).readonly(), reachPx: z.number().positive() }))
    .readonly()
    .exactOptional(),
  mirror: z.strictObject({ clean: z.enum(['left', 'right']), middleX: z.number() }).exactOptional(),
  overBareNeck: z.boolean().exactOptional(),
  closeFit: z.boolean().exactOptional(),
}) satisfies z.ZodType<GarmentShape>;

import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../../base/result.ts';
import type { EncodedImage, HeadshotEngine } from '../../../imaging/engine.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { houseGarmentSchema } from '../house-garment.ts';
import { listHouseGarments, putHouseGarment } from '../house-garments.server.ts';

interface Ports {
  readonly engine: Pick<HeadshotEngine, 'clean'>;
  /** The data folder, which holds the operator's own garments. */
  readonly house: Storage;
  /** Called once the garment is accepted, before it is stored. */
  readonly onAccepted: (id: string) => Promise<void>;
}

interface NewGarment {
  readonly photo: EncodedImage;
  /** The JSON that describes the garment, as typed. */
  readonly description: string;
  /** True to replace the garment that has the same id. */
  readonly replaces: boolean;
}

export type GarmentProblem =
  | { readonly error: 'description-invalid'; readonly problem: string }
  | { readonly error: 'photo-unreadable' | 'garment-exists' };

/**
 * Stores a garment of the operator's own, as `lichtbild garment add --shape` does: the photo upright and without metadata, and its
 * description. A running worker finds it, cuts it with the same checks as every garment, and offers it only if it passes.
 */
export async function addGarment(
  { engine, house, onAccepted }: Ports,
  { photo, description, replaces }: NewGarment,
): Promise<
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: GarmentProblem }
> {
  const described = readDescription(description);
  if (!described.ok) {
    return { ok: false, problem: { error: 'description-invalid', problem: described.error } };
  }
  const garment = described.value;
  const isKnown = (await listHouseGarments(house)).some(({ id }) => id === garment.id);
  if (isKnown && !replaces) return { ok: false, problem: { error: 'garment-exists' } };
  const cleaned = await engine.clean(photo);
  if (!cleaned.ok) return { ok: false, problem: { error: 'photo-unreadable' } };
  const { jpeg } = cleaned.selfie;
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  await onAccepted(garment.id);
  await putHouseGarment(house, { ...garment, photo: sha256 }, jpeg);
  return { ok: true, id: garment.id };
}

/** Reads the description, or says what is wrong with it. */
function readDescription(text: string): Result<ReturnType<typeof houseGarmentSchema.parse>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err('it is not JSON');
  }
  const read = houseGarmentSchema.safeParse(json);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return err(`${issue?.path.join('.') || 'it'}: ${issue?.message}`);
}

import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import {
  type HouseGarment,
  houseGarmentId,
  type StoredHouseGarment,
} from '../../../features/wardrobe/house-garment.ts';
import { listHouseGarments, putHouseGarment } from '../../../features/wardrobe/house-garments.server.ts';
import type { EncodedImage, HeadshotEngine } from '../../../imaging/engine.ts';
import type { GarmentRefusal, GarmentShape } from '../../../imaging/garment.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findPhotos, readPhoto } from '../photo-file.ts';
import { UnusableInput } from '../unusable-input.ts';
import type { TypedDescription } from './description-options.ts';
import { readDescription } from './read-description.ts';

/** Reasons why a photo gives no garment, each with advice. */
export const REFUSAL_SENTENCES: Readonly<Record<GarmentRefusal, string>> = {
  unreadable: 'it cannot be read: save it again as JPEG',
  'no-person': 'there is no person in it: the garment has to be worn, with the face in the picture',
  'several-people': 'several people are on it: crop it to one',
  'turned-away': 'the person is turned away: face the camera with shoulders and head',
  'hand-over-garment': 'a hand covers the garment: let the arms hang',
  'hair-over-collar': 'hair covers the collar: tie it back',
  'not-open': 'it is closed: open it over a top of another colour, or give --kind whole',
  'collar-not-found':
    'the collar was not found: take a photo in front of a plain background that differs from the cloth',
  'cut-off': 'the garment is cut off: step back until both shoulders and the chest are in the picture',
  'too-small': 'the person is too small: step closer, or use a larger photo',
  'wearer-remains':
    'skin, hair or the top beneath is left along the collar: the outline reaches beyond the cloth',
  'shoulders-tilted': 'the shoulders are not level: stand straight and hold the camera level',
};

interface Ports {
  readonly engine: Pick<HeadshotEngine, 'clean' | 'proposeGarmentShape' | 'drawGarmentShape' | 'cutGarment'>;
  readonly house: Storage;
}

export interface AddRequest extends TypedDescription {
  readonly file: string;
  /** A corrected description from an earlier run with this photo. */
  readonly shapeFile: string | undefined;
}

export interface AddedGarment {
  readonly garment: HouseGarment;
  readonly descriptionFile: string;
  readonly drawingFile: string;
  readonly cutFile: string;
}

/**
 * Describes, draws, cuts and stores a garment. The description and the drawing are written before the garment is cut, so that a
 * shape that does not work can be corrected. The stored photo is the upright one without metadata.
 * @throws {UnusableInput} with a sentence for the operator
 */
export async function addGarment(
  { engine, house }: Ports,
  request: AddRequest,
  signal: AbortSignal,
): Promise<AddedGarment> {
  const { file, shapeFile } = request;
  const given = shapeFile === undefined ? undefined : await readDescription(shapeFile);
  const photo = await cleanPhoto(engine, file, signal);
  const sha256 = createHash('sha256').update(photo.bytes).digest('hex');
  const shape = given ? givenShape(given, request) : await proposeShape(engine, photo, request, signal);
  const garment = describe(request, given, shape, sha256);
  await refuseOtherPhoto(house, garment.id, sha256, given !== undefined);

  const beside = join(dirname(file), basename(file, extname(file)));
  const descriptionFile = shapeFile ?? `${beside}.garment.json`;
  const [drawingFile, cutFile] = [`${beside}.garment.png`, `${beside}.cut.png`];
  // The operator's own file is left as it is.
  if (!given) await writeWhole(descriptionFile, `${JSON.stringify(garment, null, 1)}\n`);
  const drawing = await engine.drawGarmentShape(photo, shape, signal);
  if (drawing) await writeWhole(drawingFile, drawing);

  const outcome = await engine.cutGarment(garment.id, photo, shape, signal);
  if (!outcome.ok) throw refused(file, outcome.reasons, given ? undefined : descriptionFile);
  await writeWhole(cutFile, outcome.garment.cutoutPng);
  const stored: StoredHouseGarment = { ...garment, photo: sha256 };
  await putHouseGarment(house, stored, photo.bytes);
  return { garment, descriptionFile, drawingFile, cutFile };
}

async function cleanPhoto(engine: Ports['engine'], file: string, signal: AbortSignal): Promise<EncodedImage> {
  const [found] = await findPhotos([file]);
  if (found!.tooLarge) throw new UnusableInput(`${file} is too large: give a photo of at most 25 MB.`);
  const cleaned = await engine.clean(await readPhoto(found!), signal);
  if (!cleaned.ok) throw refused(file, ['unreadable'], undefined);
  return { bytes: cleaned.selfie.jpeg, fileName: basename(file) };
}

async function proposeShape(
  engine: Ports['engine'],
  photo: EncodedImage,
  { file, kind = 'over' }: AddRequest,
  signal: AbortSignal,
): Promise<GarmentShape> {
  const proposed = await engine.proposeGarmentShape(photo, kind, signal);
  if (!proposed.ok) throw refused(file, proposed.reasons, undefined);
  return proposed.shape;
}

function givenShape({ shape }: HouseGarment, { kind, shapeFile }: AddRequest): GarmentShape {
  if (kind === undefined || kind === shape.kind) return shape;
  throw new UnusableInput(`${shapeFile} describes a garment of the kind ${shape.kind}: leave out --kind.`);
}

/** Options on the command line override those of a given description. */
function describe(
  { file, name, dress, cut }: AddRequest,
  given: HouseGarment | undefined,
  shape: GarmentShape,
  sha256: string,
): HouseGarment {
  const chosenName = name ?? given?.name ?? basename(file, extname(file)).slice(0, 60);
  const typedName = typeof chosenName === 'string' ? chosenName : chosenName.en;
  return {
    id: given?.id ?? houseGarmentId(typedName) ?? `house-${sha256.slice(0, 8)}`,
    name: chosenName,
    dress: dress ?? given?.dress ?? 'business',
    cut: cut ?? given?.cut ?? 'straight',
    dyes: given?.dyes ?? ['own'],
    shape,
  };
}

/** Two photos whose files have the same name must not replace each other by accident. */
async function refuseOtherPhoto(house: Storage, id: string, sha256: string, isCorrection: boolean) {
  const known = (await listHouseGarments(house)).find((garment) => garment.id === id);
  if (!known || known.photo === sha256 || isCorrection) return;
  throw new UnusableInput(
    `There is a garment ${id} from another photo: choose another --name, or remove that garment first.`,
  );
}

function refused(
  file: string,
  reasons: readonly GarmentRefusal[],
  descriptionFile: string | undefined,
): UnusableInput {
  const sentences = reasons.map((reason) => REFUSAL_SENTENCES[reason]).join('; ');
  const orCorrect = descriptionFile ? `, or correct ${descriptionFile} and give it with --shape` : '';
  return new UnusableInput(`${file} gives no garment: ${sentences}${orCorrect}.`);
}

/** Writes the whole file or none of it. */
async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  try {
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
  } catch (error) {
    await rm(`${file}.part`, { force: true }).catch(() => undefined); // The first error is the one to report.
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UnusableInput(
      `${file} cannot be written (${code}): copy the photo to a folder that you can write to.`,
    );
  }
}

import { basename } from 'node:path';

import type { HeadshotEngine } from '../../src/imaging/engine.ts';
import type { Headshot } from '../../src/imaging/finished-headshot.ts';
import type { WardrobeItem } from '../../src/imaging/garment.ts';
import type { HeadshotRequest } from '../../src/imaging/headshot-request.ts';
import type { PreparedSelfie } from '../../src/imaging/selfie.ts';
import { photoBytes } from '../../test/photos.ts';
import { personOn } from '../wardrobe/photo-people.ts';
import { variedScene } from '../wardrobe/varied-scene.ts';
import { Casting, castingOrder } from './cast.ts';
import type { KeyEntry } from './key.ts';
import { REAL_JACKETS } from './real-jackets.ts';

/** A finished picture that has no number yet. */
export interface MadePicture {
  readonly jpeg: Uint8Array;
  readonly entry: Omit<KeyEntry, 'number'>;
}

interface Studio {
  readonly engine: HeadshotEngine;
  readonly random: () => number;
  /** Called with one line of text after each picture. */
  readonly log: (line: string) => void;
}

const SIZE = { widthPx: 1024, heightPx: 1280 };
/** Number of garments that are tried on one photo when headshots fail a gate. */
const GARMENTS_TRIED = 3;
/** Number of rounds through all photos. A second round starts only when there are too few people. */
const DRESSED_ROUNDS = 2;
/** Upper limit of headshots in which one real jacket is shown. */
const REAL_ROUNDS = 4;

/** Makes pictures of people in garments of the wardrobe. There are fewer than wanted when too few people can be dressed. */
export async function dressedPictures(
  studio: Studio,
  items: readonly WardrobeItem[],
  photos: readonly string[],
  wanted: number,
): Promise<readonly MadePicture[]> {
  const order = castingOrder(photos, studio.random);
  const casting = new Casting();
  const made: MadePicture[] = [];
  for (let round = 0; round < DRESSED_ROUNDS; round++)
    for (const photo of order) {
      if (made.length >= wanted) return made;
      if (!casting.isWanted(photo)) continue;
      const selfie = await prepare(studio, photo, true);
      if (selfie === undefined) continue;
      const picture = await dressOne(studio, items, casting, photo, selfie, made.length);
      await studio.engine.release([selfie]);
      if (picture !== undefined) made.push(picture);
      studio.log(picture === undefined ? `${photo}: not dressed` : `${made.length} of ${wanted} dressed`);
    }
  return made;
}

async function dressOne(
  { engine, random }: Studio,
  items: readonly WardrobeItem[],
  casting: Casting,
  photo: string,
  selfie: PreparedSelfie,
  turn: number,
): Promise<MadePicture | undefined> {
  const fits = (await engine.tryGarments(selfie)).filter(({ refusal }) => refusal === undefined);
  const inTurn = casting.garmentsFor(
    photo,
    fits.map(({ garment }) => garment),
  );
  for (const id of inTurn.slice(0, GARMENTS_TRIED)) {
    const { garment, dyes } = items.find((item) => item.garment.id === id)!;
    const { framings } = fits.find((fit) => fit.garment === id)!;
    const dye = casting.dyeFor(
      id,
      dyes.map((one) => one.id),
    );
    const clothes = { garment: id, dye };
    const headshot = await render(engine, selfie, { clothes, framing: pick(framings, random), turn, random });
    if (!headshot.passed) continue;
    casting.show(photo, id, dye);
    return madePicture(photo, headshot, { garment: id, kind: garment.kind, dye });
  }
  return undefined;
}

/**
 * Makes pictures of people in the jackets that they really wear, in another scene and framing each time they are shown
 * again.
 */
export async function realPictures(studio: Studio, wanted: number): Promise<readonly MadePicture[]> {
  const { engine, log, random } = studio;
  const people: { readonly photo: string; readonly selfie: PreparedSelfie }[] = [];
  for (const photo of REAL_JACKETS) {
    const selfie = await prepare(studio, photo, false);
    if (selfie !== undefined) people.push({ photo, selfie });
  }
  const made: MadePicture[] = [];
  for (let turn = 0; made.length < wanted && turn < REAL_ROUNDS * people.length; turn++) {
    const { photo, selfie } = people[turn % people.length]!;
    const round = Math.floor(turn / people.length);
    const framing = selfie.framings[(turn + round) % selfie.framings.length]!;
    const headshot = await render(engine, selfie, { framing, turn, random });
    if (headshot.passed) made.push(madePicture(photo, headshot, undefined));
    log(`${made.length} of ${wanted} real`);
  }
  await engine.release(people.map(({ selfie }) => selfie));
  return made;
}

async function prepare(
  { engine, log }: Studio,
  photo: string,
  dressable: boolean,
): Promise<PreparedSelfie | undefined> {
  const upload = { bytes: photoBytes(photo), fileName: basename(photo) };
  const outcome = await engine.prepare(upload, undefined, { dressable });
  if (outcome.ok) return outcome.selfie;
  log(`${photo}: refused, ${outcome.reasons.join(', ')}`);
  return undefined;
}

async function render(
  engine: HeadshotEngine,
  selfie: PreparedSelfie,
  {
    turn,
    random,
    ...wished
  }: Pick<HeadshotRequest, 'clothes' | 'framing'> & { readonly turn: number; readonly random: () => number },
): Promise<Headshot> {
  return await engine.render([selfie], {
    ...wished,
    ...variedScene(engine, turn),
    selfieIndex: 0,
    variation: turn,
    seed: Math.floor(random() * 0x7fffffff),
    size: SIZE,
  });
}

function madePicture(
  photo: string,
  { jpeg, request: { style, scene, framing } }: Headshot,
  worn: KeyEntry['worn'],
): MadePicture {
  return { jpeg, entry: { photo, person: personOn(photo), worn, style, scene, framing } };
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)]!;
}

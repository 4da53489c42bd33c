import { basename } from 'node:path';

import type { HeadshotEngine } from '../../src/imaging/engine.ts';
import type { Headshot } from '../../src/imaging/finished-headshot.ts';
import type { DressingRefusal, GarmentKind, WardrobeItem } from '../../src/imaging/garment.ts';
import type { HeadshotRequest } from '../../src/imaging/headshot-request.ts';
import type { PreparedSelfie } from '../../src/imaging/selfie.ts';
import { photoBytes } from '../../test/photos.ts';
import { firstWearerOf, personOn } from '../wardrobe/photo-people.ts';
import { variedScene } from '../wardrobe/varied-scene.ts';

/** The result of trying all garments on one photo. */
export interface MeasuredPhoto {
  readonly name: string;
  /** Reasons for which the photo was refused; empty when it was accepted. */
  readonly reasons: readonly string[];
  /** True when the photo would be refused for `no-crop` in the person's own clothes. */
  readonly isOnlyDressed: boolean;
  /** One entry for each garment that was not cut from a photo of this person; empty when the photo was refused. */
  readonly tries: readonly GarmentTry[];
}

/** The result of one garment on one photo: a refusal or a headshot. */
export interface GarmentTry {
  readonly garment: string;
  readonly kind: GarmentKind;
  /** The reason why the person was not dressed in it; undefined when they were. */
  readonly refusal: DressingRefusal | undefined;
  readonly headshot: Headshot | undefined;
}

const SIZE = { widthPx: 1024, heightPx: 1280 };

/** Tries all garments on one photo and makes a headshot in each that fits. */
export async function tryGarmentsOn(
  engine: HeadshotEngine,
  items: readonly WardrobeItem[],
  name: string,
  at: number,
): Promise<MeasuredPhoto> {
  const upload = { bytes: photoBytes(name), fileName: basename(name) };
  const outcome = await engine.prepare(upload, undefined, { dressable: true });
  if (!outcome.ok) return { name, reasons: outcome.reasons, isOnlyDressed: false, tries: [] };
  const { selfie } = outcome;
  const others = items.filter(({ garment }) => firstWearerOf(garment.id) !== personOn(name));
  const fits = new Map((await engine.tryGarments(selfie)).map((fit) => [fit.garment, fit]));
  const tries = await Promise.all(
    others.map(async (item, index): Promise<GarmentTry> => {
      const { id: garment, kind } = item.garment;
      const { refusal, framings } = fits.get(garment)!;
      if (refusal !== undefined) return { garment, kind, refusal, headshot: undefined };
      const turn = at * items.length + index;
      const clothes = { garment, dye: item.dyes[at % item.dyes.length]!.id };
      const framing = framings[turn % framings.length]!;
      const headshot = await dressedHeadshot(engine, selfie, { clothes, framing, turn });
      return { garment, kind, refusal, headshot };
    }),
  );
  await engine.release([selfie]);
  return { name, reasons: [], isOnlyDressed: selfie.framings.length === 0, tries };
}

async function dressedHeadshot(
  engine: HeadshotEngine,
  selfie: PreparedSelfie,
  { clothes, framing, turn }: Pick<HeadshotRequest, 'clothes' | 'framing'> & { readonly turn: number },
): Promise<Headshot> {
  return await engine.render([selfie], {
    ...variedScene(engine, turn),
    clothes,
    framing,
    selfieIndex: 0,
    variation: turn,
    seed: turn,
    size: SIZE,
  });
}

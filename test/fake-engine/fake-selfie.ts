import { createHash } from 'node:crypto';
import type { EncodedImage } from '../../src/imaging/engine.ts';
import type { DressingRefusal, GarmentRefusal } from '../../src/imaging/garment.ts';
import {
  REJECT_REASONS,
  type RejectReason,
  type SelfieCaution,
  type SelfieMeasures,
} from '../../src/imaging/selfie.ts';

/** The text that the fake engine finds in a photo instead of pixels. */
export interface SelfieFacts {
  readonly name?: string;
  /** Comparing refuses the selfies of everybody but the most frequent person. */
  readonly person?: string;
  /** Its check refuses it for this reason. */
  readonly refused?: RejectReason;
  /** Its check accepts it with these cautions. */
  readonly cautions?: readonly SelfieCaution[];
  /** Selfies of one moment have the same perceptual hash. */
  readonly moment?: string;
  /** Preparing refuses it for this reason. */
  readonly unpreparable?: RejectReason;
  /** No garment fits it, for this reason. */
  readonly undressable?: DressingRefusal;
  /** No garment is cut from it, for this reason. */
  readonly uncuttable?: GarmentRefusal;
  /** No garment's outline is found on it, for this reason. */
  readonly shapeless?: GarmentRefusal;
}

/** Returns a selfie for the fake engine. Cleaning has to drop its metadata. */
export function fakeSelfie({
  metadata = '',
  ...facts
}: SelfieFacts & { metadata?: string } = {}): Uint8Array {
  return Buffer.from(`SELFIE ${JSON.stringify(facts)}\n${metadata}`);
}

/** @returns undefined for bytes that are no selfie of the fake engine */
export function readSelfie({ bytes }: EncodedImage): SelfieFacts | undefined {
  const text = Buffer.from(bytes).toString('latin1');
  if (!text.startsWith('SELFIE ')) return undefined;
  const facts = JSON.parse(text.slice('SELFIE '.length, text.indexOf('\n'))) as SelfieFacts;
  if (facts.refused && !REJECT_REASONS.includes(facts.refused)) throw new Error('no such reason');
  return facts;
}

export function measuresOf(bytes: Uint8Array, moment?: string): SelfieMeasures {
  return {
    widthPx: 1200,
    heightPx: 1600,
    faceHeightPx: 500,
    yawDeg: bytes.byteLength % 20,
    pitchDeg: 0,
    rollDeg: 0,
    faceLuminance: 140,
    clippedShare: 0,
    sharpness: 10,
    eyeOpenness: 0.3,
    perceptualHash: digest(moment ?? bytes).slice(0, 16),
  };
}

export function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

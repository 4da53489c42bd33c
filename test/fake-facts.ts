import { createHash } from 'node:crypto';
import type { EncodedImage } from '../src/imaging/engine.ts';
import type { DressingRefusal, GarmentRefusal } from '../src/imaging/garment.ts';
import {
  REJECT_REASONS,
  type RejectReason,
  type SelfieCaution,
  type SelfieMeasures,
} from '../src/imaging/selfie.ts';

/** What a fake selfie says of itself. */
export interface Facts {
  readonly name?: string;
  readonly person?: string;
  readonly refused?: RejectReason;
  /** Its check accepts it with these cautions. */
  readonly cautions?: readonly SelfieCaution[];
  /** Selfies of one moment have the same perceptual hash. */
  readonly moment?: string;
  readonly unpreparable?: RejectReason;
  /** No garment fits it. */
  readonly undressable?: DressingRefusal;
  /** A photo that gives no garment. */
  readonly uncuttable?: GarmentRefusal;
  /** A photo on which no garment's outline is found. */
  readonly shapeless?: GarmentRefusal;
}

export function read({ bytes }: EncodedImage): Facts | undefined {
  const text = Buffer.from(bytes).toString('latin1');
  if (!text.startsWith('SELFIE ')) return undefined;
  const facts = JSON.parse(text.slice('SELFIE '.length, text.indexOf('\n'))) as Facts;
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

export function mostFrequent(names: readonly string[]): string | undefined {
  const count = (name: string) => names.filter((one) => one === name).length;
  return names.toSorted((a, b) => count(b) - count(a))[0];
}

import type { HeadshotRequest, SelfieMeasures } from '../engine.ts';
import { headGeometry } from '../measure/head-geometry.ts';
import { noiseSigma } from '../measure/noise.ts';
import { SKIN_LANDMARKS, sideLightStops, skinColour, skinPatches } from '../measure/skin-patches.ts';
import type { Face } from '../models/face.ts';
import { alphaLevels } from '../ops/alpha-levels.ts';
import { applyGains } from '../ops/apply-gains.ts';
import { solveCrop } from '../ops/crop-solver.ts';
import { cutEdge } from '../ops/cut-edge.ts';
import { exposureGain } from '../ops/exposure.ts';
import { estimateForeground } from '../ops/foreground.ts';
import { guidedFilter } from '../ops/guided-filter.ts';
import { keepPerson } from '../ops/keep-person.ts';
import { level } from '../ops/level.ts';
import { whiteBalance, type Gains } from '../ops/white-balance.ts';
import type { AlphaImage, RgbImage } from '../raster/image.ts';
import type { StudioSelfie } from './studio-selfie.ts';

const FRAMINGS = ['tight', 'classic', 'wide'] as const;
export const HEADSHOT_ASPECT = 4 / 5;

/**
 * From selfie and matte to a person ready to stand before any scene: matte cleaned, foreground colours
 * estimated, colour cast and dullness taken out, eyes level. Once per selfie.
 * @returns undefined when no framing fits without a cut-off edge inside the frame (reason `no-crop`)
 */
export function cutPortrait(
  selfie: {
    readonly id: string;
    readonly image: RgbImage;
    readonly face: Face;
    readonly matte: AlphaImage;
    readonly measures: SelfieMeasures;
    readonly closeUp: RgbImage;
  },
  allocate: (byteLength: number) => Uint8Array,
): StudioSelfie | undefined {
  const { image, face } = selfie;
  const { widthPx, heightPx } = image;
  const scale = Math.max(widthPx, heightPx) / 1024;
  const alpha = personAlpha(selfie.matte, image, face, scale);

  const spots = SKIN_LANDMARKS.map((index) => ({ x: face.mesh[index]![0], y: face.mesh[index]![1] }));
  const spotRadius = face.box.height * 0.03;
  const raw = skinPatches(image.data, widthPx, heightPx, 3, spots, spotRadius);
  const skin = skinColour(raw);
  const balance: Gains = skin === undefined ? [1, 1, 1] : whiteBalance(skin);
  const lift = exposureGain(image);
  const side = sideLightStops(raw);

  const colours = estimateForeground(image, alpha);
  applyGains(colours, [balance[0] * lift, balance[1] * lift, balance[2] * lift]);

  const cutPoints = cutEdge(alpha, widthPx, heightPx);
  const { cutout, turn } = level([...colours, alpha], widthPx, heightPx, face.rollDeg, allocate);
  const mesh = face.mesh.map(([x, y]) => turn({ x, y }));
  const head = headGeometry(cutout, mesh);
  const cut = cutPoints.map(turn);
  const framings = FRAMINGS.filter(
    (framing) => solveCrop(cutout, head, cut, framing, HEADSHOT_ASPECT) !== undefined,
  );
  if (framings.length === 0) return undefined;
  const skinPoints = SKIN_LANDMARKS.map((index) => mesh[index]!);
  const balanced = skinPatches(cutout.data, cutout.widthPx, cutout.heightPx, 4, skinPoints, spotRadius);
  return {
    id: selfie.id,
    measures: selfie.measures,
    framings,
    quality: sourceQuality(selfie.measures, framings, side, balance),
    cutout,
    head,
    cut,
    skinPoints,
    skin: balanced,
    sideLightStops: side,
    noiseSigma: faceNoise(image, face),
    closeUp: selfie.closeUp,
  };
}

function personAlpha(matte: AlphaImage, image: RgbImage, face: Face, scale: number): Float32Array {
  const { widthPx, heightPx } = image;
  const grey = new Float32Array(widthPx * heightPx);
  const coarse = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < grey.length; i++) {
    const at = i * 3;
    grey[i] = (0.299 * image.data[at] + 0.587 * image.data[at + 1] + 0.114 * image.data[at + 2]) / 255;
    coarse[i] = matte.data[i] / 255;
  }
  const refined = guidedFilter(grey, coarse, widthPx, heightPx, {
    radiusPx: 4 * scale,
    epsilon: 2e-4,
    shrink: Math.max(1, Math.floor(scale)),
  });
  // The guide may only decide where the network was unsure; elsewhere it would print the room's edges.
  for (let i = 0; i < refined.length; i++) {
    const doubt = Math.min(1, 4 * coarse[i] * (1 - coarse[i]) * 1.5);
    refined[i] = coarse[i] + (refined[i] - coarse[i]) * doubt;
  }
  const nose = { x: face.box.x + face.box.width / 2, y: face.box.y + face.box.height / 2 };
  const person = keepPerson(refined, widthPx, heightPx, nose, 14 * scale);
  alphaLevels(person, widthPx, heightPx, 22 * scale);
  return person;
}

function faceNoise(image: RgbImage, face: Face): number {
  const left = Math.max(0, Math.floor(face.box.x));
  const top = Math.max(0, Math.floor(face.box.y));
  const w = Math.min(image.widthPx - left, Math.ceil(face.box.width));
  const h = Math.min(image.heightPx - top, Math.ceil(face.box.height));
  if (w < 3 || h < 3) return 0;
  const luma = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = ((y + top) * image.widthPx + x + left) * 3;
      luma[y * w + x] = 0.299 * image.data[at] + 0.587 * image.data[at + 1] + 0.114 * image.data[at + 2];
    }
  return noiseSigma(luma, w, h);
}

/** 0–1. A frontal, sharp, large, evenly and neutrally lit face that leaves room for several framings comes first. */
function sourceQuality(
  measures: SelfieMeasures,
  framings: readonly HeadshotRequest['framing'][],
  sideStops: number,
  balance: Gains,
): number {
  const falls = (value: number, good: number, bad: number): number =>
    Math.min(1, Math.max(0, (bad - value) / (bad - good)));
  const frontal = falls(Math.abs(measures.yawDeg), 4, 30) * falls(Math.abs(measures.pitchDeg), 8, 32);
  const large = 1 - falls(measures.faceHeightPx, 420, 130);
  const sharp = 1 - falls(measures.sharpness, 40, 4);
  const exposed = falls(measures.clippedShare, 0.01, 0.25) * (1 - falls(measures.faceLuminance, 60, 20));
  const even = falls(Math.abs(sideStops), 0.5, 2.5);
  const neutral = falls(Math.max(...balance) / Math.min(...balance), 1.2, 2.5);
  return (
    (0.4 * frontal + 0.2 * large + 0.15 * sharp + 0.1 * exposed + 0.15 * (framings.length / 3)) *
    (0.4 + 0.6 * even * neutral)
  );
}

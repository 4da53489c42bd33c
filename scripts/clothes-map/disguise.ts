import { LINEAR_OF_BYTE, codedFromLinear } from '../../src/imaging/ops/light/srgb.ts';
import { scaledFace, shiftedFace, type Face } from '../../src/imaging/models/face/face.ts';
import { meshPoint } from '../../src/imaging/models/face/face-landmarks.ts';
import { faceHeightPx } from '../../src/imaging/measure/clothes/map-planes.ts';
import { resizeAlpha, resizeRgb } from '../../src/imaging/raster/resize.ts';
import { type LabelledPhoto, LABELS } from './labelled-photo.ts';

const CHIN = 152;
const LEAST_FACE_PX = 110;
const LARGEST_FACE_PX = 230;

/** Changes a photo into one that another camera might have taken, in other light, of a person in other clothes. */
export function disguised(photo: LabelledPhoto, random: () => number): LabelledPhoto {
  const facePx = LEAST_FACE_PX + (LARGEST_FACE_PX - LEAST_FACE_PX) * random();
  let other = resized(photo, Math.min(1, facePx / faceHeightPx(photo.face)));
  if (random() < 0.4) other = framedCloser(other, random);
  const data = Float32Array.from(other.image.data, (byte) => LINEAR_OF_BYTE[byte]!);
  if (random() < 0.7) dyeClothes(data, other, random);
  if (random() < 0.5) dyeHair(data, other, random);
  relight(data, other.image.widthPx, random);
  const noise = random() < 0.4 ? 6 * random() : 0;
  const bytes = Uint8Array.from(data, (value) => {
    const coded = codedFromLinear(value) * 255 + noise * (random() + random() - 1);
    return Math.min(255, Math.max(0, Math.round(coded)));
  });
  return { ...other, image: { ...other.image, data: bytes } };
}

export function resized(photo: LabelledPhoto, scale: number): LabelledPhoto {
  const { image, coverage, labels, face } = photo;
  const [widthPx, heightPx] = [Math.round(image.widthPx * scale), Math.round(image.heightPx * scale)];
  const nearest = new Uint8Array(widthPx * heightPx);
  for (let y = 0, to = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, to++) {
      const [fromX, fromY] = [Math.floor((x + 0.5) / scale), Math.floor((y + 0.5) / scale)];
      nearest[to] =
        labels[Math.min(image.heightPx - 1, fromY) * image.widthPx + Math.min(image.widthPx - 1, fromX)]!;
    }
  return {
    ...photo,
    image: resizeRgb(image, widthPx, heightPx),
    coverage: resizeAlpha({ ...image, data: coverage }, widthPx, heightPx).data,
    labels: nearest,
    face: scaledFace(face, scale),
  };
}

/** Cuts the photo closer to the face at some of its sides, as a phone held near does. */
function framedCloser(photo: LabelledPhoto, random: () => number): LabelledPhoto {
  const { widthPx, heightPx } = photo.image;
  const chin = meshPoint(photo.face, CHIN);
  const facePx = faceHeightPx(photo.face);
  const cut = (least: number, most: number): number =>
    random() < 0.5 ? most : least + (most - least) * random();
  const right = Math.round(cut(Math.min(widthPx, chin.x + 0.6 * facePx), widthPx));
  const bottom = Math.round(cut(Math.min(heightPx, chin.y + 0.3 * facePx), heightPx));
  const left = Math.round(cut(Math.max(0, chin.x - 0.6 * facePx), 0));
  const top = Math.round(cut(Math.max(0, chin.y - 1.2 * facePx), 0));
  return cropped(photo, left, top, right - left, bottom - top);
}

function cropped(
  photo: LabelledPhoto,
  x: number,
  y: number,
  widthPx: number,
  heightPx: number,
): LabelledPhoto {
  const cutOut = (data: Uint8Array, channels: number): Uint8Array => {
    const part = new Uint8Array(widthPx * heightPx * channels);
    for (let row = 0; row < heightPx; row++) {
      const from = ((y + row) * photo.image.widthPx + x) * channels;
      part.set(data.subarray(from, from + widthPx * channels), row * widthPx * channels);
    }
    return part;
  };
  return {
    ...photo,
    image: { widthPx, heightPx, data: cutOut(photo.image.data, 3) },
    coverage: cutOut(photo.coverage, 1),
    labels: cutOut(photo.labels, 1),
    face: shiftedFace<Face>(photo.face, { x, y }),
  };
}

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Gives the clothes another colour. Every third time it is that of the person's own skin, which is the hardest to tell
 * apart.
 */
function dyeClothes(data: Float32Array, photo: LabelledPhoto, random: () => number): void {
  const spread = (most: number): number => Math.exp(most * (random() + random() - 1));
  const kind = random();
  if (kind < 0.35) {
    const overall = Math.exp(2 * random() - 1.3);
    return gainIn(data, photo, LABELS.clothes, [
      spread(1.2) * overall,
      spread(1.2) * overall,
      spread(1.2) * overall,
    ]);
  }
  const lightness = 0.02 + 0.8 * random() ** 2;
  const any: Colour = [lightness * spread(1.5), lightness * spread(1.5), lightness * spread(1.5)];
  const skin = meanColour(data, photo.labels, LABELS.skin) ?? any;
  const shift = spread(0.6);
  const nearSkin: Colour = [
    skin[0] * shift * spread(0.2),
    skin[1] * shift * spread(0.2),
    skin[2] * shift * spread(0.3),
  ];
  dyeWholly(data, photo, LABELS.clothes, kind < 0.7 ? any : nearSkin, 0.6 + 0.4 * random());
}

/** Makes the hair lighter or darker, or grey, white or fair. */
function dyeHair(data: Float32Array, photo: LabelledPhoto, random: () => number): void {
  const overall = Math.exp(1.2 * (random() + random() - 1));
  if (random() < 0.4)
    return gainIn(data, photo, LABELS.hair, [overall, overall, overall * (0.85 + 0.3 * random())]);
  const lightness = 0.03 + 0.6 * random();
  const fairness = 0.6 * random() ** 2;
  const colour: Colour = [lightness, lightness * (1 - 0.4 * fairness), lightness * (1 - fairness)];
  dyeWholly(data, photo, LABELS.hair, colour, 0.7 + 0.3 * random());
}

function gainIn(data: Float32Array, photo: LabelledPhoto, label: number, gains: Colour): void {
  changeIn(data, photo, label, 1, (i, c) => data[i * 3 + c]! * gains[c]!);
}

/** Dyes what has a label in one colour and keeps its light and shade. */
function dyeWholly(
  data: Float32Array,
  photo: LabelledPhoto,
  label: number,
  colour: Colour,
  strength: number,
): void {
  const mean = meanColour(data, photo.labels, label);
  if (mean === undefined) return;
  const luminance = (r: number, g: number, b: number): number => 0.21 * r + 0.72 * g + 0.07 * b;
  const usual = Math.max(0.01, luminance(...mean));
  changeIn(data, photo, label, strength, (i, c) => {
    const own = luminance(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    return colour[c]! * Math.min(4, own / usual);
  });
}

/** Mixes new colours into what has a label, with a soft edge. */
function changeIn(
  data: Float32Array,
  { labels, image }: LabelledPhoto,
  label: number,
  strength: number,
  changed: (index: number, channel: number) => number,
): void {
  for (let i = 0; i < labels.length; i++) {
    const share = strength * shareAround(labels, image.widthPx, i, label);
    if (share === 0) continue;
    const colour = [changed(i, 0), changed(i, 1), changed(i, 2)];
    for (let c = 0; c < 3; c++) data[i * 3 + c] = data[i * 3 + c]! + (colour[c]! - data[i * 3 + c]!) * share;
  }
}

function meanColour(data: Float32Array, labels: Uint8Array, label: number): Colour | undefined {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] !== label) continue;
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 3 + c]!;
    count++;
  }
  return count === 0 ? undefined : [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Returns the share of a pixel and its four neighbours that has the label, which makes a soft edge. */
function shareAround(labels: Uint8Array, widthPx: number, i: number, label: number): number {
  const around = [i, i - 1, i + 1, i - widthPx, i + widthPx];
  return around.filter((j) => labels[j] === label).length / 5;
}

/** Changes exposure, colour of light and contrast, and adds light from one side. */
function relight(data: Float32Array, widthPx: number, random: () => number): void {
  const exposure = Math.exp(0.8 * (random() + random() - 1));
  const warmth = 0.25 * (random() + random() - 1);
  const green = 0.08 * (random() + random() - 1);
  const gains = [exposure * (1 + warmth), exposure * (1 + green), exposure * (1 - warmth)];
  const contrast = 0.85 + 0.35 * random();
  const saturation = random() < 0.1 ? 0 : 0.6 + 0.6 * random();
  const turn = random() * 2 * Math.PI;
  const slope = random() < 0.5 ? 1.2 * random() : 0;
  const heightPx = data.length / 3 / widthPx;
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i += 3) {
      const side = ((x / widthPx - 0.5) * Math.cos(turn) + (y / heightPx - 0.5) * Math.sin(turn)) * slope;
      const light = Math.exp(side);
      const mean = (data[i]! + data[i + 1]! + data[i + 2]!) / 3;
      for (let c = 0; c < 3; c++) {
        const value = (mean + (data[i + c]! - mean) * saturation) * gains[c]! * light;
        data[i + c] = 0.2 * Math.max(0, value / 0.2) ** contrast;
      }
    }
}

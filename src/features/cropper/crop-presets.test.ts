import { describe, expect, it } from 'vitest';
import type { HeadMarks } from '../../imaging/measure/face/head-marks.ts';
import { solveDocumentCrop } from '../../imaging/recipes/document-crop.ts';
import { aspectOf, CROP_PRESETS, cropPreset, outputSize } from './crop-presets.ts';

/** The pixels of each document at 300 and 600 dpi, and of the other presets, as in photographers' tables. */
const PIXELS: Readonly<Record<string, readonly number[]>> = {
  linkedin: [800, 800, 800, 800],
  xing: [1024, 1024, 1024, 1024],
  square: [1024, 1024, 1024, 1024],
  portrait: [1024, 1280, 1024, 1280],
  'cv-other': [531, 709, 1063, 1417],
  'cv-DE-cvTopRight': [531, 709, 1063, 1417],
  'cv-DE-cvSmall': [413, 531, 827, 1063],
  'cv-DE-coverSheetPortrait': [768, 1063, 1535, 2126],
  'cv-DE-coverSheetLandscape': [1063, 768, 2126, 1535],
  'cv-DE-squareModern': [768, 768, 1535, 1535],
  'cv-AT-cvTopRight': [531, 709, 1063, 1417],
  'cv-CH-cvTopRight': [531, 709, 1063, 1417],
  'cv-FR-cv': [413, 531, 827, 1063],
  'cv-IT-cv': [413, 531, 827, 1063],
  'cv-PL-cv': [413, 531, 827, 1063],
  'cv-ES-cv': [413, 531, 827, 1063],
  'cv-ES-carnet': [307, 378, 614, 756],
  'cv-CN-oneInch': [295, 413, 591, 827],
  'cv-CN-twoInch': [413, 626, 827, 1252],
  'cv-JP-rirekisho': [354, 472, 709, 945],
  'cv-JP-rirekishoB5': [283, 425, 567, 850],
  'document-icao': [413, 531, 827, 1063],
  'document-schengenVisa': [413, 531, 827, 1063],
  'document-usPassport': [600, 600, 1200, 1200],
  'document-ukPassport': [413, 531, 827, 1063],
  'document-dePassport': [413, 531, 827, 1063],
  'document-esIdCard': [307, 378, 614, 756],
  'document-jpPassport': [413, 531, 827, 1063],
  'document-jpResidence': [354, 472, 709, 945],
  'document-cnVisa': [390, 567, 780, 1134],
  'document-inPassport': [600, 600, 1200, 1200],
  'document-caPassport': [591, 827, 1181, 1654],
};

it('has the exact pixels of every preset at 300 and 600 dpi', () => {
  const computed = CROP_PRESETS.map((preset) => [
    preset.id,
    [300, 600].flatMap((dpi) => Object.values(outputSize(preset, dpi))),
  ]);
  expect(Object.fromEntries(computed)).toEqual(PIXELS);
});

it('has no id twice', () => {
  expect(new Set(CROP_PRESETS.map(({ id }) => id)).size).toBe(CROP_PRESETS.length);
});

it('starts where the authority’s least pixels are met', () => {
  for (const preset of CROP_PRESETS) {
    const [width, height] = preset.document?.digital?.minPx ?? [0, 0];
    const { widthPx, heightPx } = outputSize(preset, preset.dpi);
    expect(widthPx, preset.id).toBeGreaterThanOrEqual(width);
    expect(heightPx, preset.id).toBeGreaterThanOrEqual(height);
  }
});

/** Allowed heights of the head as shares of the photo, and where the eyes or the margin are prescribed. */
const PRESCRIBED = {
  'document-icao': [0.7, 0.8],
  'document-usPassport': [25 / 50.8, 35 / 50.8],
  'document-ukPassport': [29 / 45, 34 / 45],
  'document-dePassport': [32 / 45, 36 / 45],
  'document-jpPassport': [0.71, 0.8],
  'document-jpResidence': [25 / 40, 25 / 40],
  'document-schengenVisa': [0.7, 0.8],
  'document-caPassport': [31 / 70, 36 / 70],
} as const;

/** A head of 600 px with 40 px of hair. */
const marks: HeadMarks = {
  chin: { x: 1500, y: 2000 },
  crown: { x: 1500, y: 1400 },
  hairTop: { x: 1500, y: 1360 },
  leftEye: { x: 1440, y: 1702 },
  rightEye: { x: 1560, y: 1698 },
};
const photo = { widthPx: 3000, heightPx: 4000 };
const solve = (id: string) => {
  const preset = cropPreset(id);
  return solveDocumentCrop(marks, photo, aspectOf(preset), preset.composition);
};

describe.each(CROP_PRESETS.map(({ id }) => id))('the solver for %s', (id) => {
  it('fits a head with room around it: level, centred, chin and top inside', () => {
    const { claim, lacks, frame } = solve(id);
    const { composition } = cropPreset(id);
    expect(lacks).toBeUndefined();
    expect(claim.head).toBeGreaterThanOrEqual(composition.head.min - 1e-9);
    expect(claim.head).toBeLessThanOrEqual(composition.head.max + 1e-9);
    expect(claim.tiltDeg).toBeCloseTo(0);
    expect(claim.offCentre).toBeCloseTo(0);
    expect(claim.margin).toBeGreaterThan(0.03);
    expect(claim.margin + claim.head).toBeLessThan(0.97);
    expect(frame.widthPx / frame.heightPx).toBeCloseTo(aspectOf(cropPreset(id)));
  });
});

it.each(Object.entries(PRESCRIBED))(
  '%s has the head in the middle of what is prescribed',
  (id, [min, max]) => {
    const { claim } = solve(id);
    expect(claim.head).toBeCloseTo((min + max) / 2, 1);
    expect(claim.head).toBeGreaterThanOrEqual(min - 1e-9);
    expect(claim.head).toBeLessThanOrEqual(max + 1e-9);
  },
);

it('has the eyes of a US photo 28 to 35 mm above its lower edge', () => {
  const eyesMm = (1 - solve('document-usPassport').claim.eyes) * 50.8;
  expect(eyesMm).toBeGreaterThanOrEqual(28);
  expect(eyesMm).toBeLessThanOrEqual(35);
});

it('aims at the middle of where the eyes may be', () => {
  const eyesMm = (1 - solve('document-usPassport').claim.eyes) * 50.8;
  expect(Math.abs(eyesMm - 31.5)).toBeLessThan(1.5);
});

it('leaves 6 mm above the head of a Japanese residence card', () => {
  expect(solve('document-jpResidence').claim.margin * 40).toBeCloseTo(6);
});

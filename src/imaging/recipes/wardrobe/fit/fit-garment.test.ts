import { expect, test } from 'vitest';

import {
  coarseHead,
  coarseJacket,
  coarseWearer,
  HEIGHT,
  type WearerTraits,
} from '../../../../../test/coarse-wearer.ts';
import type { Point } from '../../../raster/image.ts';
import { fitGarment, type FittedGarment } from './fit-garment.ts';
import { garmentCells } from '../garment-cells.ts';
import { placeGarment } from './place-garment.ts';

const JACKET = coarseJacket();
const COARSE = { garment: JACKET, cells: garmentCells(JACKET) };

function outcome(traits: WearerTraits = {}, cut: readonly Point[] = [], coarse = COARSE) {
  return fitGarment({ head: coarseHead(), cut, cautions: [] }, coarseWearer(traits), coarse);
}

function dressed(traits: WearerTraits = {}, cut: readonly Point[] = [], coarse = COARSE): FittedGarment {
  const found = outcome(traits, cut, coarse);
  if (!found.ok) throw new Error(found.refusal);
  return found.fit;
}

function coverAt({ coverage }: FittedGarment, x: number, y: number): number {
  const { left = 0, top = 0, cellPx = 1, widthPx, alpha } = coverage;
  return alpha[Math.floor((y - top) / cellPx) * widthPx + Math.floor((x - left) / cellPx)]!;
}

const row = (y: number, from: number, to: number): Point[] =>
  Array.from({ length: (to - from) / 2 }, (_, i) => ({ x: from + 2 * i, y }));

test('is placed, covered and framed', () => {
  const fit = dressed();
  expect(fit.garment).toBe('jacket');
  expect(fit.placement.scale).toBe(1);
  expect(fit.framings).toEqual(['tight', 'classic', 'wide']);
});

test('covers head, opening and cloth, wholly or not at all where none is', () => {
  const fit = dressed();
  for (const [x, y] of [
    [100, 60],
    [100, 105],
    [100, 180],
    [50, 160],
    [24, 200],
  ] as const)
    expect(coverAt(fit, x, y), `${x}, ${y}`).toBe(255);
  for (const [x, y] of [
    [20, 20],
    [60, 100],
    [10, 200],
  ] as const)
    expect(coverAt(fit, x, y), `${x}, ${y}`).toBe(0);
});

test('hair before cloth covers no more than all', () => {
  expect(coverAt(dressed({ hairTo: 150 }), 70, 140)).toBe(255);
});

test('the own sleeve beside a narrower jacket is gone', () => {
  const cutout = { ...JACKET.cutout, alpha: JACKET.cutout.alpha.map((a, i) => (i % 200 < 40 ? 0 : a)) };
  const narrow = { ...JACKET, cutout };
  const fit = dressed({}, [], { garment: narrow, cells: garmentCells(narrow) });
  expect(coverAt(fit, 32, 200)).toBe(0);
  expect(coverAt(fit, 60, 200)).toBe(255);
});

test('a cut through the hidden shoulders is dropped, one through hair or head stays', () => {
  const shoulders = [...row(160, 28, 80), ...row(160, 120, 172)];
  const fit = dressed({}, shoulders);
  expect(fit.framings).toEqual(dressed().framings);
  for (const { x, y } of shoulders) expect(fit.cut).not.toContainEqual({ x, y });
  expect(dressed({}, row(29, 96, 104)).cut).toContainEqual({ x: 96, y: 29 });
  const lock = { x: 70, y: 140 };
  expect(dressed({ hairTo: 150 }, [lock]).cut).toContainEqual(lock);
});

test('no frame shows where the garment’s own photo ends', () => {
  const { cut, placement } = dressed();
  expect(cut).toContainEqual({ x: 40, y: HEIGHT - 3 });
  const bigger = fitGarment(
    { head: coarseHead(2), cut: [], cautions: [] },
    coarseWearer({ scale: 2 }),
    COARSE,
  );
  if (!bigger.ok) throw new Error(bigger.refusal);
  const { scale, offset } = bigger.fit.placement;
  expect(scale).toBeGreaterThan(1.8 * placement.scale);
  const rightmost = Math.max(...bigger.fit.cut.map(({ x }) => x));
  expect(rightmost).toBeGreaterThan((100 + 78) * scale + offset.x);
  expect(rightmost).toBeLessThan((100 + 83) * scale + offset.x);
  expect(bigger.fit.cut).toContainEqual({
    x: 40 * scale + offset.x,
    y: (HEIGHT - 3) * scale + offset.y,
  });
});

test('refuses heads turned too far, to either side', () => {
  for (const yawDeg of [-21, 21, 60])
    expect(outcome({ yawDeg })).toEqual({ ok: false, refusal: 'turned-away' });
  for (const yawDeg of [-20, 20]) expect(outcome({ yawDeg }).ok).toBe(true);
});

test('refuses a seam that is broken over a quarter, however small the gap', () => {
  const jacket = coarseJacket('whole');
  // Its collar is closed right below its corners, so that its seam is short.
  const alpha = jacket.cutout.alpha.map((share, i) => {
    const [x, y] = [i % 200, Math.floor(i / 200)];
    return y > 115 && Math.abs(x - 100) < 20 ? 255 : share;
  });
  const closed = { ...jacket, cutout: { ...jacket.cutout, alpha } };
  const coarse = { garment: closed, cells: garmentCells(closed) };
  const whole = coarseWearer({ necklineY: 130 });
  const selfie = { head: coarseHead(), cut: [], cautions: [] };
  expect(fitGarment(selfie, whole, coarse).ok).toBe(true);
  const { cover, widthPx } = whole.cells;
  const torn = cover.map((share, i) => ((i + Math.floor(i / widthPx)) % 2 === 0 ? 0 : share));
  const wearer = { ...whole, cells: { ...whole.cells, cover: torn } };
  expect(fitGarment(selfie, wearer, coarse)).toEqual({ ok: false, refusal: 'does-not-fit' });
});

test('refuses a garment that leaves a gap at the neck', () => {
  expect(outcome({ neck: 4, shoulderY: 150 })).toEqual({ ok: false, refusal: 'does-not-fit' });
});

test('a garment that needs a close fit has to fit better', () => {
  const fits = (traits: WearerTraits) =>
    [false, true].map((closeFit) => outcome(traits, [], { ...COARSE, garment: { ...JACKET, closeFit } }).ok);
  expect(fits({ shoulderY: 104 }), 'cost 0.34').toEqual([true, true]);
  expect(fits({ necklineY: 104 }), 'cost 0.49').toEqual([true, false]);
  expect(fits({ shoulderY: 100 }), 'cost 0.57').toEqual([false, false]);
});

test('refuses a top that ends inside the opening', () => {
  expect(outcome({}, row(98, 90, 110))).toEqual({ ok: false, refusal: 'top-cut-off' });
});

test('refuses a hand near the face, which a garment would cut off', () => {
  const cautions = ['hand-near-face'] as const;
  expect(fitGarment({ head: coarseHead(), cut: [], cautions }, coarseWearer(), COARSE)).toEqual({
    ok: false,
    refusal: 'neck-hidden',
  });
});

test('refuses an uncertain map', () => {
  const wearer = { ...coarseWearer(), certainty: 0.1 };
  expect(fitGarment({ head: coarseHead(), cut: [], cautions: [] }, wearer, COARSE)).toEqual({
    ok: false,
    refusal: 'unsure',
  });
});

test('a hole beside a narrow neck is refused, and one where own clothes were in a closed collar', () => {
  const whole = coarseJacket('whole');
  const closed = { garment: whole, cells: garmentCells(whole) };
  expect(outcome({ neck: 13, necklineY: 116 })).toEqual({ ok: false, refusal: 'does-not-fit' });
  expect(outcome({ neck: 14, necklineY: 116 }).ok).toBe(true);
  expect(outcome({ neck: 14, necklineY: 116 }, [], closed)).toEqual({ ok: false, refusal: 'neck-hidden' });
  expect(outcome({ neck: 14, necklineY: 124 }, [], closed).ok).toBe(true);
});

test('a neck that would be cut away beside the collar is refused, though the placement costs little', () => {
  const broad = { neck: 22 };
  expect(placeGarment(COARSE.garment, COARSE.cells, coarseWearer(broad)).cost).toBeLessThan(0.35);
  expect(outcome(broad)).toEqual({ ok: false, refusal: 'does-not-fit' });
});

test('a chin that would touch a closed collar is refused, and accepted for an open jacket', () => {
  const raised = (kind: 'over' | 'whole') => {
    const jacket = coarseJacket(kind);
    const chin = { x: 100, y: 131 };
    const garment = { ...jacket, head: { ...jacket.head, chin } };
    const wearer = coarseWearer({ necklineY: 134 });
    const low = { ...wearer, head: { ...wearer.head, chin }, cells: { ...wearer.cells } };
    return fitGarment({ head: coarseHead(), cut: [], cautions: [] }, low, {
      garment,
      cells: garmentCells(garment),
    });
  };
  expect(raised('whole')).toEqual({ ok: false, refusal: 'does-not-fit' });
  expect(raised('over').ok).toBe(true);
});

test('an open shirt goes only over tops without a collar', () => {
  const shirt = { ...COARSE, garment: { ...COARSE.garment, overBareNeck: true } };
  expect(outcome({}, [], shirt).ok).toBe(true);
  const wearer = { ...coarseWearer(), hasCollar: true };
  expect(fitGarment({ head: coarseHead(), cut: [], cautions: [] }, wearer, COARSE).ok).toBe(true);
  expect(fitGarment({ head: coarseHead(), cut: [], cautions: [] }, wearer, shirt)).toEqual({
    ok: false,
    refusal: 'neck-hidden',
  });
});

test('refuses a headscarf over the shoulders, which a collar would cut off', () => {
  const wearer = { ...coarseWearer(), isWrapped: true };
  expect(fitGarment({ head: coarseHead(), cut: [], cautions: [] }, wearer, COARSE)).toEqual({
    ok: false,
    refusal: 'neck-hidden',
  });
});

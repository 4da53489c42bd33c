import { expect, test } from 'vitest';

import { seededRandom } from '../../scenes/seeded-random.ts';
import { solveCrop, type Framing } from './crop-solver.ts';
import type { Cutout, HeadGeometry } from '../matte/cutout.ts';

const HEAD: HeadGeometry = {
  eyes: { x: 500, y: 400 },
  chinY: 560,
  crownY: 240,
  centreX: 500,
  face: { left: 400, right: 600, top: 300, bottom: 560 },
};

/** A head and a body that widens to the shoulders, 1000 × 1000. */
function bust(shoulders: readonly [left: number, right: number]): Cutout {
  const alpha = new Uint8Array(1000 * 1000);
  for (let y = 240; y < 1000; y++) {
    const [left, right] = y < 640 ? [400, 600] : shoulders;
    alpha.fill(255, y * 1000 + left, y * 1000 + right);
  }
  return { widthPx: 1000, heightPx: 1000, rgb: new Uint8Array(0), alpha };
}

const bottomCut = Array.from({ length: 500 }, (_, i) => ({ x: i * 2, y: 997 }));

test('frames the head at the wanted size and height when there is room', () => {
  const frame = solveCrop(bust([200, 800]), HEAD, bottomCut, 'classic', 0.8)!;
  expect(320 / frame.height).toBeCloseTo(0.47, 1);
  expect((400 - frame.y) / frame.height).toBeCloseTo(0.4, 1);
  expect(frame.width / frame.height).toBeCloseTo(0.8, 2);
});

test('closer framings make the head larger', () => {
  const share = (framing: Framing): number =>
    320 / solveCrop(bust([200, 800]), HEAD, bottomCut, framing, 0.8)!.height;
  expect(share('tight')).toBeGreaterThan(share('classic'));
  expect(share('classic')).toBeGreaterThan(share('wide'));
});

test('no frame contains a point where the photo cut the body off', () => {
  const random = seededRandom(7);
  let found = 0;
  for (let i = 0; i < 120; i++) {
    const left = Math.floor(random() * 380);
    const right = 620 + Math.floor(random() * 380);
    const bottom = 640 + Math.floor(random() * 360);
    const cut = [
      ...Array.from({ length: 500 }, (_, k) => ({ x: k * 2, y: bottom })),
      ...Array.from({ length: 180 }, (_, k) => ({ x: left, y: 640 + k * 2 })),
      ...Array.from({ length: 180 }, (_, k) => ({ x: right, y: 640 + k * 2 })),
    ];
    for (const framing of ['tight', 'classic', 'wide'] as const) {
      const nudge = { closer: random() * 2 - 1, aside: random() * 2 - 1, lower: random() * 2 - 1 };
      const frame = solveCrop(bust([left, right]), HEAD, cut, framing, 0.8, { nudge });
      if (frame === undefined) continue;
      found++;
      const inside = cut.filter(
        (p) => p.x > frame.x && p.x < frame.x + frame.width && p.y > frame.y && p.y < frame.y + frame.height,
      );
      expect(inside).toEqual([]);
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('goes closer than tight only when tight does not fit, and never too close', () => {
  const shoulders = bust([0, 1000]);
  const share = (bottom: number, closeUps = true): number | undefined => {
    const cut = [
      ...Array.from({ length: 500 }, (_, i) => ({ x: i * 2, y: bottom })),
      ...Array.from({ length: 500 }, (_, i) => ({ x: i * 2, y: 236 })),
    ];
    const frame = solveCrop(shoulders, HEAD, cut, 'tight', 0.8, { closeUps });
    return frame && 320 / frame.height;
  };
  expect(share(690)).toBeGreaterThan(0.7);
  expect(share(690)).toBeLessThan(0.745);
  expect(share(655)).toBeGreaterThan(0.745);
  expect(share(655)).toBeLessThan(0.8);
  expect(share(625, false)).toBeUndefined();
  expect(share(625)).toBeGreaterThan(0.8);
  expect(share(625)).toBeLessThan(0.9);
  expect(share(566), 'the chin would touch the frame').toBeUndefined();
});

/** Hair over the photo's upper edge at y = `top`, shoulders and hair through both sides at `left` and `right`. */
function closePhoto(top: number, left: number, right: number, bottom: number) {
  const cutout = bust([0, 1000]);
  for (let y = 0; y < 620; y++) cutout.alpha.fill(255, y * 1000 + 330, y * 1000 + 670);
  const along = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / 2) }, (_, i) => from + 2 * i);
  const cut = [
    ...along(340, 660).map((x) => ({ x, y: top })),
    ...along(left, right).map((x) => ({ x, y: bottom })),
    ...along(top, bottom).flatMap((y) => [
      { x: left, y },
      { x: right, y },
    ]),
  ];
  return { cutout, cut };
}

test('a head that fills three quarters of the photo is framed up to the photo’s edges, with the whole face', () => {
  // 3 : 4, a head of 320 in 427 rows.
  for (const [top, left, right, bottom] of [
    [262, 340, 660, 689],
    [275, 345, 665, 660],
    [280, 330, 640, 640],
  ] as const) {
    const { cutout, cut } = closePhoto(top, left, right, bottom);
    const frame = solveCrop(cutout, HEAD, cut, 'tight', 0.8)!;
    expect(frame.x).toBeGreaterThanOrEqual(left);
    expect(frame.y).toBeGreaterThanOrEqual(top);
    expect(frame.x + frame.width).toBeLessThanOrEqual(right);
    expect(frame.y + frame.height).toBeLessThanOrEqual(bottom);
    expect(frame.y).toBeLessThan(HEAD.face.top + 11);
    expect(frame.x).toBeLessThan(HEAD.face.left);
    expect(frame.x + frame.width).toBeGreaterThan(HEAD.face.right);
    expect(frame.y + frame.height).toBeGreaterThan(HEAD.chinY + 12);
    expect(solveCrop(cutout, HEAD, cut, 'tight', 0.8, { closeUps: false })).toBeUndefined();
    expect(solveCrop(cutout, HEAD, cut, 'classic', 0.8)).toBeUndefined();
  }
});

test('no frame cuts the face itself, however close the photo is', () => {
  for (const [top, left, right, bottom] of [
    [330, 330, 670, 700],
    [262, 420, 760, 690],
    [262, 340, 660, 566],
  ] as const) {
    const { cutout, cut } = closePhoto(top, left, right, bottom);
    expect(solveCrop(cutout, HEAD, cut, 'tight', 0.8)).toBeUndefined();
  }
});

test('a head touches the frame only in the tight framing', () => {
  const wideHair = bust([200, 800]);
  for (let y = 240; y < 620; y++) wideHair.alpha.fill(255, y * 1000 + 255, y * 1000 + 745);
  for (const framing of ['classic', 'wide'] as const) {
    const frame = solveCrop(wideHair, HEAD, bottomCut, framing, 0.8)!;
    expect(frame.x).toBeLessThan(255);
    expect(frame.x + frame.width).toBeGreaterThan(745);
    expect(frame.y).toBeLessThan(240);
  }
  const afro = bust([200, 800]);
  for (let y = 0; y < 620; y++) afro.alpha.fill(255, y * 1000 + 100, y * 1000 + 900);
  expect(solveCrop(afro, HEAD, bottomCut, 'classic', 0.8)).toBeUndefined();
  expect(solveCrop(afro, HEAD, bottomCut, 'tight', 0.8)).toBeDefined();
});

test('finds no wide frame when the head would sink to the middle', () => {
  const lowEnd = (bottom: number) => Array.from({ length: 500 }, (_, i) => ({ x: i * 2, y: bottom }));
  expect(solveCrop(bust([100, 900]), HEAD, lowEnd(900), 'wide', 0.8)).toBeDefined();
  expect(solveCrop(bust([100, 900]), HEAD, lowEnd(820), 'wide', 0.8)).toBeUndefined();
});

test('never has more headroom than the framing allows, although the frame would fit', () => {
  const lowEnd = (bottom: number) => Array.from({ length: 500 }, (_, i) => ({ x: i * 2, y: bottom }));
  const frame = (framing: Framing, bottom: number) =>
    solveCrop(bust([100, 900]), HEAD, lowEnd(bottom), framing, 0.8);
  expect(frame('classic', 712)).toBeUndefined();
  expect(frame('classic', 725)).toBeDefined();
  expect(frame('wide', 826)).toBeUndefined();
  expect(frame('wide', 850)).toBeDefined();
});

test('never frames a head on a body that is hardly wider than its neck', () => {
  for (const framing of ['classic', 'wide'] as const) {
    expect(solveCrop(bust([470, 530]), HEAD, [], framing, 0.8), framing).toBeUndefined();
    expect(solveCrop(bust([300, 700]), HEAD, [], framing, 0.8), framing).toBeDefined();
  }
});

test('finds no frame when the photo ends below the chin', () => {
  const cut = Array.from({ length: 500 }, (_, i) => ({ x: i * 2, y: 570 }));
  expect(solveCrop(bust([200, 800]), HEAD, cut, 'tight', 0.8)).toBeUndefined();
});

test('never frames a head without a body', () => {
  const head = bust([200, 800]);
  head.alpha.fill(0, 600 * 1000);
  expect(solveCrop(head, HEAD, [], 'classic', 0.8)).toBeUndefined();
});

test('never frames a head over a gap where the matte lost the neck', () => {
  const headless = bust([200, 800]);
  headless.alpha.fill(0, 580 * 1000, 640 * 1000);
  for (const framing of ['classic', 'wide'] as const) {
    expect(solveCrop(headless, HEAD, [], framing, 0.8), framing).toBeUndefined();
  }
});

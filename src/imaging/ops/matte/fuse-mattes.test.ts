import { expect, test } from 'vitest';

import type { Face } from '../../models/face/face.ts';
import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { fuseMattes } from './fuse-mattes.ts';

const SIDE = 100;

/** Forehead at y 20, chin at y 50, 20 px wide, ears at y 32. */
function face(): Face {
  const mesh = Array.from({ length: 478 }, () => [50, 35, 0] as const);
  mesh[234] = [40, 32, 0] as never;
  mesh[454] = [60, 32, 0] as never;
  mesh[10] = [50, 20, 0] as never;
  mesh[152] = [50, 50, 0] as never;
  return {
    mesh,
    box: { x: 40, y: 20, width: 20, height: 30 },
    score: 1,
    yawDeg: 0,
    pitchDeg: 0,
    rollDeg: 0,
  };
}

function matte(covered: (x: number, y: number) => boolean): AlphaImage {
  const data = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < data.length; i++) data[i] = covered(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0;
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const inHead = (x: number, y: number): boolean => x > 38 && x < 62 && y > 10 && y < 52;
const inBust = (x: number, y: number): boolean =>
  inHead(x, y) || (y >= 52 && Math.abs(x - 50) < 12 + (y - 52));

/** The person is red, everything else green. */
function photo(person: (x: number, y: number) => boolean): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++)
    data.set(person(i % SIDE, Math.floor(i / SIDE)) ? [180, 60, 50] : [50, 150, 60], i * 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const at = (image: AlphaImage, x: number, y: number): number => image.data[y * SIDE + x]!;

test('adds a body that the matte lost, up to a raised shoulder, and keeps the outline of the head', () => {
  const raised = (x: number, y: number): boolean => inBust(x, y) || (x < 20 && y > 40);
  const coarse = matte((x, y) => raised(x, y) || (y < 30 && x > 36 && x < 64 && y > 8));
  const joined = fuseMattes(matte(inHead), coarse, photo(raised), face());
  expect(at(joined, 50, 90)).toBe(255);
  expect(at(joined, 10, 45)).toBe(255);
  expect(at(joined, 50, 25)).toBe(255);
  expect(at(joined, 37, 25)).toBe(0);
});

test('removes a lamp beside the head in the colours of the room, and keeps a bun in those of the hair', () => {
  const patch = (x: number, y: number): boolean => x >= 62 && x < 76 && y > 18 && y < 34;
  const fine = matte((x, y) => inBust(x, y) || patch(x, y));
  const lamp = fuseMattes(fine, matte(inBust), photo(inBust), face());
  expect(at(lamp, 70, 26)).toBe(0);
  const bun = fuseMattes(
    fine,
    matte(inBust),
    photo((x, y) => inBust(x, y) || patch(x, y)),
    face(),
  );
  expect(at(bun, 70, 26)).toBe(255);
});

test('does not add a patch beside the head in the colours of the room', () => {
  const coarse = matte((x, y) => inBust(x, y) || (x >= 62 && x < 76 && y > 10 && y < 30));
  expect(at(fuseMattes(matte(inBust), coarse, photo(inBust), face()), 69, 20)).toBe(0);
});

test('adds what the segmentation covers well below the chin, not what it half covers: the knob of a chair', () => {
  const knob = (x: number, y: number): boolean => x >= 76 && x < 88 && y > 52 && y < 62;
  const joined = (coded: number): number => {
    const coarse = matte(inBust);
    for (let i = 0; i < SIDE * SIDE; i++) if (knob(i % SIDE, Math.floor(i / SIDE))) coarse.data[i] = coded;
    return at(fuseMattes(matte(inBust), coarse, photo(inBust), face()), 82, 57);
  };
  expect([joined(240), joined(190)]).toEqual([240, 0]);
});

test('adds what two runs certainly cover beside the head, whatever its colours; less certainly, what the matte covers faintly', () => {
  const curls = (x: number, y: number): boolean => x >= 62 && x < 76 && y > 10 && y < 44;
  const withCurls = (coded: number): AlphaImage => {
    const plane = matte(inBust);
    for (let i = 0; i < SIDE * SIDE; i++)
      if (curls(i % SIDE, Math.floor(i / SIDE))) plane.data[i] = Math.max(plane.data[i]!, coded);
    return plane;
  };
  const joined = (suspected: number, confirmed: number): number =>
    at(fuseMattes(withCurls(suspected), withCurls(255), photo(inBust), face(), withCurls(confirmed)), 69, 26);
  expect([joined(0, 255), joined(40, 217)]).toEqual([255, 255]);
  expect([joined(0, 217), joined(40, 0)]).toEqual([0, 40]);
});

test('removes a strap too narrow for a patch, but neither a lock of hair nor what no frame shows', () => {
  const strap = (x: number, y: number): boolean => x >= 62 && x < 76 && y === 26;
  const low = (x: number, y: number): boolean => x < 8 && y > 97;
  const fine = matte((x, y) => inBust(x, y) || strap(x, y) || low(x, y));
  const dropped = fuseMattes(fine, matte(inBust), photo(inBust), face());
  expect([at(dropped, 66, 26), at(dropped, 75, 26)]).toEqual([0, 0]);
  expect(at(dropped, 58, 26)).toBe(255);
  expect(at(dropped, 2, 99)).toBe(255);
  const lock = fuseMattes(
    fine,
    matte(inBust),
    photo((x, y) => inBust(x, y) || strap(x, y)),
    face(),
  );
  expect(at(lock, 72, 26)).toBe(255);
});

test('removes a cabinet beside the head although its wood resembles the hair, and keeps an earring of that colour', () => {
  const wooden = (patch: (x: number, y: number) => boolean): AlphaImage => {
    const image = photo(inBust);
    const fine = matte((x, y) => inBust(x, y) || patch(x, y));
    for (let i = 0; i < SIDE * SIDE; i++)
      if (patch(i % SIDE, Math.floor(i / SIDE))) image.data.set([143, 86, 53], i * 3);
    return fuseMattes(fine, matte(inBust), image, face());
  };
  expect(
    at(
      wooden((x, y) => x >= 62 && x < 76 && y > 18 && y < 34),
      70,
      26,
    ),
  ).toBe(0);
  expect(
    at(
      wooden((x, y) => x >= 62 && x < 66 && y >= 44 && y < 46),
      65,
      45,
    ),
  ).toBe(255);
});

test('keeps an earring in a colour of its own, and removes the same thing above the ear', () => {
  const with3Px = (top: number): AlphaImage => {
    const hangs = (x: number, y: number): boolean => x >= 62 && x < 65 && y >= top && y < top + 3;
    return fuseMattes(
      matte((x, y) => inBust(x, y) || hangs(x, y)),
      matte(inBust),
      photo(inBust),
      face(),
    );
  };
  expect(at(with3Px(40), 64, 41)).toBe(255);
  expect(at(with3Px(20), 64, 21)).toBe(0);
});

test('closes haze in hair of its own colour, and not a gap in which the room is visible', () => {
  const inHaze = (x: number, y: number): boolean => x > 46 && x < 54 && y > 14 && y < 20;
  const hazy = matte(inBust);
  for (let i = 0; i < SIDE * SIDE; i++) if (inHaze(i % SIDE, Math.floor(i / SIDE))) hazy.data[i] = 170;
  const hair = fuseMattes(hazy, matte(inBust), photo(inBust), face());
  expect(at(hair, 50, 17)).toBe(255);
  const gap = fuseMattes(
    hazy,
    matte(inBust),
    photo((x, y) => inBust(x, y) && !inHaze(x, y)),
    face(),
  );
  expect(at(gap, 50, 17)).toBe(170);
});

test('a hole of one block in a shirt is closed wholly in a large image too', () => {
  const times = 8;
  const side = SIDE * times;
  const large = (covered: (x: number, y: number) => boolean): AlphaImage => ({
    widthPx: side,
    heightPx: side,
    data: Uint8Array.from({ length: side * side }, (_, i) =>
      covered((i % side) / times, Math.floor(i / side) / times) ? 255 : 0,
    ),
  });
  const small = face();
  const mesh = small.mesh.map(([x, y, z]) => [x * times, y * times, z] as const);
  const box = { x: 40 * times, y: 20 * times, width: 20 * times, height: 30 * times };
  // Three pixels of the image per pixel of the planes.
  const inHole = (x: number, y: number): boolean => x >= 51 && x < 51.375 && y >= 84 && y < 84.375;
  const image = { widthPx: side, heightPx: side, data: new Uint8Array(side * side * 3).fill(90) };
  const joined = fuseMattes(
    large((x, y) => inBust(x, y) && !inHole(x, y)),
    large(inBust),
    image,
    { ...small, mesh, box },
  );
  for (let y = 84 * times; y < 84 * times + 3; y++)
    expect([...joined.data.subarray(y * side + 51 * times, y * side + 51 * times + 3)]).toEqual([
      255, 255, 255,
    ]);
});

test('opens a gap beside the neck that the matte half covers, and keeps the shoulder around it', () => {
  const inGap = (x: number, y: number): boolean => x >= 62 && x < 72 && y >= 46 && y < 58;
  const raised = (x: number, y: number): boolean =>
    !inGap(x, y) && (inBust(x, y) || (y >= 46 && x >= 62 && x < 84) || (y >= 56 && x > 30));
  const covered = matte(raised);
  for (let i = 0; i < SIDE * SIDE; i++) if (inGap(i % SIDE, Math.floor(i / SIDE))) covered.data[i] = 150;
  const joined = fuseMattes(covered, matte(raised), photo(raised), face());
  expect(at(joined, 66, 51)).toBe(0);
  expect(at(joined, 76, 60)).toBe(255);
  expect(at(joined, 50, 51)).toBe(255);
});

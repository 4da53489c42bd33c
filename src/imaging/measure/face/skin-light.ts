import type { Face } from '../../models/face/face.ts';
import { LEFT_EYE, meshPoint, meshPolygon, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { NormalMap } from '../../ops/light/face-normals.ts';
import type { LightSample } from '../../ops/light/spherical-harmonics.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';

const LIPS = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
] as const;
/** Lower lids and brows count as eyes, the moustache's shadow and nostrils as mouth, because they are not plain skin. */
const EYE_GROWTH = { x: 1.35, up: 1.6, down: 1.2 };
const LIPS_GROWTH = 1.25;
/** Greatest distance of a cell from the face's median colour, in log2 of red ÷ green and blue ÷ green. */
const MAX_COLOUR_DISTANCE = 0.6;

/**
 * Samples the light on plain skin, once per cell of the normal map: mean linear luminance, relative to the median of all
 * cells. Cells with another colour than the face's median (hair, glasses, beard, lips) are excluded.
 * @param normals over the whole image
 */
export function skinLight(image: RgbImage, face: Face, normals: NormalMap): readonly LightSample[] {
  const { widthPx: w, heightPx: h, cellPx } = normals;
  const skin = Uint8Array.from(normals.face);
  for (const polygon of featurePolygons(face)) {
    const inCells = polygon.map(({ x, y }) => ({ x: x / cellPx, y: y / cellPx }));
    visitPolygonRows(inCells, w, h, (y, fromX, toX) => skin.fill(0, y * w + fromX, y * w + toX));
  }
  const cells = [...skin.keys()].filter((cell) => skin[cell] === 1);
  const colours = cells.map((cell) =>
    cellColour(image, (cell % w) * cellPx, Math.floor(cell / w) * cellPx, cellPx),
  );
  const redGreen = median(colours.map(([red, green]) => Math.log2(red / green)));
  const blueGreen = median(colours.map(([, green, blue]) => Math.log2(blue / green)));
  const luminance = colours.map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const middle = median(luminance);
  return cells.flatMap((cell, i) => {
    const [red, green, blue] = colours[i]!;
    const off = Math.hypot(Math.log2(red / green) - redGreen, (Math.log2(blue / green) - blueGreen) / 3);
    if (off > MAX_COLOUR_DISTANCE) return [];
    return [
      { x: normals.x[cell], y: normals.y[cell], z: normals.z[cell], luminance: luminance[i]! / middle },
    ];
  });
}

function featurePolygons(face: Face): Point[][] {
  const eyes = [LEFT_EYE, RIGHT_EYE].map((eye) => {
    const points = [...meshPolygon(face, eye.contour), ...meshPolygon(face, eye.browTop)];
    const centre = meshPoint(face, eye.irisCentre);
    const wide = Math.max(...points.map((point) => Math.abs(point.x - centre.x))) * EYE_GROWTH.x;
    const up = Math.max(...points.map((point) => centre.y - point.y)) * EYE_GROWTH.up;
    const down = Math.max(...points.map((point) => point.y - centre.y)) * EYE_GROWTH.down;
    return [
      { x: centre.x - wide, y: centre.y - up },
      { x: centre.x + wide, y: centre.y - up },
      { x: centre.x + wide, y: centre.y + down },
      { x: centre.x - wide, y: centre.y + down },
    ];
  });
  const lips = meshPolygon(face, LIPS);
  const middle = { x: mean(lips.map((point) => point.x)), y: mean(lips.map((point) => point.y)) };
  const grown = lips.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * LIPS_GROWTH,
    y: middle.y + (y - middle.y) * LIPS_GROWTH,
  }));
  return [...eyes, grown];
}

/** Returns the mean linear colour of a square, with 0.0001 added so that its ratios and logarithms exist. */
function cellColour(image: RgbImage, left: number, top: number, sidePx: number): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  const right = Math.min(image.widthPx, left + sidePx);
  const bottom = Math.min(image.heightPx, top + sidePx);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * image.widthPx + x) * 3;
      sums[0] += LINEAR_OF_BYTE[image.data[at]];
      sums[1] += LINEAR_OF_BYTE[image.data[at + 1]];
      sums[2] += LINEAR_OF_BYTE[image.data[at + 2]];
    }
  const count = (right - left) * (bottom - top);
  return [sums[0] / count + 1e-4, sums[1] / count + 1e-4, sums[2] / count + 1e-4];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

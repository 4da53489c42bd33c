import { type Face, shiftedFace } from '../../models/face/face.ts';
import { FACE_OVAL, meshPoint } from '../../models/face/face-landmarks.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { squareCrop, type OrientedCrop } from '../../raster/oriented-crop.ts';
import { cheekPolygons } from '../face/face-regions.ts';
import { labOfLinear } from '../image/colour-difference.ts';

/** Side of the levelled crop of head and chest, and the size and position of the face in it; pixels. */
export const MAP_SIDE_PX = 512;
const FACE_PX = 150;
const CHIN_PX: Point = { x: 256, y: 250 };
/** The map of a crop has one cell for each 4 × 4 pixels. */
export const CELL_PX = 4;
export const MAP_CELLS = MAP_SIDE_PX / CELL_PX;
/** Number of planes that `mapPlanes` returns. */
export const PLANE_COUNT = 19;

const CHIN = 152;
const FOREHEAD = 10;
const EYES = { left: 33, right: 263 } as const;

/** Measures the face's height from the upper end of the forehead to the chin, pixels of the image. */
export function faceHeightPx(face: Pick<Face, 'mesh'>): number {
  const top = meshPoint(face, FOREHEAD);
  const chin = meshPoint(face, CHIN);
  return Math.hypot(chin.x - top.x, chin.y - top.y);
}

/**
 * Returns a square around head and chest with level eyes, in which every face has the same height and the same chin
 * position.
 */
export function mapCrop(face: Pick<Face, 'mesh'>): OrientedCrop {
  const chin = meshPoint(face, CHIN);
  const left = meshPoint(face, EYES.left);
  const right = meshPoint(face, EYES.right);
  const turnRad = Math.atan2(right.y - left.y, right.x - left.x);
  const scale = faceHeightPx(face) / FACE_PX;
  const [asidePx, belowPx] = [(MAP_SIDE_PX / 2 - CHIN_PX.x) * scale, (MAP_SIDE_PX / 2 - CHIN_PX.y) * scale];
  const centre = {
    x: chin.x + asidePx * Math.cos(turnRad) - belowPx * Math.sin(turnRad),
    y: chin.y + asidePx * Math.sin(turnRad) + belowPx * Math.cos(turnRad),
  };
  return squareCrop(centre, MAP_SIDE_PX * scale, turnRad);
}

/** Converts the face's mesh to pixels of the crop. */
export function faceInCrop(face: Pick<Face, 'mesh' | 'box'>, crop: OrientedCrop): Pick<Face, 'mesh' | 'box'> {
  const { across, down } = crop;
  const area = across.x * down.y - across.y * down.x;
  const shifted = shiftedFace(face, crop.corner);
  const mesh = shifted.mesh.map(([x, y, z]): [number, number, number] => [
    ((x * down.y - y * down.x) / area) * MAP_SIDE_PX,
    ((across.x * y - across.y * x) / area) * MAP_SIDE_PX,
    z,
  ]);
  return { ...shifted, mesh };
}

/**
 * Computes the hand-made features of each cell: its colour, also compared with the person's own skin, hair and chest, its
 * coverage and its position relative to the chin.
 * @param picture the crop, MAP_SIDE_PX wide and high
 * @param coverage of the person, 0–1, one value a cell
 * @param face its mesh in pixels of the crop
 * @returns PLANE_COUNT planes of MAP_CELLS × MAP_CELLS, all of about unit size
 */
export function mapPlanes(
  picture: RgbImage,
  coverage: Float32Array,
  face: Pick<Face, 'mesh'>,
): Float32Array<ArrayBuffer> {
  const size = MAP_CELLS * MAP_CELLS;
  const planes = new Float32Array(PLANE_COUNT * size);
  const plane = (index: number): Float32Array => planes.subarray(index * size, (index + 1) * size);
  const lab = [plane(0), plane(1), plane(2)] as const;
  cellColours(picture, lab, plane(3));
  const oval = plane(4);
  fillCells(
    FACE_OVAL.map((index) => meshPoint(face, index)),
    (i) => (oval[i] = 1),
  );
  plane(5).set(coverage);
  setPlaces(plane);
  const cheeks: number[] = [];
  for (const polygon of cheekPolygons(face)) fillCells(polygon, (i) => cheeks.push(i));
  const references = [cheeks, coveredIn(coverage, HAIR_CELLS), coveredIn(coverage, CHEST_CELLS)];
  references.forEach((cells, index) => compareWith(lab, cells, plane(12 + index)));
  const skin = meanColour(lab, cheeks) ?? [0, 0, 0];
  for (let c = 0; c < 3; c++) {
    const [to, from] = [plane(15 + c), lab[c]!];
    for (let i = 0; i < size; i++) to[i] = from[i] - skin[c]!;
  }
  rowCoverage(coverage, plane(18));
  return planes;
}

/** Areas above the forehead and on the chest, in cells. */
const HAIR_CELLS = { left: 56, right: 72, top: 17, bottom: 26 };
const CHEST_CELLS = { left: 46, right: 82, top: 95, bottom: 108 };

function cellColours(
  { widthPx, data }: RgbImage,
  [lightness, a, b]: readonly [Float32Array, Float32Array, Float32Array],
  contrast: Float32Array,
): void {
  for (let y = 0, to = 0; y < MAP_CELLS; y++)
    for (let x = 0; x < MAP_CELLS; x++, to++) {
      let [red, green, blue, sum, square] = [0, 0, 0, 0, 0];
      for (let row = 0; row < CELL_PX; row++)
        for (let column = 0; column < CELL_PX; column++) {
          const at = ((y * CELL_PX + row) * widthPx + x * CELL_PX + column) * 3;
          red += LINEAR_OF_BYTE[data[at]];
          green += LINEAR_OF_BYTE[data[at + 1]];
          blue += LINEAR_OF_BYTE[data[at + 2]];
          const luma = (data[at] + 2 * data[at + 1] + data[at + 2]) / 4;
          sum += luma;
          square += luma * luma;
        }
      const n = CELL_PX * CELL_PX;
      const lab = labOfLinear(red / n, green / n, blue / n);
      lightness[to] = lab.lightness / 30 - 1.5;
      a[to] = lab.a / 20;
      b[to] = lab.b / 20;
      contrast[to] = Math.sqrt(Math.max(0, square / n - (sum / n) ** 2)) / 20;
    }
}

function setPlaces(plane: (index: number) => Float32Array): void {
  for (let y = 0, i = 0; y < MAP_CELLS; y++)
    for (let x = 0; x < MAP_CELLS; x++, i++) {
      const aside = ((x + 0.5) * CELL_PX - CHIN_PX.x) / FACE_PX;
      const below = ((y + 0.5) * CELL_PX - CHIN_PX.y) / FACE_PX;
      const values = [aside, below, Math.abs(aside), aside * aside, below * below, Math.abs(aside) * below];
      for (let k = 0; k < values.length; k++) plane(6 + k)[i] = values[k];
    }
}

function coveredIn(coverage: Float32Array, area: typeof HAIR_CELLS): number[] {
  const cells: number[] = [];
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++)
      if (coverage[y * MAP_CELLS + x] > 0.5) cells.push(y * MAP_CELLS + x);
  return cells;
}

type LabPlanes = readonly [Float32Array, Float32Array, Float32Array];

function meanColour(lab: LabPlanes, cells: readonly number[]): readonly number[] | undefined {
  if (cells.length === 0) return undefined;
  return lab.map((plane) => cells.reduce((sum, i) => sum + plane[i], 0) / cells.length);
}

/** Writes each cell's colour distance from the mean of `cells`, mapped to 0–1; 0.5 when there are no such cells. */
function compareWith(lab: LabPlanes, cells: readonly number[], to: Float32Array): void {
  const mean = meanColour(lab, cells);
  for (let i = 0; i < to.length; i++) {
    if (mean === undefined) {
      to[i] = 0.5;
      continue;
    }
    const unlike = Math.hypot(0.7 * (lab[0][i] - mean[0]), lab[1][i] - mean[1], lab[2][i] - mean[2]);
    to[i] = unlike / (unlike + 0.6);
  }
}

/** Writes the share of each row that the person covers, because a neck is narrow and shoulders are wide. */
function rowCoverage(coverage: Float32Array, to: Float32Array): void {
  for (let y = 0; y < MAP_CELLS; y++) {
    let covered = 0;
    for (let x = 0; x < MAP_CELLS; x++) covered += coverage[y * MAP_CELLS + x];
    to.fill(covered / MAP_CELLS, y * MAP_CELLS, (y + 1) * MAP_CELLS);
  }
}

function fillCells(polygon: readonly Point[], set: (index: number) => void): void {
  const cells = polygon.map(({ x, y }) => ({ x: x / CELL_PX, y: y / CELL_PX }));
  visitPolygonRows(cells, MAP_CELLS, MAP_CELLS, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x++) set(y * MAP_CELLS + x);
  });
}

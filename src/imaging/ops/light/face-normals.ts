import type { Point, Rect } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import type { View } from '../../raster/bilinear-rows.ts';
import { boxBlur } from '../plane/box-blur.ts';

/**
 * Which way the person's surface faces, on a small map over a picture: unit vectors, x to the picture's right, y up,
 * z to the camera.
 */
export interface NormalMap {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the picture along one side of a cell. */
  readonly cellPx: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  /** 1 inside the face mesh, 0 outside. */
  readonly face: Float32Array;
  /** How near the face is, 0–1: 1 on it, about a half at the hair and the neck, 0 on the far shoulder. */
  readonly near: Float32Array;
}

/** A point of the mesh; z in the same scale as x and y, larger is further from the camera. */
export interface DepthPoint extends Point {
  readonly z: number;
}

const CELLS_PER_FACE = 32;
/** Reach of the plane fitted at each cell, share of the face's height: keeps nose and brow, drops the mesh's noise. */
const REACH = 0.09;
/** How far the face's form goes on into hair and neck, share of its height, and how firmly shoulders face the camera. */
const EXTENSION = 0.45;
const BODY_WEIGHT = 0.06;

/**
 * Normals of the face mesh, going on smoothly over hair, neck and shoulders: there they only have to carry soft light
 * without an edge.
 * @param mesh the face mesh's 468 points in pixels of the picture
 * @param oval point numbers of the face's outline
 */
export function faceNormals(
  mesh: readonly DepthPoint[],
  oval: readonly number[],
  pictureWidthPx: number,
  pictureHeightPx: number,
): NormalMap {
  const outline = oval.map((index) => mesh[index]!);
  const xs = outline.map((point) => point.x);
  const ys = outline.map((point) => point.y);
  const faceHeightPx = Math.max(...ys) - Math.min(...ys);
  const centreX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const cellPx = Math.max(1, Math.round(faceHeightPx / CELLS_PER_FACE));
  const w = Math.ceil(pictureWidthPx / cellPx);
  const h = Math.ceil(pictureHeightPx / cellPx);
  const face = new Float32Array(w * h);
  const inCells = outline.map(({ x, y }) => ({ x: x / cellPx, y: y / cellPx }));
  visitPolygonRows(inCells, w, h, (y, fromX, toX) => face.fill(1, y * w + fromX, y * w + toX));

  const tilt = { x: new Float32Array(w * h), y: new Float32Array(w * h) };
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      if (face[i] === 0) continue;
      const slope = localSlope(mesh, (x + 0.5) * cellPx, (y + 0.5) * cellPx, REACH * faceHeightPx);
      const length = Math.hypot(slope.x, slope.y, 1);
      tilt.x[i] = slope.x / length;
      tilt.y[i] = -slope.y / length;
    }

  const radius = Math.round((EXTENSION * faceHeightPx) / cellPx / 2);
  const soft = (plane: Float32Array): Float32Array<ArrayBuffer> =>
    boxBlur(boxBlur(plane, w, h, radius), w, h, radius);
  const known = soft(face);
  const nearX = soft(tilt.x);
  const nearY = soft(tilt.y);
  const inside = boxBlur(boxBlur(face, w, h, 1), w, h, 1);
  const near = new Float32Array(w * h);
  const map = { x: tilt.x, y: tilt.y, z: new Float32Array(w * h) };
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const bodyX = 0.6 * Math.tanh(((x + 0.5) * cellPx - centreX) / (1.3 * faceHeightPx));
      const weight = known[i] + BODY_WEIGHT;
      const aroundX = (nearX[i] + BODY_WEIGHT * bodyX) / weight;
      const aroundY = nearY[i] / weight;
      near[i] = Math.max(Math.min(1, 1.6 * known[i]), face[i]);
      const own = face[i] * Math.max(0, 2 * inside[i] - 1);
      map.x[i] = aroundX + (map.x[i] - aroundX) * own;
      map.y[i] = aroundY + (map.y[i] - aroundY) * own;
      map.z[i] = Math.sqrt(Math.max(0.01, 1 - map.x[i] ** 2 - map.y[i] ** 2));
    }
  return { widthPx: w, heightPx: h, cellPx, ...map, face, near };
}

/** The part of a normal map that covers an area of its picture. */
export function viewOfArea({ widthPx, heightPx, cellPx }: NormalMap, area: Rect): View {
  return {
    x: area.x / (widthPx * cellPx),
    y: area.y / (heightPx * cellPx),
    width: area.width / (widthPx * cellPx),
    height: area.height / (heightPx * cellPx),
    mirrored: false,
  };
}

/** The same over cells `times` as large, each as its middle was. */
export function coarserNormals(map: NormalMap, times: number): NormalMap {
  const widthPx = Math.ceil(map.widthPx / times);
  const heightPx = Math.ceil(map.heightPx / times);
  const middle = Math.floor(times / 2);
  const pick = (plane: Float32Array): Float32Array =>
    Float32Array.from({ length: widthPx * heightPx }, (_, i) => {
      const x = Math.min(map.widthPx - 1, (i % widthPx) * times + middle);
      const y = Math.min(map.heightPx - 1, Math.floor(i / widthPx) * times + middle);
      return plane[y * map.widthPx + x];
    });
  return {
    widthPx,
    heightPx,
    cellPx: map.cellPx * times,
    x: pick(map.x),
    y: pick(map.y),
    z: pick(map.z),
    face: pick(map.face),
    near: pick(map.near),
  };
}

/** Index of the cell a point of the picture lies in, or of the nearest one. */
export function cellAt({ widthPx, heightPx, cellPx }: NormalMap, { x, y }: Point): number {
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(x / cellPx)));
  const row = Math.min(heightPx - 1, Math.max(0, Math.floor(y / cellPx)));
  return row * widthPx + column;
}

/** How fast the mesh recedes at a place: weighted least squares of a plane through the points near it. */
function localSlope(mesh: readonly DepthPoint[], x: number, y: number, reachPx: number): Point {
  let [sum, sx, sy, sz, sxx, sxy, syy, sxz, syz] = [1e-9, 0, 0, 0, 0, 0, 0, 0, 0];
  const limit = 9 * reachPx * reachPx;
  for (const point of mesh) {
    const dx = point.x - x;
    const dy = point.y - y;
    const distance = dx * dx + dy * dy;
    if (distance > limit) continue;
    const weight = Math.exp((-0.5 * distance) / (reachPx * reachPx));
    sum += weight;
    sx += weight * dx;
    sy += weight * dy;
    sz += weight * point.z;
    sxx += weight * dx * dx;
    sxy += weight * dx * dy;
    syy += weight * dy * dy;
    sxz += weight * dx * point.z;
    syz += weight * dy * point.z;
  }
  const xx = sxx - (sx * sx) / sum + 1e-6;
  const yy = syy - (sy * sy) / sum + 1e-6;
  const xy = sxy - (sx * sy) / sum;
  const xz = sxz - (sx * sz) / sum;
  const yz = syz - (sy * sz) / sum;
  const determinant = xx * yy - xy * xy;
  return { x: (xz * yy - yz * xy) / determinant, y: (yz * xx - xz * xy) / determinant };
}

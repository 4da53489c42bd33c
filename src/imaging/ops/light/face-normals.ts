import type { Point, Rect } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import type { View } from '../../raster/bilinear-rows.ts';
import { boxBlur } from '../plane/box-blur.ts';

/**
 * A normal map of the person at a low resolution: unit vectors with x to the image's right, y up and z to the camera.
 */
export interface NormalMap {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Side of a cell in pixels of the image. */
  readonly cellPx: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  /** 1 inside the face mesh, 0 outside. */
  readonly face: Float32Array;
  /** Nearness to the face: 1 on it, about a half at the hair and the neck, 0 on the far shoulder. */
  readonly near: Float32Array;
}

/** A point of the face mesh; z has the scale of x and y and increases away from the camera. */
export interface DepthPoint extends Point {
  readonly z: number;
}

const CELLS_PER_FACE = 32;
/** Standard deviation of the weights of the fitted planes, in heights of the face: it keeps nose and brow and smooths noise. */
const SMOOTHING = 0.09;
/** Reach of the face's form into hair and neck, in heights of the face. */
const EXTENSION = 0.45;
/** Weight of the body's form, which faces the camera, beside the face's. */
const BODY_WEIGHT = 0.06;

/**
 * Computes the normals of the face mesh by moving least squares (Lancaster and Salkauskas 1981), and extends them smoothly over
 * hair, neck and shoulders, where they only have to carry soft light without an edge.
 * @param mesh the face mesh's 468 points in pixels of the image
 * @param oval point numbers of the face's outline
 */
export function faceNormals(
  mesh: readonly DepthPoint[],
  oval: readonly number[],
  imageWidthPx: number,
  imageHeightPx: number,
): NormalMap {
  const outline = oval.map((index) => mesh[index]!);
  const xs = outline.map((point) => point.x);
  const ys = outline.map((point) => point.y);
  const faceHeightPx = Math.max(...ys) - Math.min(...ys);
  const centreX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const cellPx = Math.max(1, Math.round(faceHeightPx / CELLS_PER_FACE));
  const w = Math.ceil(imageWidthPx / cellPx);
  const h = Math.ceil(imageHeightPx / cellPx);
  const face = new Float32Array(w * h);
  const inCells = outline.map(({ x, y }) => ({ x: x / cellPx, y: y / cellPx }));
  visitPolygonRows(inCells, w, h, (y, fromX, toX) => face.fill(1, y * w + fromX, y * w + toX));

  const tilt = { x: new Float32Array(w * h), y: new Float32Array(w * h) };
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      if (face[i] === 0) continue;
      const slope = localSlope(mesh, (x + 0.5) * cellPx, (y + 0.5) * cellPx, SMOOTHING * faceHeightPx);
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

/** Returns the part of a normal map that covers an area of its image. */
export function viewOfArea({ widthPx, heightPx, cellPx }: NormalMap, area: Rect): View {
  return {
    x: area.x / (widthPx * cellPx),
    y: area.y / (heightPx * cellPx),
    width: area.width / (widthPx * cellPx),
    height: area.height / (heightPx * cellPx),
    mirrored: false,
  };
}

/** Subsamples a normal map to cells `times` as large, with the values at their middles. */
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

/** Returns the index of the cell that contains a point of the image, or of the nearest cell. */
export function cellAt({ widthPx, heightPx, cellPx }: NormalMap, { x, y }: Point): number {
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(x / cellPx)));
  const row = Math.min(heightPx - 1, Math.max(0, Math.floor(y / cellPx)));
  return row * widthPx + column;
}

/** Returns the slope of the mesh's depth at a place: a plane is fitted to the points around it with Gaussian weights. */
function localSlope(mesh: readonly DepthPoint[], x: number, y: number, sigmaPx: number): Point {
  let [sum, sx, sy, sz, sxx, sxy, syy, sxz, syz] = [1e-9, 0, 0, 0, 0, 0, 0, 0, 0];
  const limit = 9 * sigmaPx * sigmaPx;
  for (const point of mesh) {
    const dx = point.x - x;
    const dy = point.y - y;
    const distance = dx * dx + dy * dy;
    if (distance > limit) continue;
    const weight = Math.exp((-0.5 * distance) / (sigmaPx * sigmaPx));
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

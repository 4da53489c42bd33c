import type { Face } from '../models/face.ts';
import type { RgbImage } from '../raster/image.ts';
import { cheekPolygons } from './face-regions.ts';
import { foreheadEdge, type ForeheadEdge } from './forehead-edge.ts';
import { foreheadGrid, rowShare, type Colour, type ForeheadGrid } from './forehead-grid.ts';
import { regionColour } from './region-colour.ts';
import { isUnlikeSkin } from './skin-reflection.ts';

/** What lies across the forehead, if anything does: the edge is a brim's that ends above the brows. */
export interface ForeheadCover extends ForeheadEdge {
  /**
   * Share of the lower forehead whose colour cannot be the skin of either cheek, 0–1: what a brim down to the brows shows.
   * 0 where a cheek is burnt out and tells no colour.
   */
  readonly unlikeSkinShare: number;
}

/** Shares of the forehead's height between which there is skin, unless something covers it. */
const LOWER_FOREHEAD = { from: 0.09, to: 0.61 } as const;

/** A channel that ends at 255 has lost its ratio to the others. */
const BURNT = 250;

export function foreheadCover(image: RgbImage, face: Face): ForeheadCover {
  const grid = foreheadGrid(image, face);
  return { ...foreheadEdge(grid), unlikeSkinShare: unlikeSkinShare(grid, cheekColours(image, face)) };
}

function cheekColours(image: RgbImage, face: Face): readonly Colour[] {
  return cheekPolygons(face).flatMap((cheek): Colour[] => {
    const colour = regionColour(image, [cheek]);
    return colour === undefined ? [] : [[colour.red, colour.green, colour.blue]];
  });
}

function unlikeSkinShare({ columns }: ForeheadGrid, cheeks: readonly Colour[]): number {
  if (cheeks.length === 0 || cheeks.flat().some((channel) => channel >= BURNT)) return 0;
  const lower = columns.flatMap((column) =>
    column.filter((_, row) => rowShare(row) > LOWER_FOREHEAD.from && rowShare(row) < LOWER_FOREHEAD.to),
  );
  const unlike = lower.filter((colour) => cheeks.every((skin) => isUnlikeSkin(colour, skin)));
  return unlike.length / lower.length;
}

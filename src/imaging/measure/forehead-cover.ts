import type { Face } from '../models/face.ts';
import type { RgbImage } from '../raster/image.ts';
import { colourBesideFace } from './colour-beside-face.ts';
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
  /** Share of what lies beside the face that has the same colour, 0–1: a hat seldom has it, a fringe of hair does. */
  readonly besideFaceShare: number;
}

/** Shares of the forehead's height between which there is skin, unless something covers it. */
const LOWER_FOREHEAD = { from: 0.09, to: 0.61 } as const;

/** A channel that ends at 255 has lost its ratio to the others. */
const BURNT = 250;

export function foreheadCover(image: RgbImage, face: Face): ForeheadCover {
  const grid = foreheadGrid(image, face);
  const lower = lowerForehead(grid);
  const cheeks = cheekColours(image, face);
  const unlike = lower.filter(
    (colour) => cheeks.length > 0 && cheeks.every((skin) => isUnlikeSkin(colour, skin)),
  );
  return {
    ...foreheadEdge(grid),
    unlikeSkinShare: unlike.length / lower.length,
    besideFaceShare: unlike.length === 0 ? 0 : colourBesideFace(image, face, medianColour(unlike)),
  };
}

function lowerForehead({ columns }: ForeheadGrid): readonly Colour[] {
  return columns.flatMap((column) =>
    column.filter((_, row) => rowShare(row) > LOWER_FOREHEAD.from && rowShare(row) < LOWER_FOREHEAD.to),
  );
}

/** None where one is burnt out. */
function cheekColours(image: RgbImage, face: Face): readonly Colour[] {
  const cheeks = cheekPolygons(face).flatMap((cheek): Colour[] => {
    const colour = regionColour(image, [cheek]);
    return colour === undefined ? [] : [[colour.red, colour.green, colour.blue]];
  });
  return cheeks.flat().some((channel) => channel >= BURNT) ? [] : cheeks;
}

function medianColour(colours: readonly Colour[]): Colour {
  const median = (c: 0 | 1 | 2): number =>
    colours.map((colour) => colour[c]).toSorted((a, b) => a - b)[colours.length >> 1]!;
  return [median(0), median(1), median(2)];
}

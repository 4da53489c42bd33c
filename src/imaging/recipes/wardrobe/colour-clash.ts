import { deltaE2000, type Lab, labOfLinear } from '../../measure/image/colour-difference.ts';
import { skinColour } from '../../measure/face/skin-patches.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import { bytesOfHex } from '../../scenes/hex-colour.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import type { CoarseGarment } from './coarse-garment.ts';
import type { GarmentCells } from './garment-cells.ts';

/** Colours of a person that clothes are chosen against; undefined for one that is not visible. */
export interface PersonColours {
  readonly skin: Lab | undefined;
  readonly hair: Lab | undefined;
}

/**
 * Colour differences (CIEDE2000) below which cloth is hard to tell from what is beside it: a face on a collar of its own colour
 * looks bare, hair on cloth of its own colour vanishes, and shoulders before a wall of their colour have no outline.
 */
const MIN_DELTA_E = { skin: 22, hair: 12, scene: 12 } as const;
/** Number of a palette's colours that are compared. The first ones cover the largest area of the scene. */
const SCENE_COLOURS = 2;
const CLOTH = 0;
/** Share of hair above which a cell counts for the hair's colour. */
const HAIR = 0.9;

/** Returns the mean colour of a dyed garment's cloth; undefined for a garment without the part `cloth`. */
export function clothColour({ cellParts }: CoarseGarment, { alpha, rgb }: GarmentCells): Lab | undefined {
  return meanColour(rgb, (i) => alpha[i] > 0.9 && cellParts[i] === CLOTH);
}

/** Returns the mean colours of a selfie's skin and hair, as its headshots show them before a scene lights them. */
export function personColours({
  skin,
  cutout,
  wearer,
}: Pick<StudioSelfie, 'skin' | 'cutout' | 'wearer'>): PersonColours {
  const patch = skinColour(skin);
  const skinLab = patch && labOfLinear(patch.red, patch.green, patch.blue);
  if (wearer === undefined) return { skin: skinLab, hair: undefined };
  const { cells } = wearer;
  const colours = new Uint8Array(cells.widthPx * cells.heightPx * 3);
  const middle = (cell: number, endPx: number): number =>
    Math.min(endPx - 1, Math.floor((cell + 0.5) * cells.cellPx));
  for (let i = 0; i < cells.hair.length; i++) {
    if (cells.hair[i] <= HAIR) continue;
    const x = middle(i % cells.widthPx, cutout.widthPx);
    const y = middle(Math.floor(i / cells.widthPx), cutout.heightPx);
    const from = (y * cutout.widthPx + x) * 3;
    colours.set(cutout.rgb.subarray(from, from + 3), i * 3);
  }
  return { skin: skinLab, hair: meanColour(colours, (i) => cells.hair[i] > HAIR) };
}

/**
 * Returns how much cloth of this colour clashes with a person, 0–1.5: 0 for a colour far from skin and hair, 1 for the colour of
 * the skin, 0.5 for that of the hair, and their sum for both.
 */
export function clashWithPerson(cloth: Lab | undefined, { skin, hair }: PersonColours): number {
  if (cloth === undefined) return 0;
  return nearness(cloth, skin, MIN_DELTA_E.skin) + nearness(cloth, hair, MIN_DELTA_E.hair) / 2;
}

/** Returns whether shoulders of this colour have an outline before a scene; true for an unknown colour. */
export function standsOut(cloth: Lab | undefined, palette: readonly string[] = []): boolean {
  if (cloth === undefined) return true;
  return palette
    .slice(0, SCENE_COLOURS)
    .every((hex) => nearness(cloth, labOfBytes(...bytesOfHex(hex)), MIN_DELTA_E.scene) === 0);
}

/** Returns 1 for the same colour, falling to 0 at the difference `minDeltaE`. */
function nearness(cloth: Lab, other: Lab | undefined, minDeltaE: number): number {
  return other === undefined ? 0 : Math.max(0, 1 - deltaE2000(cloth, other) / minDeltaE);
}

function labOfBytes(red: number, green: number, blue: number): Lab {
  return labOfLinear(LINEAR_OF_BYTE[red]!, LINEAR_OF_BYTE[green]!, LINEAR_OF_BYTE[blue]!);
}

function meanColour(rgb: Uint8Array, isMeant: (index: number) => boolean): Lab | undefined {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < rgb.length / 3; i++) {
    if (!isMeant(i)) continue;
    count++;
    for (let c = 0; c < 3; c++) sums[c]! += LINEAR_OF_BYTE[rgb[i * 3 + c]]!;
  }
  return count === 0 ? undefined : labOfLinear(sums[0] / count, sums[1] / count, sums[2] / count);
}

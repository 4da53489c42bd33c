import { LINEAR_OF_BYTE } from '../ops/srgb.ts';
import type { Colour } from './forehead-grid.ts';

/** Factors on linear red, green and blue that turn a lamp's light white: of a white lamp, and of the sky that shines on foreheads. */
const LAMPS: readonly Colour[] = [
  [1, 1, 1],
  [1.4, 1, 0.7],
];
/** Share of the skin's own light under which it is too little for skin, unless in the shade. */
const MIN_BODY_SHARE = 0.45;
/** Even in the shade most of skin's light is its own; a grey thing's is the lamp's. */
const MIN_BODY_PURITY = 0.6;
/** Light that is neither the skin's nor the lamp's, share of all. */
const MAX_FOREIGN_SHARE = 0.12;
/** Below this brightness, relative to the skin's, colours are noise. */
const DARK = 0.02;
/** Where skin itself is grey, on a picture without colours, its own and the lamp's cannot be told apart: all is its own. */
const RIDGE = 0.001;

/**
 * Whether a colour cannot be this skin, lit as it may be. After Shafer's dichromatic reflection model ("Using color to
 * separate reflection components", 1985) skin sends back its own colour, more or less of it, and the lamp's. So shine on
 * a dark forehead is skin, and grey wool of the same brightness is not. Colours sRGB-coded, 0–255.
 */
export function isUnlikeSkin(colour: Colour, skin: Colour): boolean {
  return LAMPS.every((gains) => isUnlikeUnder(balanced(colour, gains), balanced(skin, gains)));
}

/** Least squares of seen = body · own + surface · white; white as long as own. */
function isUnlikeUnder(seen: Colour, own: Colour): boolean {
  const length = Math.max(1e-4, Math.hypot(...own));
  const white = length / Math.sqrt(3);
  const [ownOwn, ownWhite, whiteWhite] = [length ** 2, sum(own) * white, length ** 2 * (1 + RIDGE)];
  const [seenOwn, seenWhite] = [dot(seen, own), sum(seen) * white];
  const determinant = ownOwn * whiteWhite - ownWhite ** 2;
  const body = (seenOwn * whiteWhite - seenWhite * ownWhite) / determinant;
  const surface = (seenWhite * ownOwn - seenOwn * ownWhite) / determinant;
  const foreign = Math.hypot(...seen.map((light, c) => light - body * own[c]! - surface * white)) / length;
  const brightness = Math.hypot(...seen) / length;
  if (foreign > MAX_FOREIGN_SHARE * Math.max(DARK, brightness)) return true;
  return body < MIN_BODY_SHARE && body < MIN_BODY_PURITY * brightness;
}

/** Linear light under a lamp made white. */
function balanced(colour: Colour, gains: Colour): Colour {
  const light = (c: 0 | 1 | 2): number => LINEAR_OF_BYTE[Math.round(colour[c])]! * gains[c];
  return [light(0), light(1), light(2)];
}

function dot(a: Colour, b: Colour): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function sum([red, green, blue]: Colour): number {
  return red + green + blue;
}

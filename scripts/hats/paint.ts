import { sharp } from '../../src/imaging/codecs/libvips.ts';
import { LINEAR_OF_BYTE, linearFromCoded } from '../../src/imaging/ops/light/srgb.ts';

/** Linear light, 0–1. */
type LinearColour = readonly [red: number, green: number, blue: number];

/** How a rendered hat is dyed, printed, lit and worn. */
export interface Paint {
  /** Returns the reflectance of the cloth; x and y are shares of the hat's picture. */
  readonly colourAt: (x: number, y: number) => LinearColour;
  /** `gain` for all of it, `acrossShare` more to the one side than to the other, `contrast` as a power. */
  readonly light: { readonly gain: number; readonly acrossShare: number; readonly contrast: number };
  /** `downShare` is the length of the shadow in widths of the face. */
  readonly shadow: { readonly strength: number; readonly downShare: number };
  /** Distance that the hat is worn lower than rendered, in halves of the head's width. */
  readonly lowerShare: number;
}

const PRINT_SIDE_PX = 360;
const PRINTED_SHARE = 0.35;

/** @param skin of the person's cheeks: a third of the hats are of nearly that colour, the hardest to recognise */
export async function anyPaint(random: () => number, skin: LinearColour): Promise<Paint> {
  const cloth = anyCloth(random, skin);
  const print =
    random() < PRINTED_SHARE
      ? await printed(random, [cloth, anyCloth(random, skin), anyCloth(random, skin)])
      : undefined;
  // The cloth is lit as brightly as the person.
  const [red, green, blue] = skin;
  const lit = Math.min(1.2, 0.5 + (red + green + blue) / 3);
  return {
    colourAt: print ?? (() => cloth),
    light: {
      gain: lit * between(random, 0.6, 1.3),
      acrossShare: between(random, -0.8, 0.8),
      contrast: between(random, 0.5, 1.6),
    },
    shadow: { strength: between(random, 0.1, 0.75), downShare: between(random, 0.02, 0.14) },
    lowerShare: between(random, -0.08, 0.3),
  };
}

function between(random: () => number, least: number, most: number): number {
  return least + (most - least) * random();
}

function anyCloth(random: () => number, [red, green, blue]: LinearColour): LinearColour {
  const kind = random();
  if (kind < 0.33) {
    const grey = Math.exp(between(random, Math.log(0.02), Math.log(0.85)));
    return [grey * between(random, 0.93, 1.07), grey, grey * between(random, 0.93, 1.07)];
  }
  if (kind < 0.66) {
    // Beige, brown, straw, leather.
    const gain = Math.exp(between(random, Math.log(0.3), Math.log(1.6)));
    const hue = between(random, 0.85, 1.2);
    return [
      Math.min(0.95, red * gain),
      Math.min(0.95, green * gain * hue),
      Math.min(0.95, blue * gain * hue),
    ];
  }
  const bright = between(random, 0.15, 0.9);
  const paleness = random() ** 2;
  const turn = random() * 6;
  const channel = (from: number): number => {
    const away = Math.abs(((turn + from) % 6) - 3);
    const pure = Math.min(1, Math.max(0, away - 1));
    return linearFromCoded(bright * (paleness + (1 - paleness) * pure));
  };
  return [channel(0), channel(4), channel(2)];
}

/** Stripes, squares, dots, patches or letters in up to three colours. */
async function printed(
  random: () => number,
  [ground, second, third]: readonly [LinearColour, LinearColour, LinearColour],
): Promise<Paint['colourAt']> {
  // The red and green of the print are the shares of the second and the third colour.
  const shapes: string[] = [];
  const kind = Math.floor(random() * 5);
  const size = between(random, 0.02, 0.09) * PRINT_SIDE_PX;
  const ink = (): string => (random() < 0.5 ? '#f00' : '#0f0');
  const place = (): number => random() * PRINT_SIDE_PX;
  if (kind <= 1)
    for (let at = 0; at < PRINT_SIDE_PX; at += 2 * size) {
      shapes.push(
        `<rect x="${at}" y="0" width="${size}" height="${PRINT_SIDE_PX}" fill="#f00" opacity="0.8"/>`,
      );
      if (kind === 1)
        shapes.push(
          `<rect y="${at}" x="0" height="${size}" width="${PRINT_SIDE_PX}" fill="#0f0" opacity="0.6"/>`,
        );
    }
  for (let count = 0; kind === 2 && count < 400; count++)
    shapes.push(`<circle cx="${place()}" cy="${place()}" r="${size / 2}" fill="${ink()}"/>`);
  for (let count = 0; kind === 3 && count < 160; count++)
    shapes.push(
      `<ellipse cx="${place()}" cy="${place()}" rx="${size * 2 * random()}" ry="${size}" fill="${ink()}"/>`,
    );
  for (let count = 0; kind === 4 && count < 24; count++) {
    const letter = String.fromCharCode(65 + Math.floor(random() * 26));
    shapes.push(
      `<text x="${place()}" y="${place()}" font-size="${size * 4}" font-weight="bold" fill="${ink()}">${letter}</text>`,
    );
  }
  const turnDeg = kind <= 1 ? 90 * Math.floor(random() * 2) : 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINT_SIDE_PX}" height="${PRINT_SIDE_PX}"><rect width="100%" height="100%"/><g transform="rotate(${turnDeg} ${PRINT_SIDE_PX / 2} ${PRINT_SIDE_PX / 2})">${shapes.join('')}</g></svg>`;
  const data = await sharp(Buffer.from(svg)).removeAlpha().blur(0.8).raw().toBuffer();
  return (x, y) => {
    const at = (Math.floor(y * PRINT_SIDE_PX) * PRINT_SIDE_PX + Math.floor(x * PRINT_SIDE_PX)) * 3;
    const [ofSecond, ofThird] = [LINEAR_OF_BYTE[data[at]!]!, LINEAR_OF_BYTE[data[at + 1]!]!];
    const ofGround = Math.max(0, 1 - ofSecond - ofThird);
    return [0, 1, 2].map(
      (c) => ground[c]! * ofGround + second[c]! * ofSecond + third[c]! * ofThird,
    ) as unknown as LinearColour;
  };
}

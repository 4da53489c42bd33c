import { overlaySvg } from '../src/imaging/codecs/overlay-svg.ts';
import type { Face } from '../src/imaging/models/face/face.ts';
import { between, LEFT_EYE, meshPoint, RIGHT_EYE } from '../src/imaging/models/face/face-landmarks.ts';
import type { AlphaImage, Point, RgbImage } from '../src/imaging/raster/image.ts';

type Colour = readonly [red: number, green: number, blue: number];

const HAIRLINE = 10;
const HAIRS = 2600;

/**
 * Draws a fringe down to the brows, in the colours of the person's own hair or darker, lighter or greyer: it hides the forehead
 * like a hat, but is none. Undefined for someone without hair over the forehead.
 * @param body coverage of the person, as large as the image
 */
export async function drawFringe(
  image: RgbImage,
  face: Face,
  body: AlphaImage,
  random: () => number,
): Promise<RgbImage | undefined> {
  const at = placeOnForehead(face);
  const own = hairColours(image, body, at);
  if (own.length < 40) return undefined;
  const greyness = random() < 0.4 ? random() : 0;
  const lightness = 0.5 + 0.7 * random();
  const ends = 0.02 + 0.35 * random();
  const slant = random() < 0.4 ? 0.5 * (random() - 0.5) : 0;
  const wisps = 0.02 + 0.12 * random();
  const wave = 10 + 20 * random();
  const hairs = Array.from({ length: HAIRS }, () => {
    const aside = -1.1 + 2.2 * random();
    const end =
      ends + slant * aside + wisps * (random() - 0.5) + 0.05 * Math.sin(aside * wave) - 0.12 * aside * aside;
    const lean = 0.06 * Math.sin(aside * 9) + 0.05 * (random() - 0.5) - 0.5 * slant;
    const path = [
      at(aside * 0.85, 1.1 + 0.5 * random()),
      at(aside + lean * 0.3, 0.6 + end / 2),
      at(aside + lean, end),
    ];
    const [start, bend, tip] = path.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    const colour = own[Math.floor(random() * 0.5 * own.length)]!;
    const grey = (colour[0] + colour[1] + colour[2]) / 3;
    const shine = lightness * (0.7 + 0.6 * random());
    const shown = colour.map((value) =>
      Math.min(255, Math.round(shine * (value + greyness * (grey - value)))),
    );
    const width = (at(0, 1).y - at(0, 0).y) / -60;
    return `<path d="M${start}Q${bend} ${tip}" stroke="rgb(${shown.join()})" stroke-opacity="${0.5 + 0.5 * random()}" stroke-width="${width * (0.6 + 1.2 * random())}"/>`;
  });
  const { widthPx, heightPx } = image;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" fill="none" stroke-linecap="round">${hairs.join('')}</svg>`;
  return await overlaySvg(image, svg);
}

/** Returns a map from `aside` (−½ and ½ are the middles of the brows) and `up` (0 the brows, 1 the hairline) to pixels. */
export function placeOnForehead(face: Face): (aside: number, up: number) => Point {
  const [left, right] = [meshPoint(face, LEFT_EYE.browTop[2]!), meshPoint(face, RIGHT_EYE.browTop[2]!)];
  const brows = between(left, right, 0.5);
  const hairline = meshPoint(face, HAIRLINE);
  return (aside, up) => ({
    x: brows.x + aside * (right.x - left.x) + up * (hairline.x - brows.x),
    y: brows.y + aside * (right.y - left.y) + up * (hairline.y - brows.y),
  });
}

/** Returns the colours of the person's pixels above the hairline, from dark to light. */
function hairColours(
  image: RgbImage,
  body: AlphaImage,
  at: (aside: number, up: number) => Point,
): readonly Colour[] {
  const colours: Colour[] = [];
  for (let aside = -0.7; aside <= 0.7; aside += 0.05)
    for (let up = 1.25; up < 1.6; up += 0.04) {
      const place = at(aside, up);
      const [x, y] = [Math.round(place.x), Math.round(place.y)];
      if (x < 0 || y < 0 || x >= image.widthPx || y >= image.heightPx) continue;
      const i = y * image.widthPx + x;
      if (body.data[i]! > 230)
        colours.push([image.data[i * 3]!, image.data[i * 3 + 1]!, image.data[i * 3 + 2]!]);
    }
  return colours.toSorted((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
}

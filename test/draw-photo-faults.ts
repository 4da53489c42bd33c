import { cheekPolygons } from '../src/imaging/measure/face/face-regions.ts';
import { regionColour } from '../src/imaging/measure/image/region-colour.ts';
import { sharp } from '../src/imaging/codecs/libvips.ts';
import { overlaySvg } from '../src/imaging/codecs/overlay-svg.ts';
import type { Face } from '../src/imaging/models/face/face.ts';
import { between, LIPS, meshPoint, meshPolygon } from '../src/imaging/models/face/face-landmarks.ts';
import type { Rect, RgbImage } from '../src/imaging/raster/image.ts';
import { visitPolygonRows } from '../src/imaging/raster/polygon.ts';

/** Each function draws an ordinary flaw on a portrait that must not get it refused, and returns a new image. */

const [FOREHEAD, CHIN] = [10, 152] as const;
/** The distance from chin to hairline divided by the one from chin to crown. */
const FACE_OF_HEAD = 0.72;

/** Crops so closely that the head fills three quarters of the height and the edges cut the hair and both shoulders. */
export async function cropTightly(
  image: RgbImage,
  face: Face,
  { aspect = 0.75, headShare = 0.75, cutHair = 0.05, aside = 0 } = {},
): Promise<RgbImage | undefined> {
  const [forehead, chin] = [meshPoint(face, FOREHEAD), meshPoint(face, CHIN)];
  const headPx = (chin.y - forehead.y) / FACE_OF_HEAD;
  const height = headPx / headShare;
  const width = height * aspect;
  const x = face.box.x + face.box.width / 2 - width * (0.5 + aside);
  const y = chin.y - headPx * (1 - cutHair);
  return await cropTo(image, { x, y, width, height });
}

/** Crops an area. @returns undefined when less than nine tenths of it is inside the picture */
export async function cropTo(image: RgbImage, area: Rect): Promise<RgbImage | undefined> {
  const left = Math.max(0, Math.round(area.x));
  const top = Math.max(0, Math.round(area.y));
  const width = Math.min(image.widthPx, Math.round(area.x + area.width)) - left;
  const height = Math.min(image.heightPx, Math.round(area.y + area.height)) - top;
  if (width * height < 0.9 * area.width * area.height || width < 8 || height < 8) return undefined;
  const data = await sharp(image.data, rawOf(image)).extract({ left, top, width, height }).raw().toBuffer();
  return { widthPx: width, heightPx: height, data };
}

/** Puts one side of the face in shade with a soft edge; `left` is the remaining share of light. */
export function shadeOneSide(image: RgbImage, face: Face, left: number, side: -1 | 1 = 1): RgbImage {
  const nose = meshPoint(face, 1);
  const softPx = 0.25 * face.box.width;
  return perPixel(image, (x) => {
    const share = 1 / (1 + Math.exp((side * (x - nose.x)) / (softPx / 3)));
    return left + (1 - left) * share;
  });
}

/** Lights the face through a car's window from one side, with a dark roof above. */
export function lightAsInCar(image: RgbImage, face: Face, side: -1 | 1 = 1): RgbImage {
  const { x, y, width, height } = face.box;
  return perPixel(image, (px, py) => {
    const across = (side * (px - x - width / 2)) / width;
    const up = Math.min(1, Math.max(0, (y + 0.3 * height - py) / height + 0.5));
    return Math.max(0.35, 0.85 + 0.45 * Math.tanh(1.5 * across)) * (1 - 0.35 * up);
  });
}

/** Draws locks over the outer cheeks, from the temples to below the jaw, in the person's own dark tone or a given one. */
export async function drawStrands(
  image: RgbImage,
  face: Face,
  random: () => number,
  colour: readonly [number, number, number] = [60, 42, 32],
): Promise<RgbImage> {
  const sides = [
    [127, 234, 132, 172],
    [356, 454, 361, 397],
  ] as const;
  const nose = meshPoint(face, 4);
  const widthPx = face.box.width * 0.008;
  const hairs = sides.flatMap((points) =>
    Array.from({ length: 160 }, () => {
      const inwards = -0.3 + 0.45 * random();
      const [start, bend, low, end] = points.map((index, i) => {
        const at = between(meshPoint(face, index), nose, inwards * (i === 0 ? 0.5 : 1));
        return `${(at.x + 4 * random()).toFixed(1)} ${(at.y + i * 0.05 * face.box.height).toFixed(1)}`;
      });
      const shine = 0.5 + random();
      const stroke = colour.map((value) => Math.min(255, Math.round(value * shine))).join();
      return `<path d="M${start}C${bend} ${low} ${end}" stroke="rgb(${stroke})" stroke-width="${(widthPx * (0.5 + 1.5 * random())).toFixed(1)}"/>`;
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${image.widthPx}" height="${image.heightPx}" fill="none">${hairs.join('')}</svg>`;
  return await overlaySvg(image, svg);
}

const JAW = [
  234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454, 425,
  2, 205,
];

/** Draws short dark or grey hairs over jaw and upper lip. */
export function drawStubble(image: RgbImage, face: Face, random: () => number, greyShare = 0.5): RgbImage {
  const cheeks = regionColour(image, cheekPolygons(face));
  const light = Math.min(230, (cheeks?.lumaMedian ?? 120) * 1.15);
  const dark = (cheeks?.lumaMedian ?? 120) * 0.35;
  const painted = { ...image, data: image.data.slice() };
  const lips = new Set<number>();
  visitPolygonRows(meshPolygon(face, LIPS), image.widthPx, image.heightPx, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x++) lips.add(y * image.widthPx + x);
  });
  const dotPx = Math.max(1, Math.round(face.box.height / 220));
  visitPolygonRows(meshPolygon(face, JAW), image.widthPx, image.heightPx, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x += dotPx) {
      if (random() > 0.4 || lips.has(y * image.widthPx + x)) continue;
      const tone = random() < greyShare ? light : dark;
      for (let dot = x; dot < Math.min(toX, x + dotPx); dot++)
        for (let c = 0; c < 3; c++) {
          const at = (y * image.widthPx + dot) * 3 + c;
          painted.data[at] = 0.45 * painted.data[at] + 0.55 * tone;
        }
    }
  });
  return painted;
}

/** Rotates the picture within its canvas, as an editor does, which leaves corners of one colour. */
export async function turnWithWedges(image: RgbImage, deg: number, colour = '#000000'): Promise<RgbImage> {
  const { data, info } = await sharp(image.data, rawOf(image))
    .rotate(deg, { background: colour })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { widthPx, heightPx } = image;
  const left = (info.width - widthPx) >> 1;
  const top = (info.height - heightPx) >> 1;
  const turned = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .extract({ left, top, width: widthPx, height: heightPx })
    .raw()
    .toBuffer();
  return { widthPx, heightPx, data: turned };
}

/** Adds bars of one colour; sizes are shares of the picture's height or width. */
export async function addBars(
  image: RgbImage,
  { above = 0, below = 0, beside = 0, colour = '#000000' },
): Promise<RgbImage> {
  const aside = Math.round(beside * image.widthPx);
  const { data, info } = await sharp(image.data, rawOf(image))
    .extend({
      top: Math.round(above * image.heightPx),
      bottom: Math.round(below * image.heightPx),
      left: aside,
      right: aside,
      background: colour,
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data };
}

function perPixel(image: RgbImage, lightAt: (x: number, y: number) => number): RgbImage {
  const { widthPx, heightPx } = image;
  const data = new Uint8Array(image.data.length);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const light = lightAt(x, y);
      for (let c = 0; c < 3; c++) {
        const at = (y * widthPx + x) * 3 + c;
        data[at] = Math.min(255, image.data[at] * light);
      }
    }
  return { widthPx, heightPx, data };
}

function rawOf({ widthPx, heightPx }: RgbImage) {
  return { raw: { width: widthPx, height: heightPx, channels: 3 } } as const;
}

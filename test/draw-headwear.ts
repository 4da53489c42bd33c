import { overlaySvg } from '../src/imaging/codecs/overlay-svg.ts';
import type { Face } from '../src/imaging/models/face/face.ts';
import {
  between,
  distancePx,
  LEFT_EYE,
  meshPoint,
  RIGHT_EYE,
  TEMPLES,
} from '../src/imaging/models/face/face-landmarks.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';

/** Headwear of faith or custom, which must not be taken for a hat. */
export const CUSTOM_HEADWEAR = ['ghutra', 'turban', 'headscarf', 'habit', 'gele', 'kippah'] as const;
/** Hats that a person takes off for a picture. */
export const FASHION_HATS = ['cap', 'straw-hat', 'beanie'] as const;
export type Headwear = (typeof CUSTOM_HEADWEAR)[number] | (typeof FASHION_HATS)[number];

/**
 * Draws headwear with its folds and shadow over the head of a portrait. Shapes are in units of half the distance between the
 * temples, from the middle of the brows: the crown is about 1.5 above, the chin 1.5 below.
 */
export async function drawHeadwear(
  image: RgbImage,
  face: Face,
  headwear: Headwear,
  random: () => number,
): Promise<RgbImage> {
  const { widthPx, heightPx } = image;
  const [left, right] = [meshPoint(face, TEMPLES.left), meshPoint(face, TEMPLES.right)];
  const brows = between(meshPoint(face, LEFT_EYE.browTop[2]!), meshPoint(face, RIGHT_EYE.browTop[2]!), 0.5);
  const unitPx = distancePx(left, right) / 2;
  const turnRad = Math.atan2(right.y - left.y, right.x - left.x);
  const [cos, sin] = [Math.cos(turnRad) * unitPx, Math.sin(turnRad) * unitPx];
  const middle = (brows.x + (left.x + right.x) / 2) / 2;
  const cloth = clothOf(headwear, random);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
    <defs>
      <linearGradient id="light" x1="${random() < 0.5 ? 0 : 1}" x2="${random()}" y1="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.25"/><stop offset="0.5" stop-opacity="0"/><stop offset="1" stop-opacity="0.5"/>
      </linearGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="0.025"/></filter>
      <filter id="shade"><feGaussianBlur stdDeviation="0.09"/></filter>
      <filter id="weave" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${(6 + 8 * random()) / unitPx}" numOctaves="4" seed="${Math.floor(random() * 99)}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.9 0 0 0 -0.3"/><feComposite operator="in" in2="SourceGraphic"/></filter>
    </defs>
    <g transform="matrix(${cos} ${sin} ${-sin} ${cos} ${middle} ${brows.y})">${SHAPES[headwear](cloth, random)}</g></svg>`;
  return await overlaySvg(image, svg);
}

type Shape = (cloth: string, random: () => number) => string;

const SHAPES: Record<Headwear, Shape> = {
  ghutra(cloth, random) {
    const low = -0.35 - 0.3 * random();
    const drape = `M-0.95 ${low}Q0 ${low - 0.2} 0.95 ${low}Q1.15 0.6 1 1.5L1.5 2.7L2.3 2.6Q1.75 0.8 1.35 -0.5Q1.2 -1.62 0 -1.66Q-1.2 -1.62 -1.35 -0.5Q-1.75 0.8 -2.3 2.6L-1.5 2.7L-1 1.5Q-1.15 0.6 -0.95 ${low}Z`;
    const cords = [-0.78, -0.95].map(
      (y) => arc(1.16, y, 0.16, 0.13, '#0c0c0e') + arc(1.14, y - 0.03, 0.16, 0.03, '#3a3a40'),
    );
    return (
      shadow(`M-0.95 ${low}Q0 ${low - 0.2} 0.95 ${low}L0.9 ${low + 0.2}Q0 ${low} -0.9 ${low + 0.2}Z`) +
      draped(
        drape,
        cloth,
        folds(random, 26, (t) => [
          [1.2 * t, -1.5],
          [1.35 * t, -0.3],
          [1.5 * t + 0.25 * Math.sign(t), 2.6],
        ]),
      ) +
      cords.join('')
    );
  },
  turban(cloth, random) {
    const peak = -0.45 - 0.25 * random();
    const dome = `M-1.08 -0.05Q-0.5 -0.4 0 ${peak}Q0.5 -0.4 1.08 -0.05Q1.5 -0.9 1.2 -1.6Q0.7 -2.1 0 -2.1Q-0.7 -2.1 -1.2 -1.6Q-1.5 -0.9 -1.08 -0.05Z`;
    const layers = Array.from({ length: 8 }, (_, i) => {
      const up = peak - 0.18 * i;
      return (
        crease(
          [
            [-1.3, up + 0.5],
            [-0.5, up + 0.05],
            [0.35, up - 0.25],
          ],
          random,
        ) +
        crease(
          [
            [1.3, up + 0.45],
            [0.5, up],
            [-0.3, up - 0.2],
          ],
          random,
        )
      );
    });
    return shadow(dome) + draped(dome, cloth, layers.join(''));
  },
  headscarf(cloth, random) {
    const low = -0.62 - 0.2 * random();
    return rimShadow(low) + draped(around(low), cloth, folds(random, 22, aroundFace));
  },
  habit(cloth, random) {
    const veil = `M-1.05 -0.75Q0 -1.1 1.05 -0.75Q1.3 0.6 1.55 2.7L2.3 2.7Q1.9 0.2 1.4 -0.8Q0.9 -1.75 0 -1.75Q-0.9 -1.75 -1.4 -0.8Q-1.9 0.2 -2.3 2.7L-1.55 2.7Q-1.3 0.6 -1.05 -0.75Z`;
    return (
      rimShadow(-0.56) +
      draped(around(-0.56), '#e8e6e0', folds(random, 12, aroundFace)) +
      draped(
        veil,
        random() < 0.6 ? '#17171b' : cloth,
        folds(random, 10, (t) => [
          [1.2 * t, -1.4],
          [1.5 * t, 0.2],
          [1.9 * t, 2.6],
        ]),
      )
    );
  },
  gele(cloth, random) {
    const fan = `M-1.1 -0.3Q0 -0.85 1.1 -0.3Q2 -1.2 1.75 -2.2Q0.9 -3 0 -2.7Q-1 -3.05 -1.8 -2.1Q-2 -1.1 -1.1 -0.3Z`;
    return (
      shadow(fan) +
      draped(
        fan,
        cloth,
        folds(random, 30, (t) => [
          [0.9 * t, -0.5],
          [1.3 * t, -1.4],
          [1.8 * t, -2.7],
        ]),
      )
    );
  },
  kippah(cloth) {
    return draped('M-0.62 -1.2Q-0.4 -1.56 0 -1.58Q0.4 -1.56 0.62 -1.2Q0 -1.3 -0.62 -1.2Z', cloth, '');
  },
  cap(cloth, random) {
    const crown = 'M-1.1 -0.3Q0 -0.75 1.1 -0.3Q1.2 -1.75 0 -1.8Q-1.2 -1.75 -1.1 -0.3Z';
    const visor = 'M-1.05 -0.35Q0 -0.85 1.05 -0.35Q0.8 0.02 0 0.02Q-0.8 0.02 -1.05 -0.35Z';
    const seams =
      crease(
        [
          [0, -0.6],
          [0.02, -1.2],
          [0, -1.8],
        ],
        random,
      ) +
      crease(
        [
          [-0.6, -0.5],
          [-0.55, -1.2],
          [0, -1.8],
        ],
        random,
      );
    return (
      shadow(visor) +
      draped(crown, cloth, seams) +
      draped(
        visor,
        cloth,
        crease(
          [
            [-0.9, -0.3],
            [0, -0.1],
            [0.9, -0.3],
          ],
          random,
        ),
      )
    );
  },
  'straw-hat'(_cloth, random) {
    const brim = 'M-2.2 -0.25Q0 -1.1 2.2 -0.25Q1.6 0.05 0 -0.05Q-1.6 0.05 -2.2 -0.25Z';
    const crown = 'M-1.1 -0.5Q-1.1 -1.7 0 -1.75Q1.1 -1.7 1.1 -0.5Z';
    const weave = folds(random, 60, (t) => [
      [2 * t, -0.1],
      [1.5 * t, -0.8],
      [t, -1.7],
    ]);
    return (
      shadow(brim) +
      draped(crown, '#c9a76a', weave) +
      draped('M-1.12 -0.5Q0 -0.85 1.12 -0.5L1.1 -0.8Q0 -1.15 -1.1 -0.8Z', '#221c18', '') +
      draped(brim, '#cfae72', weave)
    );
  },
  beanie(cloth, random) {
    const dome = 'M-1.12 0Q0 -0.45 1.12 0Q1.35 -1.9 0 -1.95Q-1.35 -1.9 -1.12 0Z';
    const cuff = 'M-1.15 0.02Q0 -0.42 1.15 0.02L1.2 -0.42Q0 -0.85 -1.2 -0.42Z';
    return (
      shadow(cuff) +
      draped(
        dome,
        cloth,
        folds(random, 44, (t) => [
          [1.15 * t, 0],
          [1.2 * t, -1],
          [0.2 * t, -1.95],
        ]),
      ) +
      draped(
        cuff,
        cloth,
        folds(random, 44, (t) => [
          [1.15 * t, 0],
          [1.16 * t, -0.25],
          [1.18 * t, -0.6],
        ]),
      )
    );
  },
};

function clothOf(headwear: Headwear, random: () => number): string {
  const pale = headwear === 'ghutra' || random() < 0.25;
  return pale
    ? `hsl(40 ${20 * random()}% ${82 + 12 * random()}%)`
    : `hsl(${360 * random()} ${75 * random()}% ${12 + 55 * random()}%)`;
}

/** Returns a piece of cloth with its weave, folds and light. The folds are blurred together, because a filter is slow. */
function draped(path: string, cloth: string, inside: string): string {
  const id = `c${path.length}${cloth.length}${inside.length}`;
  return `<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath>
    <path d="${path}" fill="${cloth}" fill-rule="evenodd"/><g clip-path="url(#${id})"><g filter="url(#soft)">${inside}</g></g>
    <path d="${path}" fill="url(#light)" fill-rule="evenodd"/><path d="${path}" fill="#000" fill-rule="evenodd" filter="url(#weave)"/>`;
}

function shadow(path: string): string {
  return `<path d="${path}" transform="translate(0 0.1)" fill-rule="evenodd" opacity="0.45" filter="url(#shade)"/>`;
}

/** Returns the shadow on the face along the edge of the cloth. */
function rimShadow(low: number): string {
  return `<path d="${opening(low)}" fill="none" stroke="#000" stroke-width="0.16" opacity="0.4" filter="url(#shade)"/>`;
}

/**
 * Returns dark and light strokes from one end of the cloth to the other; `way` maps −1 to 1 to the three points of a stroke.
 */
function folds(
  random: () => number,
  count: number,
  way: (t: number) => readonly (readonly [number, number])[],
): string {
  return Array.from({ length: count }, () => crease(way(2 * random() - 1), random)).join('');
}

function crease(places: readonly (readonly [number, number])[], random: () => number): string {
  const [start, bend, end] = places.map(
    ([x, y]) => `${(x + 0.1 * (random() - 0.5)).toFixed(3)} ${(y + 0.1 * (random() - 0.5)).toFixed(3)}`,
  );
  const stroke = random() < 0.6 ? '#000' : '#fff';
  return `<path d="M${start}Q${bend} ${end}" fill="none" stroke="${stroke}" stroke-opacity="${(0.12 + 0.3 * random()).toFixed(2)}" stroke-width="${(0.02 + 0.08 * random()).toFixed(3)}"/>`;
}

function arc(halfWidth: number, y: number, sag: number, width: number, colour: string): string {
  return `<path d="M${-halfWidth} ${y + sag / 2}Q0 ${y - sag} ${halfWidth} ${y + sag / 2}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Returns the outline of the face inside a scarf. */
function opening(low: number): string {
  return `M0 ${low}Q0.95 ${low} 1 0.2Q0.98 1.75 0 1.95Q-0.98 1.75 -1 0.2Q-0.95 ${low} 0 ${low}Z`;
}

function around(low: number): string {
  return `M0 -1.7Q1.25 -1.7 1.35 -0.2Q1.35 0.9 1.5 1.6L2.5 2.9L-2.5 2.9L-1.5 1.6Q-1.35 0.9 -1.35 -0.2Q-1.25 -1.7 0 -1.7Z${opening(low)}`;
}

function aroundFace(t: number): readonly (readonly [number, number])[] {
  const side = t < 0 ? -1 : 1;
  return [
    [0.3 * t, -1.6],
    [side * (1 + 0.35 * Math.abs(t)), 0.3],
    [1.6 * t, 2.8],
  ];
}

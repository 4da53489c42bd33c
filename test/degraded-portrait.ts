import { cropRgb } from '../src/imaging/raster/crop.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';
import { sampleCrop, squareCrop } from '../src/imaging/raster/oriented-crop.ts';
import { resizeRgb } from '../src/imaging/raster/resize.ts';
import { seededRandom } from '../src/imaging/scenes/seeded-random.ts';
import type { ReviewCategory } from '../src/imaging/recipes/review/review-rules.ts';
import type { ReviewMarks } from '../src/imaging/recipes/review/review-measures.ts';

/** A way to spoil a portrait, from hardly visible to severe, and the category that has to notice it. */
export interface Degradation {
  readonly name: string;
  readonly category: ReviewCategory;
  /** Categories that change with it for a reason: a blurred wall has no edges, a far person is coarse, and so is their mesh. */
  readonly affects: readonly ReviewCategory[];
  readonly steps: readonly number[];
  /** @param marks the positions on the portrait itself */
  readonly apply: (portrait: RgbImage, step: number, marks: ReviewMarks) => RgbImage;
}

export const DEGRADATIONS: readonly Degradation[] = [
  {
    name: 'blur',
    category: 'professional',
    affects: ['background'],
    steps: [1, 2, 4, 8, 16],
    // The box filter of a reduction is the blur; enlarging adds none of the detail back.
    apply: (image, step) =>
      resizeRgb(
        resizeRgb(image, Math.round(image.widthPx / (1 + step)), Math.round(image.heightPx / (1 + step))),
        image.widthPx,
        image.heightPx,
      ),
  },
  {
    name: 'noise',
    category: 'professional',
    affects: ['background'],
    steps: [4, 8, 16, 32, 48],
    apply: (image, step) => {
      const random = seededRandom(step);
      return mapped(image, (value) => value + step * normal(random));
    },
  },
  {
    name: 'darkness',
    category: 'lighting',
    affects: ['background', 'professional'],
    steps: [0.8, 0.6, 0.4, 0.25, 0.12],
    apply: (image, step) => mapped(image, (value) => value * step),
  },
  {
    name: 'overexposure',
    category: 'lighting',
    affects: ['background', 'professional'],
    steps: [1.3, 1.7, 2.2, 3, 4],
    apply: (image, step) => mapped(image, (value) => value * step),
  },
  {
    name: 'side shadow',
    category: 'lighting',
    affects: ['background', 'professional'],
    steps: [0.6, 0.4, 0.25, 0.15, 0.08],
    apply: (image, step, { head }) => {
      const middle = (head.x + head.width / 2) * image.widthPx;
      const reach = (head.width * image.widthPx) / 4;
      return mapped(image, (value, x) => {
        const share = Math.min(1, Math.max(0, (x - middle) / reach / 2 + 0.5));
        return value * (1 - share * (1 - step));
      });
    },
  },
  {
    name: 'tilt',
    category: 'composition',
    affects: ['crop'],
    steps: [5, 10, 15, 20, 25],
    apply: (image, step, { head }) => turned(image, step, head),
  },
  {
    name: 'tight crop',
    category: 'crop',
    affects: ['background', 'professional'],
    steps: [0.9, 0.8, 0.7, 0.6, 0.5],
    apply: (image, step, { head }) => {
      const side = Math.round(image.widthPx * step);
      const clamp = (at: number) => Math.round(Math.min(image.widthPx - side, Math.max(0, at)));
      return cropRgb(image, {
        x: clamp((head.x + head.width / 2) * image.widthPx - side / 2),
        y: clamp((head.y + head.height / 2) * image.heightPx - side / 2),
        width: side,
        height: side,
      });
    },
  },
  {
    name: 'far away',
    category: 'crop',
    affects: ['background', 'professional', 'lighting', 'composition', 'expression'],
    steps: [0.8, 0.65, 0.5, 0.4, 0.33],
    apply: (image, step) => onGrey(image, step),
  },
  {
    name: 'off centre',
    category: 'composition',
    affects: ['background', 'crop', 'professional'],
    steps: [0.1, 0.15, 0.2, 0.25, 0.3],
    apply: (image, step) => shifted(image, step),
  },
  {
    name: 'clutter',
    category: 'background',
    affects: ['professional'],
    steps: [20, 60, 150, 300, 600],
    apply: (image, step, { head }) => cluttered(image, step, head),
  },
];

function mapped(image: RgbImage, change: (value: number, x: number) => number): RgbImage {
  const data = new Uint8Array(image.data.length);
  for (let i = 0; i < data.length; i++)
    data[i] = Math.min(
      255,
      Math.max(0, Math.round(change(image.data[i]!, Math.floor(i / 3) % image.widthPx))),
    );
  return { ...image, data };
}

/** Returns a normally distributed number (Box and Muller 1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Rotates around the middle of the head; pixels at the edge repeat outside. */
function turned(image: RgbImage, degrees: number, { x, y, width, height }: ReviewMarks['head']): RgbImage {
  const side = image.widthPx;
  const head = { x: (x + width / 2) * side, y: (y + height / 2) * side };
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [side / 2 - head.x, side / 2 - head.y];
  const middle = { x: head.x + dx * cos + dy * sin, y: head.y + dy * cos - dx * sin };
  return sampleCrop(image, squareCrop(middle, side, (-degrees * Math.PI) / 180), side);
}

/** Reduces the portrait and puts it on a grey ground, the face where it was in proportion. */
function onGrey(image: RgbImage, scale: number): RgbImage {
  const small = resizeRgb(image, Math.round(image.widthPx * scale), Math.round(image.heightPx * scale));
  return placed(small, image, (image.widthPx - small.widthPx) / 2, (image.heightPx - small.heightPx) / 2);
}

function shifted(image: RgbImage, share: number): RgbImage {
  return placed(image, image, share * image.widthPx, 0);
}

function placed(picture: RgbImage, { widthPx, heightPx }: RgbImage, atX: number, atY: number): RgbImage {
  const data = new Uint8Array(widthPx * heightPx * 3).fill(150);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const [fromX, fromY] = [Math.floor(x - atX), Math.floor(y - atY)];
      if (fromX < 0 || fromY < 0 || fromX >= picture.widthPx || fromY >= picture.heightPx) continue;
      const from = (fromY * picture.widthPx + fromX) * 3;
      data.set(picture.data.subarray(from, from + 3), (y * widthPx + x) * 3);
    }
  return { widthPx, heightPx, data };
}

/** Paints bright and dark rectangles beside and above the head. */
function cluttered(image: RgbImage, count: number, head: ReviewMarks['head']): RgbImage {
  const { widthPx, heightPx } = image;
  const data = image.data.slice();
  const random = seededRandom(7);
  for (let i = 0; i < count; i++) {
    const [x, y] = [random(), random() * 0.6];
    const [width, height] = [0.02 + 0.08 * random(), 0.02 + 0.08 * random()];
    const level = random() < 0.5 ? 20 : 235;
    const isAtHead =
      x + width > head.x - 0.3 * head.width &&
      x < head.x + 1.3 * head.width &&
      y + height > head.y - 0.1 * head.height;
    if (isAtHead) continue;
    for (let row = Math.floor(y * heightPx); row < Math.min(heightPx, (y + height) * heightPx); row++)
      data.fill(
        level,
        (row * widthPx + Math.floor(x * widthPx)) * 3,
        (row * widthPx + Math.floor(Math.min(1, x + width) * widthPx)) * 3,
      );
  }
  return { widthPx, heightPx, data };
}

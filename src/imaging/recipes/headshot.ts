import { invariant } from '../../base/invariant.ts';
import { frameCutout } from '../codecs/frame-cutout.ts';
import type { HeadshotRequest, HeadshotSize } from '../engine.ts';
import { composite } from '../ops/composite.ts';
import { solveCrop, type CropNudge } from '../ops/crop-solver.ts';
import type { Cutout } from '../ops/cutout.ts';
import { cellAt, viewOfArea } from '../ops/face-normals.ts';
import { meterSkin } from '../ops/meter-skin.ts';
import { lightFactors, sceneLight } from '../ops/scene-light.ts';
import { TONES } from '../ops/tone.ts';
import type { SmallPicture, View } from '../raster/stretched-rows.ts';
import type { Point, Rect, RgbImage } from '../raster/image.ts';
import { sceneOf } from '../scenes/all-scenes.ts';
import { developedScene } from '../scenes/developed-scene.ts';
import type { Scene } from '../scenes/scene.ts';
import { seededRandom } from '../scenes/seeded-random.ts';
import { MAX_ENLARGEMENT, type MasterCutout } from './master-cutout.ts';
import type { StudioSelfie } from './studio-selfie.ts';
import { HEADSHOT_ASPECT } from './frame-portrait.ts';

/** Smallest share of the asked width that is still delivered. */
const MIN_SIZE_SHARE = 0.5;
/** A face lit this unevenly decides which side the scene's light comes from. */
const CLEAR_SIDE_STOPS = 0.25;

export interface ComposedHeadshot {
  readonly image: RgbImage;
  /** The frame in pixels of the cutout. */
  readonly frame: Rect;
  /** Takes a point of the cutout to the picture. */
  readonly place: (point: Point) => Point;
}

/**
 * One headshot's pixels: frame, shrink, light, composite. Deterministic for (selfie, request).
 * @param master made for the request's size (master-cutout.ts)
 */
export async function composeHeadshot(
  selfie: StudioSelfie,
  request: HeadshotRequest,
  master: MasterCutout,
): Promise<ComposedHeadshot> {
  const random = seededRandom(request.seed ^ Math.imul(request.variation + 1, 0x9e3779b1));
  const frame = headshotFrame(selfie, request, random);
  const size = deliveredSize(frame, request.size);
  const scene = sceneOf(request.style, request.scene);
  const keySide = Math.sign(scene.key.azimuthDeg);
  const mirrored = isMirrored(selfie, keySide, request.variation);
  const { person, place } = await framePerson(master, frame, size);
  const enlargement = size.widthPx / frame.width;
  const data = composite(person, {
    scene: await developedScene(scene),
    view: sceneView(random, mirrored),
    light: personLight(selfie, scene, mirrored),
    lightView: viewOfArea(selfie.normals, frame),
    rim: scene.rim,
    tone: TONES[request.style],
    grainSigma: Math.min(2.2, selfie.noiseSigma * Math.min(1, 1 / Math.sqrt(enlargement))),
    seed: Math.floor(random() * 65_536),
  });
  return { image: { ...size, data }, frame, place };
}

/** The part of the master inside the frame, at the picture's size, and where the selfie's points come to lie. */
async function framePerson(
  { cutout, scale }: MasterCutout,
  frame: Rect,
  size: HeadshotSize,
): Promise<{ readonly person: Cutout; readonly place: (point: Point) => Point }> {
  const x = Math.round(frame.x * scale);
  const y = Math.round(frame.y * scale);
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  return {
    person: await frameCutout(cutout, { x, y, width, height }, size),
    place: (point) => ({
      x: ((point.x * scale - x) * size.widthPx) / width,
      y: ((point.y * scale - y) * size.heightPx) / height,
    }),
  };
}

function headshotFrame(selfie: StudioSelfie, request: HeadshotRequest, random: () => number): Rect {
  const sway = (): number => (request.variation === 0 ? 0 : 2 * random() - 1);
  const nudge: CropNudge = { closer: sway(), aside: sway(), lower: sway() };
  const frame = solveCrop(selfie.cutout, selfie.head, selfie.cut, request.framing, HEADSHOT_ASPECT, nudge);
  invariant(frame !== undefined, `selfie ${selfie.id} does not fit the framing ${request.framing}`);
  return frame;
}

/** The asked size, or smaller with the same shape when the selfie has too few pixels for it. */
function deliveredSize(frame: Rect, asked: HeadshotSize): HeadshotSize {
  const share = Math.min(1, Math.max(MIN_SIZE_SHARE, (frame.height * MAX_ENLARGEMENT) / asked.heightPx));
  if (share > 0.95) return asked;
  return { widthPx: Math.round(asked.widthPx * share), heightPx: Math.round(asked.heightPx * share) };
}

/** The scene's light on the person, metered on the skin; on the cutout. */
function personLight(selfie: StudioSelfie, scene: Scene, mirrored: boolean): SmallPicture {
  const light = sceneLight(selfie.normals, scene, mirrored);
  const skin = selfie.skin.flatMap((colour, i) =>
    colour === undefined ? [] : [{ colour, cell: cellAt(selfie.normals, selfie.skinPoints[i]!) }],
  );
  return lightFactors(light, meterSkin(skin, light, TONES[scene.style]));
}

/** Light from the wrong side gives a composite away: an uneven face turns the scene towards its own light. */
function isMirrored(selfie: StudioSelfie, keySide: number, variation: number): boolean {
  if (keySide !== 0 && Math.abs(selfie.sideLightStops) > CLEAR_SIDE_STOPS)
    return Math.sign(selfie.sideLightStops) !== keySide;
  return variation % 2 === 1;
}

function sceneView(random: () => number, mirrored: boolean): View {
  const extent = 0.78 + 0.2 * random();
  return {
    mirrored,
    width: extent,
    height: extent,
    x: random() * (1 - extent),
    y: random() * (1 - extent),
  };
}

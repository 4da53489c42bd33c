import { frameCutout } from '../../codecs/frame-cutout.ts';
import type { HeadshotRequest, HeadshotSize } from '../../headshot-request.ts';
import { meanSkin, type SkinPatch, skinPatches } from '../../measure/face/skin-patches.ts';
import { toBlackAndWhite } from '../../ops/finish/black-and-white.ts';
import { composite, type CompositeOptions } from '../../ops/finish/composite.ts';
import type { Cutout } from '../../ops/matte/cutout.ts';
import { cellAt, viewOfArea } from '../../ops/light/face-normals.ts';
import { meterSkin } from '../../ops/light/meter-skin.ts';
import { lightFactors, sceneLight } from '../../ops/light/scene-light.ts';
import { TONES } from '../../ops/finish/tone.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { SmallImage, View } from '../../raster/bilinear-rows.ts';
import type { Point, Rect, RgbImage } from '../../raster/image.ts';
import { sceneOf } from '../../scenes/all-scenes.ts';
import type { Scene } from '../../scenes/scene.ts';
import { headshotFrame, withFittedGarment, sceneView } from './headshot-layout.ts';
import { grainOfPerson, MAX_ENLARGEMENT, type MasterCutout } from '../person/master-cutout.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import { wearInFrame, type WornGarment } from '../wardrobe/wear/wear-in-frame.ts';

/** Half the side of a skin patch ÷ the face's height. */
const SKIN_PATCH_SHARE = 0.03;

/** No headshot is narrower than this, however few pixels the selfie has. */
const MIN_WIDTH_PX = 512;
/**
 * Largest enlargement at which the larger size is used. Uploads are shrunk by up to a quarter (4032 to 3072 px), and a camera
 * interpolates two of each pixel's three colours, so a picture enlarged this much is as sharp as the camera's own.
 */
const MAX_LARGER_SIZE_ENLARGEMENT = 1.2;

/** A headshot before its treatment, with the mapping from the selfie to its pixels. */
export interface ComposedHeadshot {
  readonly image: RgbImage;
  /** The frame in pixels of the cutout. */
  readonly frame: Rect;
  /** Maps a point of the cutout, in pixels, to the headshot's pixels. */
  readonly mapPoint: (point: Point) => Point;
}

/**
 * Composes one headshot's pixels: frames and shrinks the master, lights it and composites it over the scene. The result is in
 * colour; `applyTreatment` follows. It is deterministic for (selfie, request). The steps taken once per selfie precede it:
 * combine-mattes.ts → cut-portrait.ts → master-cutout.ts. The result is measured in verify-headshot.ts.
 * @param master made for the request's size (master-cutout.ts); a selfie with the pixels for the larger size is hardly enlarged
 * @param scenePicture the request's scene, developed (develop-scene.ts)
 * @param worn the garment of the request; undefined for the person's own clothes
 */
export async function composeHeadshot(
  selfie: StudioSelfie,
  request: HeadshotRequest,
  master: MasterCutout,
  scenePicture: SmallImage,
  worn?: WornGarment,
): Promise<ComposedHeadshot> {
  const frame = headshotFrame(withFittedGarment(selfie, worn?.fit), request);
  const size = deliveredSize(frame, request);
  const scene = sceneOf(request.style, request.scene);
  const { person, mapPoint } = await framePerson(master, frame, size);
  const enlargement = size.widthPx / frame.width;
  if (worn !== undefined) await wearInFrame(person, selfie, visibleArea(master, frame), size, worn);
  const view = sceneView(selfie, request);
  const data = composite(person, {
    ...headshotLook(selfie, scene, frame, view, personLight(selfie, scene, view.mirrored)),
    scene: scenePicture,
    grainSigma: grainOfPerson(selfie, enlargement),
    seed: request.seed & 0xffff,
  });
  freeBytes(person.alpha);
  return { image: { ...size, data }, frame, mapPoint };
}

/** Applies the treatment to the picture in place. Measures that need the face in colour have to be taken before. */
export function applyTreatment(
  composed: ComposedHeadshot,
  selfie: Pick<StudioSelfie, 'skinPoints' | 'head'>,
  { treatment, seed }: Pick<HeadshotRequest, 'treatment' | 'seed'>,
): void {
  if (treatment !== 'black-and-white') return;
  toBlackAndWhite(composed.image, meanSkin(skinOnHeadshot(composed, selfie)), seed & 0xffff);
}

/** Measures the selfie's skin patches on the headshot; undefined for a patch that is not visible. */
export function skinOnHeadshot(
  { image: { data, widthPx, heightPx }, frame, mapPoint }: ComposedHeadshot,
  { skinPoints, head }: Pick<StudioSelfie, 'skinPoints' | 'head'>,
): readonly (SkinPatch | undefined)[] {
  const radiusPx = ((head.face.bottom - head.face.top) * SKIN_PATCH_SHARE * heightPx) / frame.height;
  return skinPatches(data, widthPx, heightPx, skinPoints.map(mapPoint), radiusPx);
}

/** Returns the options of compositing that do not depend on the picture's size. */
export function headshotLook(
  { normals }: Pick<StudioSelfie, 'normals'>,
  scene: Scene,
  frame: Rect,
  view: View,
  light: SmallImage,
): Pick<CompositeOptions, 'view' | 'light' | 'lightView' | 'rim' | 'tone'> {
  return { view, light, lightView: viewOfArea(normals, frame), rim: scene.rim, tone: TONES[scene.style] };
}

/** Returns the frame aligned to whole pixels of the master, in pixels of the selfie's cutout. */
function visibleArea({ scale }: MasterCutout, frame: Rect): Rect {
  const { x, y, width, height } = frameOnMaster(scale, frame);
  return { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
}

function frameOnMaster(scale: number, frame: Rect): Rect {
  return {
    x: Math.round(frame.x * scale),
    y: Math.round(frame.y * scale),
    width: Math.round(frame.width * scale),
    height: Math.round(frame.height * scale),
  };
}

/** Crops the master to the frame at the picture's size, and returns the mapping of the selfie's points. */
async function framePerson(
  { cutout, scale }: MasterCutout,
  frame: Rect,
  size: HeadshotSize,
): Promise<{ readonly person: Cutout; readonly mapPoint: (point: Point) => Point }> {
  const { x, y, width, height } = frameOnMaster(scale, frame);
  return {
    person: await frameCutout(cutout, { x, y, width, height }, size),
    mapPoint: (point) => ({
      x: ((point.x * scale - x) * size.widthPx) / width,
      y: ((point.y * scale - y) * size.heightPx) / height,
    }),
  };
}

/**
 * Returns the larger size where the selfie has enough pixels for it (at most `MAX_LARGER_SIZE_ENLARGEMENT`). Otherwise returns
 * the requested size, or a smaller one of the same shape when that would enlarge the selfie more than `MAX_ENLARGEMENT`.
 * @param frame height of the frame in pixels of the selfie
 */
export function deliveredSize(
  { height }: Pick<Rect, 'height'>,
  { size: asked, largerSize }: Pick<HeadshotRequest, 'size' | 'largerSize'>,
): HeadshotSize {
  if (largerSize !== undefined && height * MAX_LARGER_SIZE_ENLARGEMENT >= largerSize.heightPx)
    return largerSize;
  const enough = (height * MAX_ENLARGEMENT) / asked.heightPx;
  const share = Math.min(1, Math.max(MIN_WIDTH_PX / asked.widthPx, enough));
  if (share > 0.95) return asked;
  return { widthPx: Math.round(asked.widthPx * share), heightPx: Math.round(asked.heightPx * share) };
}

/** Returns the scene's light on the person as factors over the cutout, exposed so that the skin keeps its brightness. */
export function personLight(
  selfie: Pick<StudioSelfie, 'normals' | 'skin' | 'skinPoints'>,
  scene: Scene,
  mirrored: boolean,
): SmallImage {
  const light = sceneLight(selfie.normals, scene, mirrored);
  const skin = selfie.skin.flatMap((colour, i) =>
    colour === undefined ? [] : [{ colour, cell: cellAt(selfie.normals, selfie.skinPoints[i]!) }],
  );
  return lightFactors(light, meterSkin(skin, light, TONES[scene.style]));
}

import { readFile } from 'node:fs/promises';
import { invariant } from '../../base/invariant.ts';
import { decodeImage } from '../codecs/decode.ts';
import { smoothSteps } from '../ops/plane/deband.ts';
import { applyTone, TONES } from '../ops/finish/tone.ts';
import type { RgbImage } from '../raster/image.ts';
import type { SmallPicture } from '../raster/bilinear-rows.ts';
import { sceneFile } from './scene-files.ts';
import { paintBackdrop } from './paint-backdrop.ts';
import type { Backdrop, Scene } from './scene.ts';

/** Steps of a coded value: 255 × 256 still fits into 16 bits. */
const STEPS = 256;
/** Size of the rendered pictures of places. */
const PAINTED_SIZE = { widthPx: 384, heightPx: 480 };

/**
 * A scene's picture in its style's tone, sRGB-coded 0–255; 1.1 MB.
 * @param allocate gives the bytes of the result, so that threads can share them
 */
export async function developedScene(
  scene: Scene,
  allocate = (byteLength: number): Uint8Array => new Uint8Array(byteLength),
): Promise<SmallPicture> {
  const { widthPx, heightPx, smooth } = await smoothScene(scene);
  applyTone(smooth, TONES[scene.style]);
  const data = new Uint16Array(allocate(2 * smooth.length).buffer);
  for (let i = 0; i < data.length; i++) data[i] = Math.min(255, Math.max(0, smooth[i])) * STEPS + 0.5;
  return { widthPx, heightPx, channels: 3, data, unit: 1 / STEPS };
}

/** Develops the scene so small that only its light is left. That takes 4 ms, a sixth of the full size's time. */
export async function sceneSketch(scene: Scene, heightPx: number): Promise<SmallPicture> {
  const { data, ...size } = await smallScene(scene, heightPx);
  applyTone(data, TONES[scene.style]);
  return { ...size, channels: 3, data };
}

async function smoothScene(scene: Scene) {
  if (isBackdrop(scene))
    return { ...PAINTED_SIZE, smooth: paintBackdrop(scene, PAINTED_SIZE.widthPx, PAINTED_SIZE.heightPx) };
  const picture = await readScene(scene);
  return { widthPx: picture.widthPx, heightPx: picture.heightPx, smooth: smoothSteps(picture) };
}

async function smallScene(scene: Scene, heightPx: number) {
  if (isBackdrop(scene)) {
    const widthPx = Math.round((heightPx * PAINTED_SIZE.widthPx) / PAINTED_SIZE.heightPx);
    return { widthPx, heightPx, data: paintBackdrop(scene, widthPx, heightPx) };
  }
  const picture = await readScene(scene, heightPx);
  return { widthPx: picture.widthPx, heightPx: picture.heightPx, data: Float32Array.from(picture.data) };
}

function isBackdrop(scene: Scene): scene is Backdrop {
  return 'paint' in scene;
}

async function readScene(scene: Scene, maxSidePx?: number): Promise<RgbImage> {
  const decoded = await decodeImage(await readFile(sceneFile(scene.id)), { maxSidePx, isOwn: true });
  invariant(decoded.ok, `the picture of scene ${scene.id} can be read`);
  return decoded.value;
}

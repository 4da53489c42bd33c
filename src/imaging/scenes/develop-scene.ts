import { readFile } from 'node:fs/promises';
import { invariant } from '../../base/invariant.ts';
import { decodeImage } from '../codecs/decode.ts';
import { deband } from '../ops/plane/deband.ts';
import { applyTone, TONES } from '../ops/finish/tone.ts';
import type { RgbImage } from '../raster/image.ts';
import type { SmallImage } from '../raster/bilinear-rows.ts';
import { sceneFile } from './scene-files.ts';
import { paintBackdrop } from './paint-backdrop.ts';
import type { Backdrop, Scene } from './scene.ts';

/** Fixed-point steps of a coded value: 255 × 256 still fits into 16 bits. */
const STEPS = 256;
/** Size of the rendered images of places. */
const PAINTED_SIZE = { widthPx: 384, heightPx: 480 };

/**
 * Reads or paints a scene's background and applies its style's tone.
 * @param allocate allocates the result, so that threads can share it; default: unshared memory
 * @returns sRGB-coded 0–255, three channels, 16-bit fixed point; 1.1 MB
 */
export async function developScene(
  scene: Scene,
  allocate = (byteLength: number): Uint8Array => new Uint8Array(byteLength),
): Promise<SmallImage> {
  const { widthPx, heightPx, smooth } = await smoothScene(scene);
  applyTone(smooth, TONES[scene.style]);
  const data = new Uint16Array(allocate(2 * smooth.length).buffer);
  for (let i = 0; i < data.length; i++) data[i] = Math.min(255, Math.max(0, smooth[i])) * STEPS + 0.5;
  return { widthPx, heightPx, channels: 3, data, unit: 1 / STEPS };
}

/** Develops a low-resolution scene, enough to judge its light, in 4 ms: a sixth of the full size's time. */
export async function developSmallScene(scene: Scene, heightPx: number): Promise<SmallImage> {
  const { data, ...size } = await smallScene(scene, heightPx);
  applyTone(data, TONES[scene.style]);
  return { ...size, channels: 3, data };
}

async function smoothScene(scene: Scene) {
  if (isBackdrop(scene))
    return { ...PAINTED_SIZE, smooth: paintBackdrop(scene, PAINTED_SIZE.widthPx, PAINTED_SIZE.heightPx) };
  const image = await readScene(scene);
  return { widthPx: image.widthPx, heightPx: image.heightPx, smooth: deband(image) };
}

async function smallScene(scene: Scene, heightPx: number) {
  if (isBackdrop(scene)) {
    const widthPx = Math.round((heightPx * PAINTED_SIZE.widthPx) / PAINTED_SIZE.heightPx);
    return { widthPx, heightPx, data: paintBackdrop(scene, widthPx, heightPx) };
  }
  const image = await readScene(scene, heightPx);
  return { widthPx: image.widthPx, heightPx: image.heightPx, data: Float32Array.from(image.data) };
}

function isBackdrop(scene: Scene): scene is Backdrop {
  return 'paint' in scene;
}

async function readScene(scene: Scene, maxSidePx?: number): Promise<RgbImage> {
  const decoded = await decodeImage(await readFile(sceneFile(scene.id)), { maxSidePx, isOwn: true });
  invariant(decoded.ok, `the image of scene ${scene.id} can be decoded`);
  return decoded.value;
}

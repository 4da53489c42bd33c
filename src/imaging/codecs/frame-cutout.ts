import type { HeadshotSize } from '../headshot-request.ts';
import type { Cutout } from '../ops/matte/cutout.ts';
import type { Rect } from '../raster/image.ts';
import { plainBytes, sharp } from './libvips.ts';

/**
 * Returns the part of a cutout inside `frame` at the given size (Catmull-Rom, which looks like Lanczos 3 even when enlarged, in
 * three quarters of its time). Where the frame reaches beyond the cutout the result is transparent. Colour and coverage are
 * resized separately, four times as fast as premultiplied floats: libvips works on bytes then, and no background bleeds in,
 * because the colour continues outside the person.
 */
export async function frameCutout(cutout: Cutout, frame: Rect, size: HeadshotSize): Promise<Cutout> {
  const [rgb, alpha] = await Promise.all([
    framePlane(cutout.rgb, 3, cutout, frame, size),
    framePlane(cutout.alpha, 1, cutout, frame, size),
  ]);
  return { ...size, rgb, alpha };
}

async function framePlane(
  data: Uint8Array,
  channels: 1 | 3,
  cutout: Cutout,
  frame: Rect,
  size: HeadshotSize,
): Promise<Uint8Array> {
  const left = Math.max(0, frame.x);
  const top = Math.max(0, frame.y);
  const right = Math.min(cutout.widthPx, frame.x + frame.width);
  const bottom = Math.min(cutout.heightPx, frame.y + frame.height);
  const scaleX = size.widthPx / frame.width;
  const scaleY = size.heightPx / frame.height;
  const x0 = Math.round((left - frame.x) * scaleX);
  const y0 = Math.round((top - frame.y) * scaleY);
  const x1 = Math.round((right - frame.x) * scaleX);
  const y1 = Math.round((bottom - frame.y) * scaleY);
  const resized = sharp(data, { raw: { width: cutout.widthPx, height: cutout.heightPx, channels } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ width: x1 - x0, height: y1 - y0, fit: 'fill', kernel: 'cubic' })
    .extend({ left: x0, top: y0, right: size.widthPx - x1, bottom: size.heightPx - y1, background: '#000' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw();
  return plainBytes(await resized.toBuffer());
}

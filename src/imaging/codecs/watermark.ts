import type { RgbImage } from '../raster/image.ts';
import { sharp } from './libvips.ts';

/**
 * Burns `text` in rows across the whole picture, so that no crop of the face is free of it.
 * @param text shown as it is; markup characters are escaped
 */
export async function watermark(image: RgbImage, text: string): Promise<RgbImage> {
  const { widthPx: w, heightPx: h } = image;
  const escaped = text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
  const fontPx = Math.round(w / 13);
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = (row - 2) * fontPx * 2.6;
    const x = row % 2 === 0 ? 0 : -fontPx * 3;
    return `<text x="${x}" y="${y}">${`${escaped}   `.repeat(6)}</text>`;
  }).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">` +
    `<g transform="rotate(-24 ${w / 2} ${h / 2}) translate(${-w / 2} ${h / 6})" font-family="sans-serif" font-weight="600"` +
    ` font-size="${fontPx}" fill="#ffffff" fill-opacity="0.34" stroke="#000000" stroke-opacity="0.18"` +
    ` stroke-width="1" xml:space="preserve">${rows}</g></svg>`;
  const data = await sharp(image.data, { raw: { width: w, height: h, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { widthPx: w, heightPx: h, data };
}

import { writeFile } from 'node:fs/promises';

import { sharp } from '../../src/imaging/codecs/libvips.ts';
import { faceHeightPx } from '../../src/imaging/measure/clothes/map-planes.ts';
import { meshPoint } from '../../src/imaging/models/face/face-landmarks.ts';
import type { LabelledPhoto } from './labelled-photo.ts';

const CHIN = 152;
const SIDE_PX = 380;
type Colour = readonly [red: number, green: number, blue: number];
/** Colours in which the map is drawn, one for each of LABELS. */
const TINTS: readonly Colour[] = [
  [0, 0, 0],
  [255, 140, 0],
  [255, 0, 90],
  [0, 140, 255],
  [170, 60, 255],
  [0, 210, 60],
];
const LABELLED_BORDER: Colour = [0, 255, 0];
const FOUND_BORDER: Colour = [255, 255, 0];

/** Draws a map over head and chest of its photo. Labelled borders are green, found ones yellow. */
export async function drawMap(photo: LabelledPhoto, found: Uint8Array, file: string): Promise<void> {
  const { image, labels, face } = photo;
  const { widthPx, heightPx } = image;
  const out = Buffer.from(image.data);
  const isEdge = (map: Uint8Array, i: number): boolean =>
    map[i] !== map[i + 1] || map[i] !== map[i + widthPx];
  for (let i = 0; i < found.length - widthPx - 1; i++) {
    const line = isEdge(labels, i) ? LABELLED_BORDER : isEdge(found, i) ? FOUND_BORDER : undefined;
    const tint = TINTS[found[i]!]!;
    for (let c = 0; c < 3; c++) {
      const tinted = found[i] === 0 ? out[i * 3 + c]! : out[i * 3 + c]! * 0.65 + tint[c]! * 0.35;
      out[i * 3 + c] = line === undefined ? tinted : line[c]!;
    }
  }
  const facePx = faceHeightPx(face);
  const chin = meshPoint(face, CHIN);
  const left = Math.max(0, Math.round(chin.x - 1.4 * facePx));
  const top = Math.max(0, Math.round(chin.y - 1.3 * facePx));
  const width = Math.min(widthPx, Math.round(chin.x + 1.4 * facePx)) - left;
  const height = Math.min(heightPx, Math.round(chin.y + 1.5 * facePx)) - top;
  const title = Buffer.from(
    `<svg width="${SIDE_PX}" height="20"><text x="4" y="15" font-size="15" fill="white">${photo.id}</text></svg>`,
  );
  const picture = await sharp(out, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .extract({ left, top, width, height })
    .resize(SIDE_PX, SIDE_PX, { fit: 'contain' })
    .png()
    .toBuffer();
  await writeFile(
    file,
    await sharp(picture)
      .composite([{ input: title, left: 0, top: 0 }])
      .jpeg()
      .toBuffer(),
  );
}

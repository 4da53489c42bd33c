import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { STYLE_IDS, type StyleId } from '../../src/base/style-ids.ts';
import { exampleKeys, type Manifest, type PictureFile } from '../../src/features/examples/example-set.ts';
import type { Lichtbild } from '../lichtbild.ts';

const SIZE = { widthPx: 320, heightPx: 400 } as const;

/** The clothes of the dressed ones among the drawn examples. */
export const DRAWN_CLOTHES = [
  { garment: 'suit-jacket', dye: 'navy' },
  { garment: 'linen-blazer', dye: 'own' },
  { garment: 'suit-jacket', dye: 'charcoal' },
  { garment: 'polo', dye: 'own' },
] as const;

/** Stores drawn example pictures without people for the service: one pair a style and four dressed ones. */
export async function storeDrawnExamples(lichtbild: Lichtbild): Promise<void> {
  const files = path.join(lichtbild.dataDir, 'files');
  await mkdir(path.join(files, exampleKeys.pictures), { recursive: true });
  const put = async (colour: string): Promise<PictureFile[]> =>
    Promise.all((['avif', 'webp'] as const).map((type) => putPicture(files, colour, type)));
  const [before, after] = await Promise.all([put('#7a6a58'), put('#58707a')]);
  const drawn = (style: StyleId) => ({
    ...{ id: `drawn-${style}`, style, scene: 'glass-office' },
    ...{ view: { x: 0, y: 0, width: 1, height: 1 }, before, after },
  });
  const manifest: Manifest = {
    version: 'drawn',
    from: 'folder',
    madeAt: new Date().toISOString(),
    finished: true,
    sets: [
      ...STYLE_IDS.map(drawn),
      ...DRAWN_CLOTHES.map((clothes, index) => ({
        ...drawn('corporate'),
        ...{ id: `drawn-dressed-${index}`, clothes },
      })),
    ],
    missing: [],
  };
  await writeFile(path.join(files, exampleKeys.manifest), JSON.stringify(manifest));
}

async function putPicture(files: string, colour: string, type: 'avif' | 'webp'): Promise<PictureFile> {
  const { widthPx, heightPx } = SIZE;
  const blank = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: colour } });
  const bytes = await blank.toFormat(type).toBuffer();
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`;
  await writeFile(path.join(files, exampleKeys.picture(name)), bytes);
  return { name, type, widthPx, heightPx, bytes: bytes.byteLength };
}

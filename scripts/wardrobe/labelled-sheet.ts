import sharp, { type OverlayOptions } from 'sharp';

/** One picture of a sheet, with a line of text below it. */
export interface SheetCell {
  readonly picture: Uint8Array;
  readonly label: string;
}

export interface SheetLayout {
  readonly columns: number;
  readonly cellWidthPx: number;
  readonly cellHeightPx: number;
}

const GAP_PX = 6;
const LABEL_PX = 22;
const BACKGROUND = '#222';

/** Draws a PNG with pictures in rows. Each is made smaller to fit its cell, never larger. */
export async function labelledSheet(
  cells: readonly SheetCell[],
  { columns, cellWidthPx, cellHeightPx }: SheetLayout,
): Promise<Buffer> {
  const pitchX = cellWidthPx + GAP_PX;
  const pitchY = cellHeightPx + LABEL_PX + GAP_PX;
  const overlays = await Promise.all(
    cells.map(async ({ picture, label }, index): Promise<OverlayOptions[]> => {
      const left = GAP_PX + (index % columns) * pitchX;
      const top = GAP_PX + Math.floor(index / columns) * pitchY;
      const input = await sharp(picture)
        .autoOrient()
        .resize(cellWidthPx, cellHeightPx, {
          fit: 'contain',
          withoutEnlargement: true,
          background: BACKGROUND,
        })
        .toBuffer();
      return [
        { input, left, top },
        { input: textImage(label, cellWidthPx), left, top: top + cellHeightPx },
      ];
    }),
  );
  return await sharp({
    create: {
      width: GAP_PX + Math.min(columns, cells.length) * pitchX,
      height: GAP_PX + Math.ceil(cells.length / columns) * pitchY,
      channels: 3,
      background: BACKGROUND,
    },
  })
    .composite(overlays.flat())
    .png()
    .toBuffer();
}

function textImage(text: string, widthPx: number): Buffer {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${LABEL_PX}">` +
      `<text x="2" y="16" font-size="14" font-family="sans-serif" fill="#eee">${escaped}</text></svg>`,
  );
}

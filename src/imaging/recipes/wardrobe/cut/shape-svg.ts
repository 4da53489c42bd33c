import {
  GARMENT_PARTS,
  type Corner,
  type GarmentPart,
  type GarmentShape,
  type Polygon,
} from '../../../garment.ts';

/** Line colours that stand out against cloth and from each other. */
const COLOURS: Readonly<Record<GarmentPart | 'patch' | 'mirror' | 'collar', string>> = {
  cloth: '#ff2d55',
  shirt: '#00c7ff',
  tie: '#ffd60a',
  patch: '#bf5af2',
  mirror: '#ffffff',
  collar: '#30d158',
};
/** Spacing of the rulers' marks, pixels of the photo. */
const MARK_EVERY_PX = 100;

/**
 * Draws a garment's shape as an SVG overlay for its photo: outlines, collar points, patches, the mirror's axis, and rulers that
 * number the photo's pixels at the top and on the left.
 */
export function shapeSvg(
  { parts, collar, patches = [], mirror }: GarmentShape,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): string {
  const line = Math.max(2, Math.round(Math.max(widthPx, heightPx) / 500));
  const outlines = GARMENT_PARTS.flatMap((part) =>
    (parts[part] ?? []).map((polygon) => outline(polygon, COLOURS[part], line)),
  );
  const painted = patches.map((patch) => outline(patch, COLOURS.patch, line, 3 * line));
  const middle =
    mirror &&
    `<path d="M${mirror.middleX} 0V${heightPx}" stroke="${COLOURS.mirror}" stroke-width="${line}" stroke-dasharray="${4 * line}"/>`;
  const points = [collar.left, collar.right].map((point) => collarPoint(point, line));
  const drawn = [...outlines, ...painted, middle ?? '', ...points, rulers(widthPx, heightPx, line)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}" fill="none">${drawn}</svg>`;
}

function outline(polygon: Polygon, colour: string, line: number, dash?: number): string {
  const path = polygon.map(([x, y]) => `${x},${y}`).join(' ');
  const dashed = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<polygon points="${path}" stroke="${colour}" stroke-width="${line}"${dashed}/>`;
}

function collarPoint([x, y]: Corner, line: number): string {
  const reach = 6 * line;
  return (
    `<circle cx="${x}" cy="${y}" r="${4 * line}" stroke="${COLOURS.collar}" stroke-width="${line}"/>` +
    `<path d="M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}" stroke="${COLOURS.collar}" stroke-width="${line / 2}"/>`
  );
}

function rulers(widthPx: number, heightPx: number, line: number): string {
  const textPx = 7 * line;
  const bandPx = 2 * textPx;
  const ticks: string[] = [];
  const numbers: string[] = [];
  for (let x = MARK_EVERY_PX; x < widthPx; x += MARK_EVERY_PX) {
    ticks.push(`M${x} 0v${textPx / 2}`);
    numbers.push(`<text x="${x}" y="${1.5 * textPx}">${x}</text>`);
  }
  for (let y = MARK_EVERY_PX; y < heightPx; y += MARK_EVERY_PX) {
    ticks.push(`M0 ${y}h${textPx / 2}`);
    numbers.push(`<text x="${bandPx}" y="${y + textPx / 3}">${y}</text>`);
  }
  return (
    `<path d="M0 0H${widthPx}V${bandPx}H${2 * bandPx}V${heightPx}H0Z" fill="#000" fill-opacity=".5"/>` +
    `<path d="${ticks.join('')}" stroke="#fff" stroke-width="${line / 2}"/>` +
    `<g font-family="sans-serif" font-size="${textPx}" text-anchor="middle" fill="#fff">${numbers.join('')}</g>`
  );
}

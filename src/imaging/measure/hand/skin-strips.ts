/** One row of a strip: from the first column up to the one after the last, pixels. */
export interface StripRow {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Rows directly below one another, the highest first. */
export type SkinStrip = readonly StripRow[];

/** Share of the narrower of two rows that must be directly below the other. */
const SAME_STRIP_OVERLAP = 0.5;
/** Share of a row from which another row below it is a fork. */
const FORK_OVERLAP = 0.3;
/** Greatest difference of a row's width from the mean of the last `rows` rows: a share of that mean plus pixels. */
const WIDTH_STEP = { share: 0.35, px: 2, rows: 4 };

/**
 * Finds narrow strips of marked pixels that run down a picture: rows of similar width below one another. A strip ends where
 * it forks, joins another one or changes its width abruptly.
 * @param isMarked takes a row-major index into widthPx × heightPx
 */
export function skinStrips(
  isMarked: (index: number) => boolean,
  widthPx: number,
  heightPx: number,
  { firstRow, maxWidthPx }: { readonly firstRow: number; readonly maxWidthPx: number },
): readonly SkinStrip[] {
  const ended: SkinStrip[] = [];
  let open: StripRow[][] = [];
  for (let y = Math.max(0, firstRow); y < heightPx; y++) {
    const rows = markedRows(isMarked, y, widthPx);
    const continued = new Set<StripRow[]>();
    const next: StripRow[][] = [];
    for (const row of rows) {
      if (row.to - row.from > maxWidthPx) continue;
      const above = open.filter(
        (strip) => overlapPx(strip.at(-1)!, row) >= SAME_STRIP_OVERLAP * narrower(strip.at(-1)!, row),
      );
      const [strip] = above;
      if (
        strip !== undefined &&
        above.length === 1 &&
        !continued.has(strip) &&
        !rows.some((other) => other !== row && isFork(strip.at(-1)!, other)) &&
        isSimilarWidth(strip, row)
      ) {
        strip.push(row);
        continued.add(strip);
        next.push(strip);
      } else next.push([row]);
    }
    ended.push(...open.filter((strip) => !continued.has(strip)));
    open = next;
  }
  return [...ended, ...open];
}

/** Finds the runs of at least two marked pixels in a row of the picture; single unmarked pixels inside count as marked. */
function markedRows(isMarked: (index: number) => boolean, y: number, widthPx: number): readonly StripRow[] {
  const rows: StripRow[] = [];
  const isOn = (x: number): boolean => x < widthPx && isMarked(y * widthPx + x);
  for (let x = 0; x < widthPx; x++) {
    if (!isOn(x)) continue;
    const from = x;
    while (isOn(x + 1) || isOn(x + 2)) x++;
    if (x > from) rows.push({ y, from, to: x + 1 });
    x++;
  }
  return rows;
}

function overlapPx(a: StripRow, b: StripRow): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}

function narrower(a: StripRow, b: StripRow): number {
  return Math.min(a.to - a.from, b.to - b.from);
}

function isFork(last: StripRow, other: StripRow): boolean {
  return overlapPx(last, other) >= FORK_OVERLAP * (last.to - last.from);
}

function isSimilarWidth(strip: SkinStrip, row: StripRow): boolean {
  const last = strip.slice(-WIDTH_STEP.rows);
  const mean = last.reduce((sum, { from, to }) => sum + to - from, 0) / last.length;
  return Math.abs(row.to - row.from - mean) <= WIDTH_STEP.share * mean + WIDTH_STEP.px;
}

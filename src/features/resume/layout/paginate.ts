import type { PlacedRow, Row } from './layout.ts';

export interface Frame {
  /** The top on the first page, below its header. */
  readonly firstTopPt: number;
  readonly topPt: number;
  readonly bottomPt: number;
}

/**
 * Places rows below each other on as many pages as they need. Rows that keep with their next one move to the next page
 * together, except if they are higher than a page.
 */
export function paginate(rows: readonly Row[], frame: Frame): readonly (readonly PlacedRow[])[] {
  const pages: PlacedRow[][] = [[]];
  let y = frame.firstTopPt;
  let top = frame.firstTopPt;
  const startPage = () => {
    pages.push([]);
    top = frame.topPt;
    y = top;
  };
  for (const group of groupsOf(rows)) {
    const space = y === top ? 0 : group[0]!.spaceBeforePt;
    const isFirstPage = pages.length === 1;
    if (y + space + heightOf(group) > frame.bottomPt && (y > top || isFirstPage)) startPage();
    for (const row of group) {
      if (y + row.spaceBeforePt + row.heightPt > frame.bottomPt && y > top) startPage();
      if (y > top) y += row.spaceBeforePt;
      pages.at(-1)!.push({ yPt: y, row });
      y += row.heightPt;
    }
  }
  return pages;
}

/** The rows from each one that may be separated from the row before it. */
function groupsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  rows.forEach((row, index) => {
    if (index > 0 && rows[index - 1]!.keepsWithNext) groups.at(-1)!.push(row);
    else groups.push([row]);
  });
  return groups;
}

/** Returns the height of rows on one page, without the space before the first. */
export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row, index) => sum + row.heightPt + (index === 0 ? 0 : row.spaceBeforePt), 0);
}

/** The papers of print sheets, upright. The margin is what common printers of that paper cannot print. */
export const PAPERS = {
  '10x15': { widthMm: 100, heightMm: 150, marginMm: 3 },
  a4: { widthMm: 210, heightMm: 297, marginMm: 5 },
  letter: { widthMm: 215.9, heightMm: 279.4, marginMm: 6.35 },
} as const;

export type PaperId = keyof typeof PAPERS;
export const PAPER_IDS = Object.keys(PAPERS) as readonly PaperId[];

export interface RectMm {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface LineMm {
  readonly fromMm: readonly [x: number, y: number];
  readonly toMm: readonly [x: number, y: number];
}

export interface PrintSheet {
  /** The paper as it is used; turned on its side where more pictures fit. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pictures: readonly RectMm[];
  readonly cutMarks: readonly LineMm[];
}

/** Pictures keep this distance, so that a cut that misses shows paper and not the neighbour. */
const GAP_MM = 2;
const MARK_LENGTH_MM = 2;
const MARK_DISTANCE_MM = 0.5;

/** Places as many copies as fit. The cut marks are in the margin, at the ends of each cut. Empty if not even one fits. */
export function layOutSheet(paper: PaperId, picture: { widthMm: number; heightMm: number }): PrintSheet {
  const { widthMm, heightMm, marginMm } = PAPERS[paper];
  const upright = layOut(widthMm, heightMm, marginMm, picture);
  const turned = layOut(heightMm, widthMm, marginMm, picture);
  return turned.pictures.length > upright.pictures.length ? turned : upright;
}

function layOut(
  widthMm: number,
  heightMm: number,
  marginMm: number,
  picture: { widthMm: number; heightMm: number },
): PrintSheet {
  const across = positions(widthMm, picture.widthMm, marginMm);
  const down = positions(heightMm, picture.heightMm, marginMm);
  const pictures = down.flatMap((yMm) => across.map((xMm) => ({ xMm, yMm, ...picture })));
  if (pictures.length === 0) return { widthMm, heightMm, pictures: [], cutMarks: [] };
  const columns = across.flatMap((x) => [x, x + picture.widthMm]);
  const rows = down.flatMap((y) => [y, y + picture.heightMm]);
  const [left, right] = [columns[0]! - MARK_DISTANCE_MM, columns.at(-1)! + MARK_DISTANCE_MM];
  const [top, bottom] = [rows[0]! - MARK_DISTANCE_MM, rows.at(-1)! + MARK_DISTANCE_MM];
  const cutMarks = [
    ...columns.flatMap((x): LineMm[] => [
      { fromMm: [x, top - MARK_LENGTH_MM], toMm: [x, top] },
      { fromMm: [x, bottom], toMm: [x, bottom + MARK_LENGTH_MM] },
    ]),
    ...rows.flatMap((y): LineMm[] => [
      { fromMm: [left - MARK_LENGTH_MM, y], toMm: [left, y] },
      { fromMm: [right, y], toMm: [right + MARK_LENGTH_MM, y] },
    ]),
  ];
  return { widthMm, heightMm, pictures, cutMarks };
}

/** Returns where the pictures of a row begin, in the middle of the paper. */
function positions(paperMm: number, pictureMm: number, marginMm: number): readonly number[] {
  const usable = paperMm - 2 * (marginMm + MARK_DISTANCE_MM + MARK_LENGTH_MM);
  const count = Math.max(0, Math.floor((usable + GAP_MM + 1e-9) / (pictureMm + GAP_MM)));
  const used = count * pictureMm + (count - 1) * GAP_MM;
  return Array.from({ length: count }, (_, at) => (paperMm - used) / 2 + at * (pictureMm + GAP_MM));
}

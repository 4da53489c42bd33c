import { type HeadMarks, mapMarks } from '../../../imaging/measure/face/head-marks.ts';
import {
  type CropFrame,
  fitInside,
  largestFrame,
  type Overhang,
  type PixelSize,
  pointInFrame,
  pointOnPhoto,
  turned,
} from '../../../imaging/raster/crop-frame.ts';
import { type Composition, solveDocumentCrop, topOf } from '../../../imaging/recipes/document-crop.ts';

/** A crop of one photo, as it is edited, undone and stored. */
export interface CropEdit {
  readonly frame: CropFrame;
  readonly marks: EditedMarks | undefined;
  /** True while the frame is as the solver has placed it, so that it may be placed anew. */
  readonly isPlaced?: boolean;
  /** Where the photo ends too early for the preset, right after the solver has placed the crop. */
  readonly lacks?: Overhang | undefined;
}

export interface EditedMarks extends HeadMarks {
  /** Found on the photo, or set by hand, when nothing is known of the eyes' line. */
  readonly source: 'found' | 'hand';
  /** True once the visitor has corrected a top of the head, which is otherwise an estimate. */
  readonly isTopCorrected: boolean;
  /** The tops that were corrected. Absent in records of earlier versions, where one flag counted for both. */
  readonly correctedTops?: readonly Top[];
}

type Top = Composition['top'];

const TOPS: readonly Top[] = ['crown', 'hair'];

/** Returns the tops of the head that the visitor has set. */
export function correctedTops({ isTopCorrected, correctedTops: tops = TOPS }: EditedMarks): readonly Top[] {
  return isTopCorrected ? tops : [];
}

export type MarkName = 'top' | 'eyes' | 'chin';

/** A crop cannot get narrower than this. */
const MIN_WIDTH_PX = 32;

/** The first crop of a photo: by the head where one is marked, else as large as possible. */
export function placeCrop(
  photo: PixelSize,
  aspect: number,
  composition: Composition,
  marks: EditedMarks | undefined,
): CropEdit {
  if (!marks) return { frame: largestFrame(photo, aspect), marks, isPlaced: true };
  const { frame, lacks } = solveDocumentCrop(marks, photo, aspect, composition);
  return { frame, marks, isPlaced: true, lacks };
}

/** Gives a crop another shape, around the same centre. */
export function reshapeCrop({ frame, marks }: CropEdit, photo: PixelSize, aspect: number): CropEdit {
  const { heightPx, widthPx } = frame;
  const side = Math.max(heightPx, widthPx);
  const wanted =
    aspect < 1 ? { heightPx: side, widthPx: side * aspect } : { widthPx: side, heightPx: side / aspect };
  return { frame: fitInside({ ...frame, ...wanted }, photo), marks };
}

/** Moves the photo below the frame by shares of the frame's width and height. */
export function movePhoto({ frame, marks }: CropEdit, photo: PixelSize, x: number, y: number): CropEdit {
  const centre = pointOnPhoto(frame, { x: 0.5 - x, y: 0.5 - y });
  return { frame: fitInside({ ...frame, centre }, photo), marks };
}

/**
 * Enlarges the photo in the frame; a factor below 1 reduces it.
 * @param around the point that stays in its place, as shares of the frame. Default: its middle
 */
export function zoomPhoto(
  { frame, marks }: CropEdit,
  photo: PixelSize,
  factor: number,
  around = { x: 0.5, y: 0.5 },
): CropEdit {
  const widest = largestFrame(photo, frame.widthPx / frame.heightPx, frame.turnDeg).widthPx;
  const narrowest = Math.min(widest, MIN_WIDTH_PX);
  const widthPx = Math.min(widest, Math.max(narrowest, frame.widthPx / factor));
  const scale = widthPx / frame.widthPx;
  const fixed = pointOnPhoto(frame, around);
  const smaller = { ...frame, widthPx, heightPx: frame.heightPx * scale };
  const moved = pointOnPhoto(smaller, around);
  const centre = { x: frame.centre.x + fixed.x - moved.x, y: frame.centre.y + fixed.y - moved.y };
  return { frame: fitInside({ ...smaller, centre }, photo), marks };
}

/** Returns how much the photo is enlarged; 1 shows as much of it as possible. */
export function zoomOf({ frame }: CropEdit, photo: PixelSize): number {
  return largestFrame(photo, frame.widthPx / frame.heightPx, frame.turnDeg).widthPx / frame.widthPx;
}

/** Turns the photo by quarter turns, clockwise for 1. */
export function quarterTurnPhoto({ frame, marks }: CropEdit, photo: PixelSize, turns: 1 | -1): CropEdit {
  return { frame: fitInside({ ...frame, turnDeg: normalised(frame.turnDeg - 90 * turns) }, photo), marks };
}

/** Fine turns end before the next quarter turn becomes the nearer one. */
export const MAX_STRAIGHTEN_DEG = 44;

/** Turns the photo finely. @param deg clockwise from the nearest quarter turn, up to MAX_STRAIGHTEN_DEG */
export function straightenPhoto({ frame, marks }: CropEdit, photo: PixelSize, deg: number): CropEdit {
  const turnDeg = normalised(quarterOf(frame.turnDeg) - deg);
  return { frame: fitInside({ ...frame, turnDeg }, photo), marks };
}

/** Returns the fine turn of the photo, clockwise. */
export function straightenedDeg({ frame }: CropEdit): number {
  return quarterOf(frame.turnDeg) - frame.turnDeg;
}

/** Returns the height of a mark in the frame, from its top. */
export function markHeight({ frame, marks }: CropEdit, name: MarkName, top: Composition['top']): number {
  if (!marks) return 0;
  if (name === 'chin') return pointInFrame(frame, marks.chin).y;
  if (name === 'top') return pointInFrame(frame, topOf(marks, top)).y;
  return (pointInFrame(frame, marks.leftEye).y + pointInFrame(frame, marks.rightEye).y) / 2;
}

/** Smallest distance between two marks, as a share of the frame's height. */
const MARK_DISTANCE = 0.02;

/** Moves a mark to another height of the frame; it stays between its neighbours. */
export function moveMark(edit: CropEdit, name: MarkName, height: number, top: Composition['top']): CropEdit {
  const { frame, marks } = edit;
  if (!marks) return edit;
  const at = (mark: MarkName) => markHeight(edit, mark, top);
  const least = name === 'top' ? -0.2 : at(name === 'eyes' ? 'top' : 'eyes') + MARK_DISTANCE;
  const most = name === 'chin' ? 1.2 : at(name === 'eyes' ? 'chin' : 'eyes') - MARK_DISTANCE;
  const to = Math.min(most, Math.max(least, height));
  const shift = turned({ x: 0, y: (to - at(name)) * frame.heightPx }, frame.turnDeg);
  const shifted = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: x + shift.x,
    y: y + shift.y,
  });
  if (name === 'chin') return { frame, marks: { ...marks, chin: shifted(marks.chin) } };
  if (name === 'eyes') {
    return { frame, marks: { ...marks, leftEye: shifted(marks.leftEye), rightEye: shifted(marks.rightEye) } };
  }
  // Nobody has told the hair from the skull on marks that were set by hand.
  const moves = marks.source === 'hand' ? TOPS : [top];
  return {
    frame,
    marks: {
      ...marks,
      ...(moves.includes('crown') ? { crown: shifted(marks.crown) } : {}),
      ...(moves.includes('hair') ? { hairTop: shifted(marks.hairTop) } : {}),
      isTopCorrected: true,
      correctedTops: [...new Set([...correctedTops(marks), ...moves])],
    },
  };
}

/** Returns the distance of the middle between the eyes from the frame's left, as a share of its width. */
export function marksMiddle({ frame, marks }: CropEdit): number {
  if (!marks) return 0.5;
  return (pointInFrame(frame, marks.leftEye).x + pointInFrame(frame, marks.rightEye).x) / 2;
}

/** Moves all marks sideways, so that their middle is at a share of the frame's width. */
export function moveMarksAside(edit: CropEdit, middle: number): CropEdit {
  const { frame, marks } = edit;
  if (!marks) return edit;
  const to = Math.min(1, Math.max(0, middle));
  const shift = turned({ x: (to - marksMiddle(edit)) * frame.widthPx, y: 0 }, frame.turnDeg);
  const shifted = mapMarks(marks, ({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
  return { frame, marks: { ...marks, ...shifted } };
}

/** Marks at the places in the frame where the preset wants the head, to be moved by hand. */
export function marksByHand(frame: CropFrame, { head, headAim, marginAim }: Composition): EditedMarks {
  const height = headAim ?? (head.min + head.max) / 2;
  const at = (x: number, y: number) => pointOnPhoto(frame, { x, y });
  const crown = at(0.5, marginAim);
  return {
    chin: at(0.5, marginAim + height),
    crown,
    hairTop: crown,
    leftEye: at(0.4, marginAim + height / 2),
    rightEye: at(0.6, marginAim + height / 2),
    source: 'hand',
    isTopCorrected: true,
  };
}

function quarterOf(deg: number): number {
  return Math.round(deg / 90) * 90;
}

/** Keeps angles from growing with every turn: −180 to 180. */
function normalised(deg: number): number {
  return deg - 360 * Math.round(deg / 360);
}

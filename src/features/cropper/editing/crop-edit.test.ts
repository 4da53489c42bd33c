import { describe, expect, it } from 'vitest';
import { isInside, pointInFrame } from '../../../imaging/raster/crop-frame.ts';
import type { Composition } from '../../../imaging/recipes/document-crop.ts';
import {
  correctedTops,
  type CropEdit,
  type EditedMarks,
  markHeight,
  marksByHand,
  marksMiddle,
  moveMarksAside,
  moveMark,
  movePhoto,
  placeCrop,
  quarterTurnPhoto,
  reshapeCrop,
  straightenedDeg,
  straightenPhoto,
  zoomOf,
  zoomPhoto,
} from './crop-edit.ts';

const photo = { widthPx: 1200, heightPx: 1600 };
const composition: Composition = {
  top: 'crown',
  head: { min: 0.7, max: 0.8 },
  margin: { min: 0.05, max: 0.16 },
  marginAim: 0.1,
};
const marks: EditedMarks = {
  chin: { x: 600, y: 1000 },
  crown: { x: 600, y: 600 },
  hairTop: { x: 600, y: 580 },
  leftEye: { x: 560, y: 800 },
  rightEye: { x: 640, y: 800 },
  source: 'found',
  isTopCorrected: false,
};
const edit: CropEdit = {
  frame: { centre: { x: 600, y: 800 }, widthPx: 300, heightPx: 400, turnDeg: 0 },
  marks: undefined,
};

it('starts with as much of the photo as fits where no head is known', () => {
  expect(placeCrop(photo, 1, composition, undefined).frame).toMatchObject({ widthPx: 1200, heightPx: 1200 });
});

it('starts at the head where it is known', () => {
  const placed = placeCrop(photo, 7 / 9, composition, marks);
  expect(markHeight(placed, 'chin', 'crown') - markHeight(placed, 'top', 'crown')).toBeCloseTo(0.75);
  expect(placed.lacks).toBeUndefined();
});

describe('moving', () => {
  it('moves the photo, so the frame goes the other way', () => {
    expect(movePhoto(edit, photo, 0.5, -0.25).frame.centre).toEqual({ x: 450, y: 900 });
  });

  it('moves along the turned frame', () => {
    const { centre } = movePhoto({ ...edit, frame: { ...edit.frame, turnDeg: 90 } }, photo, 0, -0.25).frame;
    expect(centre.x).toBeCloseTo(500);
    expect(centre.y).toBeCloseTo(800);
  });

  it('stops at the edge', () => {
    expect(movePhoto(edit, photo, 9, 9).frame.centre).toEqual({ x: 150, y: 200 });
  });
});

describe('zooming', () => {
  it('keeps the point below the finger', () => {
    const around = { x: 0.2, y: 0.9 };
    const zoomed = zoomPhoto(edit, photo, 2, around);
    expect(zoomed.frame.widthPx).toBe(150);
    // The point that was at 0.2 / 0.9: x = 600 - 150 + 60, y = 800 - 200 + 360.
    const { x, y } = pointInFrame(zoomed.frame, { x: 510, y: 960 });
    expect(x).toBeCloseTo(0.2);
    expect(y).toBeCloseTo(0.9);
  });

  it('ends where the whole photo is in the frame, and where it would be a few pixels', () => {
    expect(zoomOf(zoomPhoto(edit, photo, 0.001), photo)).toBeCloseTo(1);
    expect(zoomPhoto(edit, photo, 1e6).frame.widthPx).toBe(32);
  });

  it('enlarges a photo that is smaller than the least crop not at all', () => {
    const tiny = { widthPx: 20, heightPx: 30 };
    const { frame } = zoomPhoto(placeCrop(tiny, 1, composition, undefined), tiny, 3);
    expect(frame.widthPx).toBe(20);
  });
});

describe('turning', () => {
  it('turns the photo clockwise, so the frame goes the other way', () => {
    expect(quarterTurnPhoto(edit, photo, 1).frame.turnDeg).toBe(-90);
    expect(quarterTurnPhoto(edit, photo, -1).frame.turnDeg).toBe(90);
  });

  it('is back after four turns', () => {
    const turned = [1, 2, 3, 4].reduce((before) => quarterTurnPhoto(before, photo, 1), edit);
    expect(turned.frame.turnDeg).toBeCloseTo(0);
    expect(turned.frame.widthPx).toBe(300);
  });

  it.each([-44, -7.5, 0, 12, 44])('straightens by %f° and stays inside', (deg) => {
    const straightened = straightenPhoto(quarterTurnPhoto(edit, photo, 1), photo, deg);
    expect(straightenedDeg(straightened)).toBeCloseTo(deg);
    expect(isInside(straightened.frame, photo)).toBe(true);
  });
});

it('gives the crop another shape around the same centre', () => {
  const { frame } = reshapeCrop(edit, photo, 2);
  expect(frame).toMatchObject({ widthPx: 400, heightPx: 200, centre: { x: 600, y: 800 } });
});

describe('marks', () => {
  const marked: CropEdit = {
    ...edit,
    marks: { ...marks, chin: { x: 600, y: 950 }, crown: { x: 600, y: 650 } },
  };

  it('move up and down in the frame', () => {
    const moved = moveMark(marked, 'chin', 0.95, 'crown');
    expect(moved.marks?.chin).toEqual({ x: 600, y: 980 });
    expect(moved.frame).toEqual(marked.frame);
  });

  it('stay in their order', () => {
    const moved = moveMark(marked, 'eyes', 0, 'crown');
    expect(markHeight(moved, 'eyes', 'crown')).toBeGreaterThan(markHeight(moved, 'top', 'crown'));
  });

  it('know that the top is no estimate any more', () => {
    const moved = moveMark(marked, 'top', 0.1, 'hair');
    expect(moved.marks).toMatchObject({
      isTopCorrected: true,
      hairTop: { x: 600, y: 640 },
      crown: { x: 600, y: 650 },
    });
  });

  it('know which top was corrected', () => {
    const corrected = moveMark(marked, 'top', 0.1, 'crown').marks!;
    expect(correctedTops(corrected)).toEqual(['crown']);
    expect(corrected.hairTop).toEqual(marks.hairTop);
    const both = moveMark({ ...marked, marks: corrected }, 'top', 0.05, 'hair').marks!;
    expect(correctedTops(both)).toEqual(['crown', 'hair']);
    // A record of an earlier version does not say which.
    expect(correctedTops({ ...marks, isTopCorrected: true })).toEqual(['crown', 'hair']);
    expect(correctedTops(marks)).toEqual([]);
  });

  it('have one top when they are set by hand', () => {
    const byHand = { frame: marked.frame, marks: marksByHand(marked.frame, composition) };
    const { crown, hairTop } = moveMark(byHand, 'top', 0.15, 'crown').marks!;
    expect(crown).not.toEqual(byHand.marks.crown);
    expect(hairTop).toEqual(crown);
  });

  it('follow the turned frame', () => {
    const turnedEdit: CropEdit = { ...marked, frame: { ...marked.frame, turnDeg: 90 } };
    const before = markHeight(turnedEdit, 'chin', 'crown');
    const moved = moveMark(
      { ...turnedEdit, marks: marksByHand(turnedEdit.frame, composition) },
      'chin',
      0.9,
      'crown',
    );
    expect(before).not.toBeCloseTo(0.9);
    expect(markHeight(moved, 'chin', 'crown')).toBeCloseTo(0.9);
  });

  it.each([0, 90])('move sideways together in a frame turned by %i°', (turnDeg) => {
    const turnedEdit: CropEdit = { ...marked, frame: { ...marked.frame, turnDeg } };
    const moved = moveMarksAside(turnedEdit, 0.8);
    expect(marksMiddle(moved)).toBeCloseTo(0.8);
    for (const name of ['top', 'eyes', 'chin'] as const) {
      expect(markHeight(moved, name, 'crown')).toBeCloseTo(markHeight(turnedEdit, name, 'crown'));
    }
    expect(marksMiddle(moveMarksAside(turnedEdit, -3))).toBeCloseTo(0);
  });

  it('start by hand where the preset wants the head', () => {
    const byHand: CropEdit = { ...edit, marks: marksByHand(edit.frame, composition) };
    expect(markHeight(byHand, 'top', 'crown')).toBeCloseTo(0.1);
    expect(markHeight(byHand, 'chin', 'crown')).toBeCloseTo(0.85);
  });
});

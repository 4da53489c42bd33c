import { describe, expect, it } from 'vitest';
import type { HeadMarks } from '../../imaging/measure/face/head-marks.ts';
import { type CropperAction, type CropperState, EMPTY_CROPPER, reduceCropper } from './cropper-state.ts';
import { markHeight, moveMark, movePhoto, straightenPhoto, zoomPhoto } from './editing/crop-edit.ts';

const photo = { widthPx: 2000, heightPx: 3000 };
const marks: HeadMarks = {
  chin: { x: 1000, y: 1600 },
  crown: { x: 1000, y: 1000 },
  hairTop: { x: 1000, y: 1000 },
  leftEye: { x: 940, y: 1300 },
  rightEye: { x: 1060, y: 1300 },
};
const head = { marks, faceCount: 1, yawDeg: 0 };

const run = (...actions: CropperAction[]): CropperState => actions.reduce(reduceCropper, EMPTY_CROPPER);
const present = (state: CropperState) => state.history!.present;
const opened: CropperAction = { type: 'open', photoId: 1, photo };
const found: CropperAction = { type: 'head-found', photoId: 1, head };
const move: CropperAction = { type: 'edit', change: (edit, size) => movePhoto(edit, size, 0.1, 0) };
const undo: CropperAction = { type: 'undo' };
const redo: CropperAction = { type: 'redo' };
const icao: CropperAction = { type: 'choose-preset', id: 'document-icao' };

const headShare = (state: CropperState) =>
  markHeight(present(state), 'chin', 'crown') - markHeight(present(state), 'top', 'crown');

it('crops as much as possible until the head is found, then by the head', () => {
  expect(present(run(icao, opened)).frame.widthPx).toBe(2000);
  expect(headShare(run(icao, opened, found))).toBeCloseTo(0.75);
});

it('leaves a crop alone that was begun by hand, and offers to place it', () => {
  const begun = run(icao, opened, move);
  const marked = reduceCropper(begun, found);
  expect(present(marked).frame).toEqual(present(begun).frame);
  expect(present(marked).marks?.source).toBe('found');
  expect(headShare(reduceCropper(marked, { type: 'place' }))).toBeCloseTo(0.75);
});

it('keeps a head that was found late when steps are undone and redone', () => {
  const undone = run(icao, opened, move, move, { type: 'undo' }, found);
  expect(present(reduceCropper(undone, { type: 'undo' })).marks?.source).toBe('found');
  expect(present(reduceCropper(undone, { type: 'redo' })).marks?.source).toBe('found');
  const reset = reduceCropper(undone, { type: 'reset' });
  expect(headShare(reset)).toBeCloseTo(0.75);
});

it('starts over with the marks that were found, also those of a restored crop', () => {
  const correct: CropperAction = {
    type: 'edit',
    change: (edit) => moveMark(edit, 'chin', 0.99, 'crown'),
  };
  const corrected = run(icao, opened, found, correct);
  expect(present(corrected).marks?.chin.y).toBeGreaterThan(1600);
  const { presetId, output, judged, found: marked } = corrected;
  const stored = { presetId, output, judged, found: marked, edit: present(corrected) };
  for (const state of [corrected, run({ type: 'open', photoId: 1, photo, stored })]) {
    expect(present(reduceCropper(state, { type: 'reset' })).marks?.chin.y).toBe(1600);
  }
});

it('keeps marks that were set by hand', () => {
  const state = run(icao, opened, { type: 'mark-by-hand' }, found);
  expect(present(state).marks?.source).toBe('hand');
});

it('places the same head for another preset', () => {
  const state = run(icao, opened, found, { type: 'choose-preset', id: 'document-dePassport' });
  expect(headShare(state)).toBeCloseTo(34 / 45, 2);
  expect(state.output).toEqual({ dpi: 300, format: 'jpeg', maxKb: '' });
});

it('returns from another preset to a crop by hand and to the choices about its file', () => {
  const us: CropperAction = { type: 'choose-preset', id: 'document-usPassport' };
  const file: CropperAction = { type: 'choose-output', output: { maxKb: '200' } };
  const byHand = run(us, opened, found, move, file);
  const chosen = [icao, move].reduce(reduceCropper, byHand);
  expect(chosen.presetId).toBe('document-icao');
  const undone = [undo, undo].reduce(reduceCropper, chosen);
  expect(undone).toMatchObject({ presetId: 'document-usPassport', output: { maxKb: '200' } });
  expect(present(undone).frame).toEqual(present(byHand).frame);
  const redone = [redo, redo].reduce(reduceCropper, undone);
  expect(redone).toMatchObject({ presetId: 'document-icao', output: { maxKb: '' } });
  expect(present(redone).frame).toEqual(present(chosen).frame);
});

it('places the crop by a head that is found after a preset was chosen, and after undoing the choice', () => {
  const searched = run(opened, icao, found);
  expect(headShare(searched)).toBeCloseTo(0.75);
  const undone = reduceCropper(searched, undo);
  expect(undone.presetId).toBe('linkedin');
  expect(headShare(undone)).toBeCloseTo(0.58);
});

it('keeps the resolution when an edit is undone, and gives the crop its shape', () => {
  const fine: CropperAction = { type: 'choose-output', output: { dpi: 600 } };
  const undone = run(icao, opened, found, move, move, fine, undo);
  expect(undone.output.dpi).toBe(600);
  const { frame } = present(undone);
  expect(frame.widthPx / frame.heightPx).toBeCloseTo(827 / 1063, 6);
});

it('sets the file’s limits with the preset', () => {
  expect(run({ type: 'choose-preset', id: 'document-usPassport' }).output.maxKb).toBe('240');
  expect(run({ type: 'choose-preset', id: 'document-ukPassport' }).output.dpi).toBe(600);
});

it('keeps the shape of whole pixels at another resolution', () => {
  const { frame } = present(run(icao, opened, found, { type: 'choose-output', output: { dpi: 600 } }));
  expect(frame.widthPx / frame.heightPx).toBeCloseTo(827 / 1063, 6);
});

describe('hair', () => {
  const hair: CropperAction = {
    type: 'hair-found',
    photoId: 1,
    marks: { ...marks, hairTop: { x: 1000, y: 940 } },
  };
  const us: CropperAction = { type: 'choose-preset', id: 'document-usPassport' };

  it('places a crop anew that is measured to its top', () => {
    const before = present(run(us, opened, found)).frame.heightPx;
    expect(present(run(us, opened, found, hair)).frame.heightPx).toBeCloseTo((before * 660) / 600, 0);
  });

  it('places a crop anew by the skull that it shows', () => {
    const lower: CropperAction = {
      type: 'hair-found',
      photoId: 1,
      marks: { ...marks, crown: { x: 1000, y: 1030 } },
    };
    const { frame } = present(run(icao, opened, found, lower));
    expect(frame.heightPx).toBeCloseTo(570 / 0.75);
  });

  it('changes the top that was not corrected, and no other', () => {
    const corrected: CropperAction = {
      type: 'edit',
      change: (edit) => moveMark(edit, 'top', 0.05, 'crown'),
    };
    const edited = run(icao, opened, found, corrected);
    const lower: CropperAction = {
      type: 'hair-found',
      photoId: 1,
      marks: { ...marks, crown: { x: 1000, y: 1 }, hairTop: { x: 1000, y: 940 } },
    };
    const after = present(reduceCropper(edited, lower)).marks!;
    expect(after.crown).toEqual(present(edited).marks!.crown);
    expect(after.hairTop.y).toBe(940);
  });

  it('moves no crop that was edited', () => {
    const edited = run(us, opened, found, move);
    const after = reduceCropper(edited, hair);
    expect(present(after).frame).toEqual(present(edited).frame);
    expect(present(after).marks?.hairTop.y).toBe(940);
  });
});

describe('undo', () => {
  it('returns to the crop before, and reset to the first one', () => {
    const zoom: CropperAction = { type: 'edit', change: (edit, size) => zoomPhoto(edit, size, 0.9) };
    const placed = run(icao, opened, found);
    const edited = [move, zoom].reduce(reduceCropper, placed);
    expect(present(reduceCropper(reduceCropper(edited, { type: 'undo' }), { type: 'undo' }))).toEqual(
      present(placed),
    );
    const reset = reduceCropper(edited, { type: 'reset' });
    expect(present(reset).frame).toEqual(present(placed).frame);
    expect(present(reduceCropper(reset, { type: 'undo' }))).toEqual(present(edited));
  });

  it('counts a slider that is moved as one step, from where it began', () => {
    const straighten = (deg: number): CropperAction => ({
      type: 'edit',
      gesture: 'straighten',
      fromStart: true,
      change: (edit, size) => straightenPhoto(edit, size, deg),
    });
    const placed = run(opened);
    const back = [straighten(30), straighten(40), straighten(0)].reduce(reduceCropper, placed);
    expect(present(back).frame).toEqual(present(placed).frame);
    expect(back.history?.past).toHaveLength(1);
  });
});

it('opens a stored crop as it was, without searching the head again', () => {
  const state = run(icao, opened, found, move);
  const stored = {
    presetId: state.presetId,
    output: state.output,
    edit: present(state),
    judged: state.judged,
  };
  const reopened = run({ type: 'open', photoId: 1, photo, stored });
  expect(present(reopened)).toEqual(present(state));
  expect(reopened.presetId).toBe('document-icao');
  expect(reopened.search.state).toBe('found');
});

it('forgets everything about a photo, but not the preset', () => {
  const closed = run(icao, opened, found, { type: 'close' });
  expect(closed).toMatchObject({
    photo: undefined,
    history: undefined,
    judged: undefined,
    presetId: 'document-icao',
  });
});

it('stays failed while other downloads go on, until it is tried again', () => {
  const progress: CropperAction = { type: 'search-progress', photoId: 1, share: 0.5 };
  const failed = run(
    opened,
    { type: 'search-started' },
    progress,
    { type: 'search-failed', photoId: 1 },
    progress,
  );
  expect(failed.search).toEqual({ state: 'failed' });
  const again = [{ type: 'search-started' } as const, progress].reduce(reduceCropper, failed);
  expect(again.search).toEqual({ state: 'loading', share: 0.5 });
});

it('ignores a head that is still found on the photo before', () => {
  const next: CropperAction = { type: 'open', photoId: 2, photo };
  const searching = run(opened, { type: 'search-started' }, next, { type: 'search-started' });
  const hair: CropperAction = { type: 'hair-found', photoId: 1, marks };
  const failed: CropperAction = { type: 'search-failed', photoId: 1 };
  for (const late of [found, hair, failed]) expect(reduceCropper(searching, late)).toBe(searching);
  expect(reduceCropper(run(opened, { type: 'close' }), found).search.state).toBe('idle');
});

it('has no head left once a search finds none', () => {
  const none: CropperAction = { type: 'head-found', photoId: 1, head: undefined };
  const state = run(opened, found, none);
  expect(state).toMatchObject({ found: undefined, judged: undefined, search: { state: 'none' } });
  expect(present(state).marks).toBeUndefined();
});

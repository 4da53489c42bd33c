import type { PixelSize } from '../../imaging/raster/crop-frame.ts';
import type { HeadMarks } from '../../imaging/measure/face/head-marks.ts';
import type { JudgedPhoto } from './crop-findings.ts';
import { aspectOf, type CropPreset, cropPreset, DEFAULT_PRESET_ID } from './crop-presets.ts';
import {
  type CropEdit,
  correctedTops,
  type EditedMarks,
  marksByHand,
  placeCrop,
  reshapeCrop,
} from './editing/crop-edit.ts';
import {
  change,
  type EditHistory,
  endGesture,
  mapHistory,
  redo,
  startHistory,
  undo,
} from './editing/edit-history.ts';
import type { HeadOnPhoto } from './head/find-head-message.ts';
import type { FileFormat } from './output/encode-file.client.ts';

/** The search for a head: `none` found no face, `failed` did not run. */
export type HeadSearch =
  | { readonly state: 'idle' | 'searching' | 'found' | 'none' | 'failed' }
  | { readonly state: 'loading'; readonly share: number };

/** The choices about the file, which a preset sets to its own. */
export interface OutputChoice {
  readonly dpi: number;
  readonly format: FileFormat;
  /** As typed; empty for no limit. */
  readonly maxKb: string;
}

/** The part of the state that is stored on the device. A record in visitors' browsers: property names must not change. */
export interface StoredCrop {
  readonly presetId: string;
  readonly output: OutputChoice;
  readonly edit: CropEdit;
  /** Absent in records of earlier versions. */
  readonly found?: EditedMarks | undefined;
  readonly judged: JudgedPhoto | undefined;
}

interface Choice {
  readonly presetId: string;
  readonly output: OutputChoice;
}

/** A step to undo and redo. The past and future ones know the preset that they were made with. */
export interface CropStep extends CropEdit {
  readonly choice?: Choice;
}

export interface CropperState extends Choice {
  readonly photo: PixelSize | undefined;
  /** Distinguishes results of this photo's search from those of an earlier one. */
  readonly photoId: number | undefined;
  /** Undefined without a photo. */
  readonly history: EditHistory<CropStep> | undefined;
  readonly search: HeadSearch;
  /** The marks as the networks found them, which starting over returns to. */
  readonly found: EditedMarks | undefined;
  readonly judged: JudgedPhoto | undefined;
}

export type CropperAction =
  | {
      readonly type: 'open';
      readonly photoId: number;
      readonly photo: PixelSize;
      readonly stored?: StoredCrop | undefined;
    }
  | { readonly type: 'close' }
  | { readonly type: 'choose-preset'; readonly id: string }
  | { readonly type: 'choose-output'; readonly output: Partial<OutputChoice> }
  | {
      readonly type: 'edit';
      readonly change: (edit: CropEdit, photo: PixelSize, preset: CropPreset) => CropEdit;
      /** True to change the state before the gesture instead of the present one. */
      readonly fromStart?: boolean;
      readonly gesture?: string;
    }
  | { readonly type: 'end-gesture' | 'undo' | 'redo' | 'place' | 'reset' | 'mark-by-hand' }
  | { readonly type: 'search-started' }
  | SearchResult;

/** Results of a search. Those of a photo that is not open any more are ignored. */
type SearchResult = { readonly photoId: number } & (
  | { readonly type: 'search-progress'; readonly share: number }
  | { readonly type: 'head-found'; readonly head: HeadOnPhoto | undefined }
  | { readonly type: 'hair-found'; readonly marks: HeadMarks }
  | { readonly type: 'search-failed' }
);

export const EMPTY_CROPPER: CropperState = {
  ...choiceOf(DEFAULT_PRESET_ID),
  photo: undefined,
  photoId: undefined,
  history: undefined,
  search: { state: 'idle' },
  found: undefined,
  judged: undefined,
};

export function reduceCropper(state: CropperState, action: CropperAction): CropperState {
  if (isOfAnotherPhoto(state, action)) return state;
  const { photo, history } = state;
  const preset = cropPreset(state.presetId);
  const aspect = aspectOf(preset, state.output.dpi);
  switch (action.type) {
    case 'open':
      return openPhoto(state, action);
    case 'close':
      return { ...EMPTY_CROPPER, presetId: state.presetId, output: state.output };
    case 'choose-preset':
      return choosePreset(state, action.id);
    case 'choose-output':
      return chooseOutput(state, { ...state.output, ...action.output });
    case 'search-started':
      return { ...state, search: { state: 'searching' } };
    case 'search-progress':
      return { ...state, search: progressOf(state.search, action.share) };
    case 'search-failed':
      return { ...state, search: { state: 'failed' } };
    case 'head-found':
      return applyHead(state, action.head);
    case 'hair-found':
      return applyHair(state, action.marks);
  }
  if (!photo || !history) return state;
  const { marks } = history.present;
  switch (action.type) {
    case 'edit': {
      const { change: changeEdit, fromStart = false, gesture } = action;
      const next = (present: CropEdit, before: CropEdit) => {
        const from = fromStart ? before : present;
        // Marks and frame may both have been changed by the gesture; only the frame starts anew.
        return changeEdit({ ...from, marks: present.marks }, photo, preset);
      };
      return { ...state, history: change(history, next, gesture) };
    }
    case 'end-gesture':
      return { ...state, history: endGesture(history) };
    case 'undo':
      return returnTo(state, photo, undo(withChoice(state, history)));
    case 'redo':
      return returnTo(state, photo, redo(withChoice(state, history)));
    case 'place':
      return {
        ...state,
        history: change(history, () => placeCrop(photo, aspect, preset.composition, marks)),
      };
    case 'reset':
      return {
        ...state,
        history: change(history, () => placeCrop(photo, aspect, preset.composition, state.found)),
      };
    case 'mark-by-hand':
      return {
        ...state,
        history: change(history, ({ frame }) => ({ frame, marks: marksByHand(frame, preset.composition) })),
      };
  }
}

function isOfAnotherPhoto({ photoId }: CropperState, action: CropperAction): boolean {
  return action.type !== 'open' && 'photoId' in action && action.photoId !== photoId;
}

/** Downloads go on for a moment after one of them has failed. */
function progressOf(search: HeadSearch, share: number): HeadSearch {
  if (search.state !== 'searching' && search.state !== 'loading') return search;
  return share < 1 ? { state: 'loading', share } : { state: 'searching' };
}

function withChoice({ presetId, output }: Choice, history: EditHistory<CropStep>): EditHistory<CropStep> {
  return { ...history, present: { ...history.present, choice: { presetId, output } } };
}

/** Returns to the preset of a step, too. A choice about the file alone stays, and the step gets its shape. */
function returnTo(state: CropperState, photo: PixelSize, history: EditHistory<CropStep>): CropperState {
  const { choice, ...step } = history.present;
  const { presetId, output } = choice && choice.presetId !== state.presetId ? choice : state;
  const preset = cropPreset(presetId);
  const aspect = aspectOf(preset, output.dpi);
  const isInShape = Math.abs(step.frame.widthPx / step.frame.heightPx - aspect) < ASPECT_TOLERANCE;
  const present = step.isPlaced
    ? placeCrop(photo, aspect, preset.composition, step.marks)
    : isInShape
      ? step
      : reshapeCrop(step, photo, aspect);
  return { ...state, presetId, output, history: { ...history, present } };
}

function choiceOf(presetId: string): Choice {
  const { dpi, maxBytes = Infinity } = cropPreset(presetId);
  // A larger limit is met by every file, so that it would only puzzle.
  const maxKb = maxBytes < 1_000_000 ? String(Math.floor(maxBytes / 1000)) : '';
  return { presetId, output: { dpi, format: 'jpeg', maxKb } };
}

function openPhoto(
  state: CropperState,
  { photoId, photo, stored }: Extract<CropperAction, { type: 'open' }>,
): CropperState {
  const { presetId, output } = stored ?? state;
  const preset = cropPreset(presetId);
  const first = stored?.edit ?? placeCrop(photo, aspectOf(preset, output.dpi), preset.composition, undefined);
  return {
    presetId,
    output,
    photo,
    photoId,
    history: startHistory(first),
    search: { state: stored?.edit.marks ? 'found' : 'idle' },
    found: stored?.found ?? uncorrected(stored?.edit.marks),
    judged: stored?.judged,
  };
}

/** The frame's shape is computed anew by every turn and zoom. */
const ASPECT_TOLERANCE = 1e-6;

/** Records of earlier versions have only the marks of the crop. */
function uncorrected(marks: EditedMarks | undefined): EditedMarks | undefined {
  return marks?.source === 'found' && !marks.isTopCorrected ? marks : undefined;
}

/** A preset starts with a crop of its own, by the same marks; undoing brings back the one before, and its preset. */
function choosePreset(state: CropperState, id: string): CropperState {
  const choice = choiceOf(id);
  const preset = cropPreset(id);
  const aspect = aspectOf(preset, choice.output.dpi);
  const { photo, history } = state;
  if (!photo || !history) return { ...state, ...choice };
  const { present } = history;
  const next =
    present.marks || present.isPlaced
      ? placeCrop(photo, aspect, preset.composition, present.marks)
      : reshapeCrop(present, photo, aspect);
  return { ...state, ...choice, history: change(withChoice(state, history), () => next) };
}

function chooseOutput(state: CropperState, output: OutputChoice): CropperState {
  const { photo, history } = state;
  if (!photo || !history || output.dpi === state.output.dpi) return { ...state, output };
  const aspect = aspectOf(cropPreset(state.presetId), output.dpi);
  // Whole pixels have a slightly different shape at another resolution.
  const { frame } = reshapeCrop(history.present, photo, aspect);
  return { ...state, output, history: { ...history, present: { ...history.present, frame } } };
}

/**
 * Marks the head on every step of the history, so that undoing keeps it, and places the crop by it unless the visitor has begun
 * to crop by hand.
 */
function applyHead(state: CropperState, head: HeadOnPhoto | undefined): CropperState {
  const { photo, history } = state;
  if (!photo || !history) return state;
  if (!head) return { ...withoutFound(state, history), search: { state: 'none' } };
  const marks = { ...head.marks, source: 'found', isTopCorrected: false } as const;
  const marked = mapHistory(history, (edit) => (edit.marks?.source === 'hand' ? edit : { ...edit, marks }));
  return placeUntouched({
    ...state,
    history: marked,
    search: { state: 'found' },
    found: marks,
    judged: { faceCount: head.faceCount, yawDeg: head.yawDeg },
  });
}

function withoutFound(state: CropperState, history: EditHistory<CropStep>): CropperState {
  const unmarked = (edit: CropEdit): CropEdit =>
    edit.marks?.source === 'found' ? { ...edit, marks: undefined } : edit;
  return { ...state, history: mapHistory(history, unmarked), found: undefined, judged: undefined };
}

/** The hair tells more about the skull, too, so that a crop that nobody has edited is placed anew. */
function applyHair(state: CropperState, { hairTop, crown }: HeadMarks): CropperState {
  const { history, found } = state;
  if (!history) return state;
  const withHair = (edit: CropEdit): CropEdit => {
    if (edit.marks?.source !== 'found') return edit;
    const corrected = correctedTops(edit.marks);
    const learnt = {
      ...(corrected.includes('hair') ? {} : { hairTop }),
      ...(corrected.includes('crown') ? {} : { crown }),
    };
    return { ...edit, marks: { ...edit.marks, ...learnt } };
  };
  return placeUntouched({
    ...state,
    history: mapHistory(history, withHair),
    found: found && { ...found, hairTop, crown },
  });
}

/** Places the crop anew by its marks, unless the visitor has edited it. Steps of the past follow when they are returned to. */
function placeUntouched(state: CropperState): CropperState {
  const { photo, history } = state;
  if (!photo || !history?.present.isPlaced) return state;
  const preset = cropPreset(state.presetId);
  const aspect = aspectOf(preset, state.output.dpi);
  const present = placeCrop(photo, aspect, preset.composition, history.present.marks);
  return { ...state, history: { ...history, present } };
}

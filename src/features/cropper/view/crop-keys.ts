import type { CropperAction } from '../cropper-state.ts';
import {
  MAX_STRAIGHTEN_DEG,
  movePhoto,
  quarterTurnPhoto,
  straightenedDeg,
  straightenPhoto,
  zoomPhoto,
} from '../editing/crop-edit.ts';

const MOVE_STEP = 0.005;
const FAR = 10;
const ZOOM_STEP = 1.03;
const STRAIGHTEN_STEP_DEG = 0.5;

interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Maps a key that is pressed anywhere in the cropper to undo or redo; undefined for others. */
export function undoOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): CropperAction | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' ? { type: 'redo' } : undefined;
}

const BRACKETS = ['[', ']', '{', '}'];

/** Maps a key that is pressed on the crop to its action. Undefined for keys that the crop does not use. */
export function actionOfKey({
  key,
  code,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Key): CropperAction | undefined {
  // AltGr, which types brackets on many keyboards, is reported as Alt, on some systems with Ctrl.
  if ((ctrlKey || metaKey || altKey) && !(altKey && BRACKETS.includes(key))) return undefined;
  const step = MOVE_STEP * (shiftKey ? FAR : 1);
  switch (key) {
    case 'ArrowLeft':
      return move(-step, 0);
    case 'ArrowRight':
      return move(step, 0);
    case 'ArrowUp':
      return move(0, -step);
    case 'ArrowDown':
      return move(0, step);
    case '+':
    case '=':
      return zoom(ZOOM_STEP);
    case '-':
    case '_':
      return zoom(1 / ZOOM_STEP);
    case 'r':
    case 'R':
      return { type: 'place' };
    case '0':
      return { type: 'reset' };
  }
  // Keyboards without a key of their own for brackets type them with AltGr; the position is that of the American one.
  const turn = key === '[' || key === '{' || code === 'BracketLeft' ? -1 : 1;
  if (turn === -1 || key === ']' || key === '}' || code === 'BracketRight') {
    return shiftKey || key === '{' || key === '}' ? quarterTurn(turn) : straighten(turn);
  }
  return undefined;
}

export function move(x: number, y: number): CropperAction {
  return { type: 'edit', gesture: 'keys', change: (edit, photo) => movePhoto(edit, photo, x, y) };
}

export function zoom(factor: number): CropperAction {
  return { type: 'edit', gesture: 'keys', change: (edit, photo) => zoomPhoto(edit, photo, factor) };
}

export function quarterTurn(turns: 1 | -1): CropperAction {
  return { type: 'edit', change: (edit, photo) => quarterTurnPhoto(edit, photo, turns) };
}

function straighten(direction: 1 | -1): CropperAction {
  return {
    type: 'edit',
    gesture: 'keys',
    change: (edit, photo) => {
      const deg = straightenedDeg(edit) + direction * STRAIGHTEN_STEP_DEG;
      return straightenPhoto(edit, photo, Math.max(-MAX_STRAIGHTEN_DEG, Math.min(MAX_STRAIGHTEN_DEG, deg)));
    },
  };
}

import { describe, expect, it } from 'vitest';
import type { CropEdit } from '../editing/crop-edit.ts';
import { cropPreset } from '../crop-presets.ts';
import { actionOfKey, undoOfKey } from './crop-keys.ts';

const photo = { widthPx: 1000, heightPx: 1000 };
const edit: CropEdit = {
  frame: { centre: { x: 500, y: 500 }, widthPx: 400, heightPx: 400, turnDeg: 0 },
  marks: undefined,
};
const plain = { code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

function press(key: string, more: Partial<typeof plain> = {}): CropEdit['frame'] {
  const action = actionOfKey({ ...plain, key, ...more });
  if (action?.type !== 'edit') throw new Error(`${key} edits nothing`);
  return action.change(edit, photo, cropPreset('square')).frame;
}

describe('keys on the crop', () => {
  it('move the photo, with Shift ten times as far', () => {
    expect(press('ArrowRight').centre.x).toBe(498);
    expect(press('ArrowDown').centre.y).toBe(498);
    expect(press('ArrowLeft', { shiftKey: true }).centre.x).toBe(520);
  });

  it('zoom', () => {
    expect(press('+').widthPx).toBeLessThan(400);
    expect(press('-').widthPx).toBeGreaterThan(400);
  });

  it('straighten and turn, also where brackets have no key of their own', () => {
    expect(press(']').turnDeg).toBe(-0.5);
    expect(press('ü', { code: 'BracketLeft' }).turnDeg).toBe(0.5);
    expect(press('}', { shiftKey: true }).turnDeg).toBe(-90);
    expect(press('{', { code: 'BracketLeft', shiftKey: true }).turnDeg).toBe(90);
  });

  it.each([
    ['r', {}, 'place'],
    ['0', {}, 'reset'],
  ] as const)('%s', (key, more, type) => {
    expect(actionOfKey({ ...plain, key, ...more })).toEqual({ type });
  });

  it.each([
    ['a', {}],
    ['Tab', {}],
    ['Enter', {}],
    ['r', { ctrlKey: true }],
    ['+', { ctrlKey: true }],
    ['z', { ctrlKey: true }],
    ['ArrowLeft', { altKey: true }],
    ['ü', { code: 'BracketLeft', altKey: true }],
  ] as const)('leave %s to the browser', (key, more) => {
    expect(actionOfKey({ ...plain, key, ...more })).toBeUndefined();
  });

  it('turn with brackets that are typed with AltGr', () => {
    expect(press('[', { altKey: true, ctrlKey: true }).turnDeg).toBe(0.5);
    expect(press(']', { altKey: true }).turnDeg).toBe(-0.5);
  });
});

it.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
] as const)('anywhere in the cropper: %s', (key, more, type) => {
  expect(undoOfKey({ ...plain, key, ...more })).toEqual({ type });
});

it.each([
  ['z', {}],
  ['z', { ctrlKey: true, altKey: true }],
  ['a', { ctrlKey: true }],
] as const)('leaves %s to the browser', (key, more) => {
  expect(undoOfKey({ ...plain, key, ...more })).toBeUndefined();
});

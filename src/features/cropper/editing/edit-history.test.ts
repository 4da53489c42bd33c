import { expect, it } from 'vitest';
import { change, endGesture, redo, startHistory, undo } from './edit-history.ts';

const add = (amount: number) => (present: number) => present + amount;

it('undoes and redoes steps', () => {
  const changed = change(change(startHistory(0), add(1)), add(10));
  expect(changed.present).toBe(11);
  expect(undo(changed).present).toBe(1);
  expect(undo(undo(undo(changed))).present).toBe(0);
  expect(redo(undo(changed)).present).toBe(11);
  expect(redo(changed).present).toBe(11);
});

it('forgets undone steps with the next change', () => {
  expect(redo(change(undo(change(startHistory(0), add(1))), add(5))).present).toBe(5);
});

it('makes one step of one gesture', () => {
  const dragged = [1, 2, 3].reduce((history, by) => change(history, add(by), 'drag'), startHistory(0));
  expect(dragged.present).toBe(6);
  expect(undo(dragged).present).toBe(0);
  const twice = change(endGesture(dragged), add(4), 'drag');
  expect(undo(twice).present).toBe(6);
});

it('offers the state before the gesture', () => {
  const set = (to: number) => (_: number, before: number) => before + to;
  const slid = [30, 20, 0].reduce((history, to) => change(history, set(to), 'slider'), startHistory(7));
  expect(slid.present).toBe(7);
});

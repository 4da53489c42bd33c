import { expect, it } from 'vitest';
import type { ShootState } from '../../platform/db/tables/shoots.ts';
import {
  isLaterState,
  isPastItsTime,
  isSettled,
  nextShootState,
  SHOOT_EVENTS,
  type ShootEvent,
} from './shoot-state.ts';

const HAPPY: readonly ShootEvent[] = [
  'selfies-and-choice-complete',
  'paid',
  'render-started',
  'delivered',
  'erased',
];

function walk(events: readonly ShootEvent[]): ShootState[] {
  let state: ShootState = 'draft';
  return events.map((event) => (state = nextShootState(state, event)));
}

/** Every sequence of the seven events up to the given length. */
function* sequences(length: number): Generator<ShootEvent[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const head of sequences(length - 1)) for (const event of SHOOT_EVENTS) yield [...head, event];
}

it('lives from draft to expired', () => {
  expect(walk(HAPPY)).toEqual(['ready_to_pay', 'paid', 'rendering', 'delivered', 'expired']);
});

it('never moves back, whatever comes in whatever order', () => {
  let checked = 0;
  for (const events of sequences(6)) {
    let before: ShootState = 'draft';
    for (const event of events) {
      const after = nextShootState(before, event);
      if (after !== before && !isLaterState(after, before)) {
        expect.fail(`${events.join(' ')}: ${before} → ${after}`);
      }
      before = after;
    }
    checked += 1;
  }
  expect(checked).toBe(7 ** 6);
});

it('changes nothing when an event is repeated at once', () => {
  for (const events of sequences(5)) {
    const last = events.at(-1);
    if (!last) continue;
    const once = walk(events).at(-1) as ShootState;
    if (nextShootState(once, last) !== once) expect.fail(`${events.join(' ')} moved again on ${last}`);
  }
});

it('delivers only what was rendered, and renders only what was paid', () => {
  for (const events of sequences(6)) {
    const states = walk(events);
    const delivered = states.indexOf('delivered');
    if (delivered < 0) continue;
    const rendering = states.indexOf('rendering');
    const paid = states.indexOf('paid');
    if (!(paid >= 0 && paid < rendering && rendering < delivered)) expect.fail(events.join(' '));
  }
});

it('keeps refunded and failed shoots out of the queue for good', () => {
  for (const event of SHOOT_EVENTS) {
    expect(isSettled(nextShootState('refunded', event)), event).toBe(true);
    expect(isSettled(nextShootState('failed', event)), event).toBe(true);
    expect(nextShootState('expired', event)).toBe('expired');
  }
});

it.each<[ShootState, string, boolean]>([
  ['delivered', '2026-11-22T10:00:00.001Z', false],
  ['delivered', '2026-11-22T10:00:00.000Z', true],
  ['expired', '2026-11-30T10:00:00.000Z', true],
  // Still shown until they are erased: the one says that the money goes back, the other is being worked on.
  ['refunded', '2026-11-21T10:00:00.000Z', false],
  ['rendering', '2026-11-21T10:00:00.000Z', false],
])('a shoot that is %s until %s is past its time: %s', (state, expiresAt, isPast) => {
  expect(isPastItsTime({ state, expiresAt }, new Date('2026-11-22T10:00:00.000Z'))).toBe(isPast);
});

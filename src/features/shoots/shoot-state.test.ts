import { expect, it } from 'vitest';
import type { ShootState } from '../../platform/db/tables/shoots.ts';
import {
  isExpired,
  isLaterState,
  isOpenDraft,
  isSettled,
  nextShootState,
  SHOOT_EVENTS,
  SHOOT_STATES,
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

it('goes from draft to expired', () => {
  expect(walk(HAPPY)).toEqual(['ready_to_pay', 'paid', 'rendering', 'delivered', 'expired']);
});

it('never goes back, whatever events arrive in whatever order', () => {
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
  // These states are shown until they are erased: one announces the refund, the other is in progress.
  ['refunded', '2026-11-21T10:00:00.000Z', false],
  ['rendering', '2026-11-21T10:00:00.000Z', false],
])('whether a shoot that is %s until %s has expired: %s', (state, expiresAt, expected) => {
  expect(isExpired({ state, expiresAt }, new Date('2026-11-22T10:00:00.000Z'))).toBe(expected);
});

/** The expected table is written out: a table computed by the rule under test would repeat its mistakes. */
const TABLE: Readonly<Record<ShootState, Readonly<Record<ShootEvent, ShootState>>>> = {
  draft: {
    'selfies-and-choice-complete': 'ready_to_pay',
    paid: 'draft',
    'render-started': 'draft',
    delivered: 'draft',
    failed: 'draft',
    refunded: 'refunded',
    erased: 'expired',
  },
  ready_to_pay: {
    'selfies-and-choice-complete': 'ready_to_pay',
    paid: 'paid',
    'render-started': 'ready_to_pay',
    delivered: 'ready_to_pay',
    failed: 'ready_to_pay',
    refunded: 'refunded',
    erased: 'expired',
  },
  paid: {
    'selfies-and-choice-complete': 'paid',
    paid: 'paid',
    'render-started': 'rendering',
    delivered: 'paid',
    failed: 'failed',
    refunded: 'refunded',
    erased: 'paid',
  },
  rendering: {
    'selfies-and-choice-complete': 'rendering',
    paid: 'rendering',
    'render-started': 'rendering',
    delivered: 'delivered',
    failed: 'failed',
    refunded: 'refunded',
    erased: 'rendering',
  },
  delivered: {
    'selfies-and-choice-complete': 'delivered',
    paid: 'delivered',
    'render-started': 'delivered',
    delivered: 'delivered',
    failed: 'delivered',
    refunded: 'refunded',
    erased: 'expired',
  },
  failed: {
    'selfies-and-choice-complete': 'failed',
    paid: 'failed',
    'render-started': 'failed',
    delivered: 'failed',
    failed: 'failed',
    refunded: 'refunded',
    erased: 'failed',
  },
  refunded: {
    'selfies-and-choice-complete': 'refunded',
    paid: 'refunded',
    'render-started': 'refunded',
    delivered: 'refunded',
    failed: 'refunded',
    refunded: 'refunded',
    erased: 'refunded',
  },
  expired: {
    'selfies-and-choice-complete': 'expired',
    paid: 'expired',
    'render-started': 'expired',
    delivered: 'expired',
    failed: 'expired',
    refunded: 'expired',
    erased: 'expired',
  },
};

it('moves exactly as the table defines', () => {
  const moves = Object.fromEntries(
    SHOOT_STATES.map((state) => [
      state,
      Object.fromEntries(SHOOT_EVENTS.map((event) => [event, nextShootState(state, event)])),
    ]),
  );
  expect(moves).toEqual(TABLE);
});

it('knows which states are open to changes, and which are the end', () => {
  expect(SHOOT_STATES.filter(isOpenDraft)).toEqual(['draft', 'ready_to_pay']);
  expect(SHOOT_STATES.filter(isSettled).toSorted()).toEqual(['delivered', 'expired', 'failed', 'refunded']);
});

it('orders the states by how far a shoot has come', () => {
  const later = SHOOT_STATES.map((state) => [
    state,
    SHOOT_STATES.filter((than) => isLaterState(state, than)).length,
  ]);
  expect(Object.fromEntries(later)).toEqual({
    ...{ draft: 0, ready_to_pay: 1, paid: 2, rendering: 3, delivered: 4, failed: 4, refunded: 6, expired: 7 },
  });
});

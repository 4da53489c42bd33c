import { expect, it } from 'vitest';
import {
  EXIT_INTENT,
  type ExitIntentEvent,
  exitIntentStep,
  type ExitIntentStep,
  nextExitIntentAtMs,
  type Surroundings,
} from './exit-intent.ts';
import { FIRST_VISIT } from './stored-visit.ts';

const FREE: Surroundings = { isAllowedPage: true, isOtherOpen: false, visit: FIRST_VISIT };
const SUBSCRIBED: Surroundings = { ...FREE, visit: { ...FIRST_VISIT, isSubscribed: true } };

/** Passes the events one after the other and returns every trigger that opened the modal, with the last state. */
function run(events: readonly ExitIntentEvent[], surroundings = FREE) {
  const opened: ExitIntentStep['opens'][] = [];
  let state = EXIT_INTENT;
  for (const event of events) {
    const step = exitIntentStep(state, event, surroundings);
    ({ state } = step);
    if (step.opens) opened.push(step.opens);
  }
  return { opened, state };
}

const LOADED: ExitIntentEvent = { type: 'loaded', atMs: 0 };
const at = (atMs: number): ExitIntentEvent => ({ type: 'time', atMs });

it('opens 12 s after the page has loaded, and not a millisecond earlier', () => {
  expect(run([LOADED, at(11_999)]).opened).toEqual([]);
  expect(run([LOADED, at(12_000)]).opened).toEqual(['timer']);
  expect(run([LOADED, at(12_000), at(24_000), at(99_000)]).opened).toEqual(['timer']);
});

it('schedules the timer', () => {
  expect(nextExitIntentAtMs(EXIT_INTENT)).toBeUndefined();
  expect(nextExitIntentAtMs(run([{ type: 'loaded', atMs: 5 }]).state)).toBe(12_005);
  expect(nextExitIntentAtMs(run([LOADED, at(12_000)]).state)).toBeUndefined();
});

it.each([
  ['until then', 12_001, []],
  ['once that has passed', 12_000, ['timer']],
  ['once that has passed long ago', 1, ['timer']],
] as const)('the timer of somebody who dismissed the modal opens nothing %s', (_when, until, opened) => {
  const visit = { ...FIRST_VISIT, dismissedUntilMs: until };
  expect(run([LOADED, at(12_000)], { ...FREE, visit }).opened).toEqual(opened);
});

it.each<[string, readonly ExitIntentEvent[], string]>([
  ['the top edge', [LOADED, { type: 'left-through-top', atMs: 900 }], 'top-edge'],
  ['a request', [LOADED, { type: 'discount-requested', atMs: 0 }, at(1_000)], 'requested'],
  [
    'a comeback',
    [LOADED, { type: 'tab-hidden', atMs: 0 }, { type: 'tab-shown', atMs: 2_001 }, at(3_001)],
    'tab-return',
  ],
])('a dismissal stops only the timer, not %s', (_what, events, trigger) => {
  const visit = { ...FIRST_VISIT, dismissedUntilMs: 1e9 };
  expect(run(events, { ...FREE, visit }).opened).toEqual([trigger]);
});

it.each<[string, Surroundings]>([
  ['on an excluded page', { ...FREE, isAllowedPage: false }],
  ['while another overlay is open', { ...FREE, isOtherOpen: true }],
  ['within 48 hours of the last time', { ...FREE, visit: { ...FIRST_VISIT, seenAtMs: 0 } }],
])('no trigger opens it %s', (_when, surroundings) => {
  expect(
    run(
      [
        LOADED,
        { type: 'left-through-top', atMs: 1 },
        { type: 'discount-requested', atMs: 1 },
        at(1_001),
        { type: 'tab-hidden', atMs: 2_000 },
        { type: 'tab-shown', atMs: 5_000 },
        at(6_000),
        at(20_000),
      ],
      surroundings,
    ).opened,
  ).toEqual([]);
});

it('opens once for the mouse that leaves through the top edge', () => {
  const left: ExitIntentEvent = { type: 'left-through-top', atMs: 1 };
  expect(run([LOADED, left, left]).opened).toEqual(['top-edge']);
});

it('a blocked leave does not use up the top edge', () => {
  const { state } = run([LOADED, { type: 'left-through-top', atMs: 1 }], { ...FREE, isOtherOpen: true });
  expect(exitIntentStep(state, { type: 'left-through-top', atMs: 2 }, FREE).opens).toBe('top-edge');
});

it('the top edge opens nothing for subscribers, but other triggers do', () => {
  expect(run([LOADED, { type: 'left-through-top', atMs: 1 }], SUBSCRIBED).opened).toEqual([]);
  expect(run([LOADED, at(12_000)], SUBSCRIBED).opened).toEqual(['timer']);
});

it.each([
  [undefined, 1_000],
  [0, 0],
  [250, 250],
  [5_000, 5_000],
])('a request with a delay of %s ms opens it %s ms later', (delayMs, afterMs) => {
  const events: ExitIntentEvent[] = [{ type: 'discount-requested', atMs: 100, delayMs }];
  expect(nextExitIntentAtMs(run(events).state)).toBe(100 + afterMs);
  expect(run([...events, at(99 + afterMs)]).opened).toEqual([]);
  expect(run([...events, at(100 + afterMs), at(200 + afterMs)]).opened).toEqual(['requested']);
});

it.each([
  [2_000, []],
  [2_001, ['tab-return']],
])('coming back after %s ms opens %j', (awayMs, opened) => {
  const events: ExitIntentEvent[] = [
    { type: 'tab-hidden', atMs: 0 },
    { type: 'tab-shown', atMs: awayMs },
    at(awayMs + 999),
  ];
  expect(run(events).opened).toEqual([]);
  expect(run([...events, at(awayMs + 1_000)]).opened).toEqual(opened);
});

it('leaving again within the delay cancels the comeback', () => {
  const events: ExitIntentEvent[] = [
    { type: 'tab-hidden', atMs: 0 },
    { type: 'tab-shown', atMs: 3_000 },
    { type: 'tab-hidden', atMs: 3_500 },
    at(4_000),
  ];
  expect(run(events).opened).toEqual([]);
});

it('a tab that was never hidden has no comeback', () => {
  expect(run([{ type: 'tab-shown', atMs: 5_000 }, at(6_000)]).opened).toEqual([]);
});

it('another overlay stops the timer, which then starts anew', () => {
  const events: ExitIntentEvent[] = [
    LOADED,
    { type: 'other-opened', atMs: 4_000 },
    at(19_500),
    { type: 'other-closed', atMs: 20_000 },
  ];
  expect(run([...events, at(31_999)]).opened).toEqual([]);
  expect(run([...events, at(32_000)]).opened).toEqual(['timer']);
});

it('a hidden tab stops the timer, which then starts anew', () => {
  const events: ExitIntentEvent[] = [
    LOADED,
    { type: 'tab-hidden', atMs: 11_500 },
    at(12_500),
    { type: 'tab-shown', atMs: 13_000 },
  ];
  expect(run([...events, at(24_999)]).opened).toEqual([]);
  expect(run([...events, at(25_000)]).opened).toEqual(['timer']);
});

it('the timer waits for both, the other overlay and the tab', () => {
  const events: ExitIntentEvent[] = [
    LOADED,
    { type: 'other-opened', atMs: 1_000 },
    { type: 'tab-hidden', atMs: 2_000 },
    { type: 'other-closed', atMs: 3_000 },
  ];
  expect(run([...events, at(90_000)]).opened).toEqual([]);
  const shown = exitIntentStep(
    run(events).state,
    { type: 'tab-shown', atMs: 3_500 },
    { ...FREE, isOtherOpen: true },
  );
  expect(nextExitIntentAtMs(shown.state)).toBeUndefined();
  const free = exitIntentStep(run(events).state, { type: 'tab-shown', atMs: 3_500 }, FREE);
  expect(nextExitIntentAtMs(free.state)).toBe(15_500);
});

it('a timer that is over does not start again after another overlay', () => {
  const events: ExitIntentEvent[] = [
    LOADED,
    at(12_000),
    { type: 'other-opened', atMs: 12_000 },
    { type: 'other-closed', atMs: 13_000 },
    at(90_000),
  ];
  expect(run(events).opened).toEqual(['timer']);
});

it('triggers that are due together open it once, the requested one first', () => {
  const events: ExitIntentEvent[] = [LOADED, { type: 'discount-requested', atMs: 11_000 }, at(12_000)];
  expect(run([...events, at(99_000)]).opened).toEqual(['requested']);
});

it('using up one trigger leaves those that are not due yet', () => {
  const { state } = run([
    LOADED,
    { type: 'discount-requested', atMs: 0, delayMs: 50_000 },
    { type: 'tab-hidden', atMs: 1 },
    { type: 'tab-shown', atMs: 3_000 },
    at(4_000),
  ]);
  expect(state).toMatchObject({ timerDueAtMs: 15_000, requestDueAtMs: 50_000, returnDueAtMs: undefined });
});

it('a trigger that was blocked when it was due does not wait', () => {
  const events: ExitIntentEvent[] = [
    { type: 'discount-requested', atMs: 0 },
    { type: 'tab-hidden', atMs: 1 },
    { type: 'tab-shown', atMs: 3_000 },
    at(9_000),
  ];
  const { state } = run(events, { ...FREE, isAllowedPage: false });
  expect(nextExitIntentAtMs(state)).toBeUndefined();
});

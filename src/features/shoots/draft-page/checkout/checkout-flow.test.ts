import { expect, it } from 'vitest';
import {
  type CheckoutEvent,
  checkoutReducer,
  checkoutStage,
  checkoutStep,
  EDITING,
} from './checkout-flow.ts';

const session = { provider: 'sandbox', overlay: 'frame', url: '/sandbox-checkout/1' } as const;
const run = (...events: CheckoutEvent[]) => events.reduce(checkoutReducer, EDITING);
const toOverlay: CheckoutEvent[] = [
  { type: 'submitted' },
  { type: 'saved' },
  { type: 'compared', enough: true, paid: false },
  { type: 'opened', session },
];

it('goes from the button to the paid order', () => {
  expect(run(...toOverlay)).toEqual({ step: 'overlay', session });
  expect(run(...toOverlay, { type: 'overlay-reported', outcome: 'success' })).toEqual({ step: 'paid' });
});

it.each(['declined', 'closed'] as const)(
  'shows a message and lets the visitor try again when the payment is %s',
  (outcome) => {
    const after = run(...toOverlay, { type: 'overlay-reported', outcome });
    expect(after).toEqual({ ...EDITING, message: { kind: outcome } });
    expect(checkoutReducer(after, { type: 'submitted' })).toEqual({ step: 'saving' });
  },
);

it('goes back to the selfies when the comparison leaves too few', () => {
  expect(
    run({ type: 'submitted' }, { type: 'saved' }, { type: 'compared', enough: false, paid: false }),
  ).toEqual({
    ...EDITING,
    message: { kind: 'comparison-left-too-few' },
  });
});

it('reports that the comparison failed, and compares again at the next press', () => {
  const failed = run({ type: 'submitted' }, { type: 'saved' }, { type: 'comparison-failed' });
  expect(failed).toEqual({ ...EDITING, message: { kind: 'comparison-failed' } });
  const pressed = checkoutReducer(failed, { type: 'submitted' });
  expect(checkoutReducer(pressed, { type: 'saved' })).toEqual({ step: 'comparing' });
});

it('a second press and late answers change nothing', () => {
  const overlay = run(...toOverlay);
  expect(checkoutReducer(overlay, { type: 'submitted' })).toBe(overlay);
  expect(checkoutReducer(overlay, { type: 'compared', enough: false, paid: false })).toBe(overlay);
  const paid = checkoutReducer(overlay, { type: 'overlay-reported', outcome: 'success' });
  expect(checkoutReducer(paid, { type: 'overlay-reported', outcome: 'declined' })).toBe(paid);
  expect(checkoutReducer(paid, { type: 'refused', message: { kind: 'offline' } })).toBe(paid);
});

it('an edit clears the message', () => {
  const refused = run({ type: 'problem-found', problem: 'email-missing' });
  expect(refused).toMatchObject({ problem: 'email-missing' });
  expect(checkoutReducer(refused, { type: 'edited' })).toEqual(EDITING);
});

it.each<[string, CheckoutEvent, string | undefined]>([
  ['paid', { type: 'overlay-reported', outcome: 'success' }, 'finished-checkout'],
  ['paid, as the shoot reports', { type: 'started' }, 'finished-checkout'],
  ['paid in another tab', { type: 'already-paid' }, 'finished-checkout'],
  ['closed', { type: 'overlay-reported', outcome: 'closed' }, 'abandoned-checkout'],
  ['declined', { type: 'overlay-reported', outcome: 'declined' }, undefined],
  ['nothing', { type: 'edited' }, undefined],
])('reports to analytics how an open checkout ended: %s', (_, event, stage) => {
  const overlay = run(...toOverlay);
  expect(checkoutStage(run(...toOverlay.slice(0, -1)), overlay)).toBe('opened-checkout');
  expect(checkoutStage(overlay, checkoutReducer(overlay, event))).toBe(stage);
});

it('reports to analytics that the details were saved, and that the payment was opened', () => {
  const flows = toOverlay.map((_, index) => run(...toOverlay.slice(0, index + 1)));
  const steps = flows.map((flow, index) => checkoutStep(flows[index - 1] ?? EDITING, flow));
  expect(steps).toEqual([undefined, 'details', undefined, 'payment']);
  const overlay = flows.at(-1)!;
  const hosted = checkoutReducer(overlay, { type: 'hosted-wanted' });
  expect(checkoutStep(overlay, hosted)).toBeUndefined();
  expect(checkoutStep({ step: 'saving' }, EDITING)).toBeUndefined();
});

it('reports nothing to analytics for an order that was paid earlier', () => {
  const opening = run(...toOverlay.slice(0, -1));
  const starting = checkoutReducer(opening, { type: 'already-paid' });
  expect(checkoutStage(opening, starting)).toBeUndefined();
  expect(checkoutStage(starting, checkoutReducer(starting, { type: 'started' }))).toBeUndefined();
});

it('opens the provider’s own page when the overlay did not load', () => {
  const hosted = run(...toOverlay, { type: 'hosted-wanted' });
  expect(hosted).toEqual({ step: 'opening', hosted: true });
  expect(run({ type: 'hosted-wanted' })).toBe(EDITING);
  const refused = checkoutReducer(hosted, { type: 'refused', message: { kind: 'offline' } });
  expect(refused).toEqual({ ...EDITING, message: { kind: 'offline' } });
});

it('starts an order that was paid before, without another checkout', () => {
  const saved: CheckoutEvent[] = [{ type: 'submitted' }, { type: 'saved' }];
  const starting = run(...saved, { type: 'compared', enough: true, paid: true });
  expect(starting).toEqual({ step: 'starting' });
  expect(checkoutReducer(starting, { type: 'opened', session })).toBe(starting);
  expect(checkoutReducer(starting, { type: 'already-paid' })).toBe(starting);
  expect(checkoutReducer(starting, { type: 'started' })).toEqual({ step: 'paid' });
  expect(checkoutReducer(starting, { type: 'refused', message: { kind: 'offline' } })).toMatchObject({
    step: 'editing',
  });
  const tooFew = run(...saved, { type: 'compared', enough: false, paid: true });
  expect(tooFew).toMatchObject({ message: { kind: 'comparison-left-too-few' } });
});

it.each([
  ['while the checkout opens', toOverlay.slice(0, -1)],
  ['while the overlay is open', toOverlay],
])('starts an order that is bought first in another tab %s', (_, events) => {
  const starting = run(...events, { type: 'already-paid' });
  expect(starting).toEqual({ step: 'starting' });
  expect(checkoutReducer(starting, { type: 'overlay-reported', outcome: 'closed' })).toBe(starting);
});

it('does not start a shoot again whose payment has started it', () => {
  expect(run(...toOverlay, { type: 'started' })).toEqual({ step: 'paid' });
});

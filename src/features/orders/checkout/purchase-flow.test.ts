import { expect, it } from 'vitest';
import { IDLE, type PurchaseEvent, type PurchaseFlow, purchaseReducer } from './purchase-flow.ts';

const SESSION = { provider: 'sandbox', overlay: 'frame', url: '/pay' } as const;
const run = (...events: PurchaseEvent[]): PurchaseFlow => events.reduce(purchaseReducer, IDLE);
const OPENED = { type: 'opened', session: SESSION } as const;

it('is paid once the overlay reports it', () => {
  expect(run(OPENED, { type: 'overlay-reported', outcome: 'success' })).toEqual({ step: 'paid' });
});

it('asks the server after the overlay was closed, because the payment may have arrived', () => {
  const closed = run(OPENED, { type: 'overlay-reported', outcome: 'closed' });
  expect(closed).toEqual({ step: 'asking' });
  expect(purchaseReducer(closed, { type: 'asked', isPaid: true })).toEqual({ step: 'paid' });
  expect(purchaseReducer(closed, { type: 'asked', isPaid: false })).toEqual({
    step: 'idle',
    message: 'closed',
  });
});

it('shows a declined card until something is edited', () => {
  const declined = run(OPENED, { type: 'overlay-reported', outcome: 'declined' });
  expect(declined).toEqual({ step: 'idle', message: 'declined' });
  expect(purchaseReducer(declined, { type: 'edited' })).toEqual(IDLE);
});

it('ignores reports of an overlay that is gone, and opens nothing after the payment', () => {
  expect(run({ type: 'overlay-reported', outcome: 'success' })).toEqual(IDLE);
  expect(run({ type: 'asked', isPaid: true })).toEqual(IDLE);
  expect(run(OPENED, { type: 'overlay-reported', outcome: 'success' }, OPENED)).toEqual({ step: 'paid' });
  expect(run(OPENED, { type: 'edited' })).toEqual({ step: 'overlay', session: SESSION });
});

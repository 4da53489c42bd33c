import { expect, it } from 'vitest';
import { type AbandonedOrder, decideReminder } from './abandoned-order.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const DUE: AbandonedOrder = {
  ...{ state: 'open', openedAt: hoursAgo(24), isPaymentListRead: true, isErasedByOwner: false },
  ...{ hasBought: false, hasLaterOrder: false, remindedAt: undefined, hasAgreed: true },
};

it.each<[string, Partial<AbandonedOrder>, string]>([
  ['24 hours later', {}, 'send'],
  ['just before', { openedAt: new Date(hoursAgo(24).getTime() + 1) }, 'wait'],
  ['47 hours later', { openedAt: hoursAgo(47) }, 'send'],
  ['48 hours later', { openedAt: hoursAgo(48) }, 'drop'],
  ['while a payment may be unnoticed', { isPaymentListRead: false }, 'wait'],
  ['of a paid order', { state: 'paid' }, 'drop'],
  ['of a refunded order', { state: 'refunded' }, 'drop'],
  ['of a draft that its owner erased', { isErasedByOwner: true }, 'drop'],
  ['of somebody who bought another one', { hasBought: true }, 'drop'],
  ['of somebody with a later order', { hasLaterOrder: true }, 'drop'],
  ['of somebody who has not agreed', { hasAgreed: false }, 'drop'],
  ['of somebody who may still agree', { hasAgreed: false, openedAt: hoursAgo(23) }, 'wait'],
  ['29 days after another reminder', { remindedAt: hoursAgo(30 * 24 - 1) }, 'drop'],
  ['30 days after another reminder', { remindedAt: hoursAgo(30 * 24) }, 'send'],
])('%s', (_what, more, decision) => {
  expect(decideReminder({ ...DUE, ...more }, NOW)).toBe(decision);
});

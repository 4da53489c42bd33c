import type { ShootState } from '../../platform/db/tables/shoots.ts';
import type { ShootView } from './shoot-view.ts';

/** The events in a shoot's life. Each may arrive late, twice, or out of order. */
export const SHOOT_EVENTS = [
  'selfies-and-choice-complete',
  'paid',
  'render-started',
  'delivered',
  'failed',
  'refunded',
  'erased',
] as const;
export type ShootEvent = (typeof SHOOT_EVENTS)[number];

/** The transition of each event. In a state that is not in `from`, the event changes nothing. */
export const TRANSITIONS: Readonly<
  Record<ShootEvent, { readonly from: readonly ShootState[]; readonly to: ShootState }>
> = {
  'selfies-and-choice-complete': { from: ['draft'], to: 'ready_to_pay' },
  // `draft` is omitted on purpose: customers upload before they pay, so a paid shoot always has something to render.
  paid: { from: ['ready_to_pay'], to: 'paid' },
  'render-started': { from: ['paid'], to: 'rendering' },
  delivered: { from: ['rendering'], to: 'delivered' },
  failed: { from: ['paid', 'rendering'], to: 'failed' },
  refunded: { from: ['draft', 'ready_to_pay', 'paid', 'rendering', 'delivered', 'failed'], to: 'refunded' },
  erased: { from: ['draft', 'ready_to_pay', 'delivered'], to: 'expired' },
};

/** Returns the state after an event. It is never an earlier one: an event that does not apply leaves the state unchanged. */
export function nextShootState(state: ShootState, event: ShootEvent): ShootState {
  const { from, to } = TRANSITIONS[event];
  return from.includes(state) ? to : state;
}

/** The order of the states in a shoot's life. `failed`, `refunded` and `expired` rank above the states that they replace. */
const RANK: Readonly<Record<ShootState, number>> = {
  draft: 0,
  ready_to_pay: 1,
  paid: 2,
  rendering: 3,
  delivered: 4,
  failed: 4,
  refunded: 5,
  expired: 6,
};

export const SHOOT_STATES = Object.keys(RANK) as readonly ShootState[];

export function isLaterState(state: ShootState, than: ShootState): boolean {
  return RANK[state] > RANK[than];
}

/** In these states the customer can still change selfies, choice and consents. */
export const OPEN_DRAFT_STATES: readonly ShootState[] = ['draft', 'ready_to_pay'];

export function isOpenDraft(state: ShootState): boolean {
  return OPEN_DRAFT_STATES.includes(state);
}

export const SETTLED_STATES: readonly ShootState[] = ['delivered', 'expired', 'refunded', 'failed'];

/** Returns whether the shoot has ended, so that a progress page need not wait for anything more. */
export function isSettled(state: ShootState): boolean {
  return SETTLED_STATES.includes(state);
}

/** Returns whether the shoot has expired, even if the sweep has not run yet: no page may show or link to it. */
export function isExpired({ state, expiresAt }: Pick<ShootView, 'state' | 'expiresAt'>, now: Date): boolean {
  return state === 'expired' || (state === 'delivered' && Date.parse(expiresAt) <= now.getTime());
}

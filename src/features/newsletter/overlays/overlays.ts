import { OVERLAY_TIMERS } from '../../../catalog/overlays.ts';
import type { ExitIntentTrigger } from '../../../events.ts';
import type { CheckoutTarget } from './checkout-target.ts';
import {
  EXIT_INTENT,
  type ExitIntent,
  type ExitIntentEvent,
  exitIntentStep,
  nextExitIntentAtMs,
} from './exit-intent.ts';
import { opensAtScroll } from './scroll-trigger.ts';
import { FIRST_VISIT, type StoredVisit } from './stored-visit.ts';

/** The overlay that is open. There is one place for all of them, so two are never open at once. */
export type OpenOverlay =
  | {
      readonly kind: 'exit-intent';
      readonly content: 'email' | 'life-impact';
      readonly trigger: ExitIntentTrigger;
    }
  /** `isSignedUp` while the checkout is about to open. */
  | { readonly kind: 'newsletter'; readonly isSignedUp: boolean }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'success'; readonly source: 'exit-intent' | 'welcome-flow'; readonly person: Person };

/** The person whom the success modal greets. */
export interface Person {
  readonly firstName: string;
  readonly email: string;
}

export interface Overlays {
  readonly open: OpenOverlay | undefined;
  readonly visit: StoredVisit;
  /** True once what the overlays show is loaded. */
  readonly isReady: boolean;
  readonly isAllowedPage: boolean;
  /** True while the cookie banner or a dialog of the page is open. */
  readonly isOtherOpen: boolean;
  /** True if somebody asked for the welcome modal before it was ready. */
  readonly isWelcomeWanted: boolean;
  /** The share of the page that was scrolled to before the modals were ready, from 0 to 1. */
  readonly earlyShare: number;
  readonly exitIntent: ExitIntent;
  /** A checkout that opens at a time. */
  readonly departure: { readonly target: CheckoutTarget; readonly dueAtMs: number } | undefined;
  /** The checkout that opens now. */
  readonly destination: CheckoutTarget | undefined;
}

export type OverlaysEvent =
  | Exclude<ExitIntentEvent, { type: 'loaded' | 'other-opened' | 'other-closed' }>
  | { readonly type: 'loaded'; readonly atMs: number; readonly visit: StoredVisit }
  | { readonly type: 'ready'; readonly atMs: number }
  /** Another tab has changed what is stored. */
  | { readonly type: 'visit-changed'; readonly visit: StoredVisit }
  /** The visitor opened another page of the site. */
  | { readonly type: 'moved'; readonly atMs: number; readonly isAllowedPage: boolean }
  | { readonly type: 'other-changed'; readonly atMs: number; readonly isOtherOpen: boolean }
  /** `share` is how far the page is scrolled, from 0 to 1. */
  | { readonly type: 'scrolled'; readonly atMs: number; readonly share: number }
  | { readonly type: 'welcome-requested'; readonly atMs: number }
  /** The welcome modal could not be loaded, and the visitor was told so: it must not open by itself later. */
  | { readonly type: 'welcome-failed' }
  | {
      readonly type: 'signed-up';
      readonly atMs: number;
      readonly person: Person;
      readonly target: CheckoutTarget;
    }
  | { readonly type: 'checkout-pressed'; readonly atMs: number; readonly target: CheckoutTarget }
  | { readonly type: 'closed'; readonly atMs: number }
  /** The browser has left for the destination. */
  | { readonly type: 'departed' };

export const NO_OVERLAYS: Overlays = {
  open: undefined,
  visit: FIRST_VISIT,
  isReady: false,
  isAllowedPage: false,
  isOtherOpen: false,
  isWelcomeWanted: false,
  earlyShare: 0,
  exitIntent: EXIT_INTENT,
  departure: undefined,
  destination: undefined,
};

export function overlaysReducer(state: Overlays, event: OverlaysEvent): Overlays {
  switch (event.type) {
    case 'loaded': {
      const visit = forgetOldSeen(event.visit, event.atMs);
      return passToExitIntent({ ...state, visit }, event);
    }
    case 'ready': {
      // A trigger that was due meanwhile has waited.
      const ready = openWelcomeIfWanted({ ...state, isReady: true }, event.atMs);
      const timed = passToExitIntent(ready, { type: 'time', atMs: event.atMs });
      return scroll(timed, { share: state.earlyShare, atMs: event.atMs });
    }
    case 'visit-changed':
      return { ...state, visit: event.visit };
    case 'moved':
      return {
        ...close(state, event.atMs),
        ...{ isAllowedPage: event.isAllowedPage, isWelcomeWanted: false, departure: undefined },
        earlyShare: 0,
      };
    case 'other-changed':
      return changeOther(state, event);
    case 'scrolled':
      return state.isReady ? scroll(state, event) : { ...state, earlyShare: event.share };
    case 'welcome-requested':
      return openWelcomeIfWanted({ ...state, isWelcomeWanted: true }, event.atMs);
    case 'welcome-failed':
      return { ...state, isWelcomeWanted: false };
    case 'signed-up':
      return signUp(state, event);
    case 'checkout-pressed': {
      const delayMs = state.open?.kind === 'exit-intent' ? OVERLAY_TIMERS.exitCheckoutDelayMs : 0;
      return { ...state, departure: { target: event.target, dueAtMs: event.atMs + delayMs } };
    }
    case 'closed':
      return close(state, event.atMs);
    case 'departed':
      return { ...state, destination: undefined };
    case 'time':
      return state.isReady ? passToExitIntent(departIfDue(state, event.atMs), event) : state;
    default:
      return passToExitIntent(state, event);
  }
}

/** Returns when something is due next; undefined while nothing is. */
export function nextAtMs({ exitIntent, departure }: Overlays): number | undefined {
  const times = [nextExitIntentAtMs(exitIntent), departure?.dueAtMs].filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** A seen flag that is older than 48 hours is cleared when the page loads (spec §4). */
function forgetOldSeen(visit: StoredVisit, atMs: number): StoredVisit {
  const { seenAtMs = atMs } = visit;
  const isOld = atMs - seenAtMs > OVERLAY_TIMERS.seenForMs;
  return isOld ? { ...visit, seenAtMs: undefined } : visit;
}

function passToExitIntent(state: Overlays, event: ExitIntentEvent): Overlays {
  const isOtherOpen = state.isOtherOpen || state.open !== undefined || !state.isReady;
  const step = exitIntentStep(state.exitIntent, event, { ...state, isOtherOpen });
  const next = { ...state, exitIntent: step.state };
  if (!step.opens) return next;
  const content = state.visit.isSubscribed ? 'life-impact' : 'email';
  return open(
    { ...next, visit: { ...state.visit, seenAtMs: event.atMs } },
    { kind: 'exit-intent', content, trigger: step.opens },
    event.atMs,
  );
}

function open(state: Overlays, overlay: OpenOverlay, atMs: number): Overlays {
  return passToExitIntent({ ...state, open: overlay }, { type: 'other-opened', atMs });
}

function close(state: Overlays, atMs: number): Overlays {
  const dismissedUntilMs =
    state.open?.kind === 'exit-intent' ? atMs + OVERLAY_TIMERS.dismissedForMs : state.visit.dismissedUntilMs;
  const closed: Overlays = {
    ...{ ...state, open: undefined, departure: undefined },
    visit: { ...state.visit, dismissedUntilMs },
  };
  return closed.isOtherOpen ? closed : passToExitIntent(closed, { type: 'other-closed', atMs });
}

function changeOther(
  state: Overlays,
  { isOtherOpen, atMs }: { readonly isOtherOpen: boolean; readonly atMs: number },
): Overlays {
  const next = { ...state, isOtherOpen };
  if (state.open) return next;
  return passToExitIntent(next, { type: isOtherOpen ? 'other-opened' : 'other-closed', atMs });
}

function scroll(
  state: Overlays,
  { share, atMs }: { readonly share: number; readonly atMs: number },
): Overlays {
  const isFree = state.isReady && state.isAllowedPage && !state.isOtherOpen && !state.open;
  if (!isFree || !opensAtScroll(state.visit, share)) return state;
  const visit = { ...state.visit, isNewsletterModalShown: true };
  return open({ ...state, visit }, { kind: 'newsletter', isSignedUp: false }, atMs);
}

/** Somebody who presses the button gets the modal on every page and however often it was open before. */
function openWelcomeIfWanted(state: Overlays, atMs: number): Overlays {
  if (!state.isWelcomeWanted || !state.isReady || state.open) return state;
  return open({ ...state, isWelcomeWanted: false }, { kind: 'welcome' }, atMs);
}

function signUp(
  state: Overlays,
  {
    person,
    target,
    atMs,
  }: { readonly person: Person; readonly target: CheckoutTarget; readonly atMs: number },
): Overlays {
  const subscribed = { ...state, visit: { ...state.visit, isSubscribed: true } };
  switch (state.open?.kind) {
    case 'newsletter':
      return {
        ...subscribed,
        open: { kind: 'newsletter', isSignedUp: true },
        departure: { target, dueAtMs: atMs + OVERLAY_TIMERS.newsletterCheckoutDelayMs },
      };
    case 'exit-intent':
      return open(close(subscribed, atMs), { kind: 'success', source: 'exit-intent', person }, atMs);
    case 'welcome':
      return open(close(subscribed, atMs), { kind: 'success', source: 'welcome-flow', person }, atMs);
    default:
      // The modal was closed while the form was on its way.
      return subscribed;
  }
}

function departIfDue(state: Overlays, atMs: number): Overlays {
  if (!state.departure || state.departure.dueAtMs > atMs) return state;
  const { target } = state.departure;
  return { ...close(state, atMs), destination: target };
}

import { OVERLAY_TIMERS } from '../../../catalog/overlays.ts';
import type { ExitIntentTrigger } from '../../../events.ts';
import type { StoredVisit } from './stored-visit.ts';

/** The triggers of the exit-intent modal that are waiting for their time (spec §4). Times are in milliseconds since 1970. */
export interface ExitIntent {
  /** `paused` while another overlay is open or the tab is hidden. The timer then starts anew, so that no overlay follows another at once. */
  readonly timer: 'idle' | 'running' | 'paused' | 'over';
  readonly timerDueAtMs: number | undefined;
  readonly requestDueAtMs: number | undefined;
  readonly returnDueAtMs: number | undefined;
  readonly hiddenSinceMs: number | undefined;
  readonly isTopEdgeUsed: boolean;
}

export type ExitIntentEvent =
  /** The page has loaded. */
  | { readonly type: 'loaded'; readonly atMs: number }
  | { readonly type: 'time'; readonly atMs: number }
  /** The mouse left the page through its top edge. */
  | { readonly type: 'left-through-top'; readonly atMs: number }
  | { readonly type: 'tab-hidden'; readonly atMs: number }
  | { readonly type: 'tab-shown'; readonly atMs: number }
  /** A `show-discount-modal` event. */
  | { readonly type: 'discount-requested'; readonly atMs: number; readonly delayMs?: number | undefined }
  /** Another overlay, or a dialog of the page, has opened or closed. */
  | { readonly type: 'other-opened'; readonly atMs: number }
  | { readonly type: 'other-closed'; readonly atMs: number };

/** The state of everything else that decides whether the modal may open. */
export interface Surroundings {
  readonly isAllowedPage: boolean;
  readonly isOtherOpen: boolean;
  readonly visit: StoredVisit;
}

export const EXIT_INTENT: ExitIntent = {
  timer: 'idle',
  timerDueAtMs: undefined,
  requestDueAtMs: undefined,
  returnDueAtMs: undefined,
  hiddenSinceMs: undefined,
  isTopEdgeUsed: false,
};

export interface ExitIntentStep {
  readonly state: ExitIntent;
  /** Set when the event opens the modal. */
  readonly opens?: ExitIntentTrigger;
}

/** Decides what an event changes, and whether it opens the modal. */
export function exitIntentStep(
  state: ExitIntent,
  event: ExitIntentEvent,
  surroundings: Surroundings,
): ExitIntentStep {
  switch (event.type) {
    case 'loaded':
      return { state: startTimer(state, event.atMs) };
    case 'time':
      return passTime(state, event.atMs, surroundings);
    case 'left-through-top': {
      const { visit } = surroundings;
      if (state.isTopEdgeUsed || visit.isSubscribed || !mayOpen(surroundings)) return { state };
      return { state: { ...state, isTopEdgeUsed: true }, opens: 'top-edge' };
    }
    case 'tab-hidden':
      return {
        state: { ...pauseTimer(state), hiddenSinceMs: event.atMs, returnDueAtMs: undefined },
      };
    case 'tab-shown':
      return { state: showTab(state, event.atMs, surroundings) };
    case 'discount-requested': {
      const delayMs = event.delayMs ?? OVERLAY_TIMERS.requestDelayMs;
      return { state: { ...state, requestDueAtMs: event.atMs + delayMs } };
    }
    case 'other-opened':
      return { state: pauseTimer(state) };
    case 'other-closed':
      return { state: state.hiddenSinceMs === undefined ? resumeTimer(state, event.atMs) : state };
  }
}

/** Returns when the next trigger is due; undefined while none is waiting. */
export function nextExitIntentAtMs(state: ExitIntent): number | undefined {
  const times = [state.timerDueAtMs, state.requestDueAtMs, state.returnDueAtMs].filter(
    (time) => time !== undefined,
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The conditions of every trigger: an allowed page, no other overlay, and not seen within 48 hours. */
function mayOpen({ isAllowedPage, isOtherOpen, visit }: Surroundings): boolean {
  return isAllowedPage && !isOtherOpen && visit.seenAtMs === undefined;
}

function startTimer(state: ExitIntent, atMs: number): ExitIntent {
  return { ...state, timer: 'running', timerDueAtMs: atMs + OVERLAY_TIMERS.exitAfterMs };
}

function pauseTimer(state: ExitIntent): ExitIntent {
  return state.timer === 'running' ? { ...state, timer: 'paused', timerDueAtMs: undefined } : state;
}

function resumeTimer(state: ExitIntent, atMs: number): ExitIntent {
  return state.timer === 'paused' ? startTimer(state, atMs) : state;
}

function showTab(state: ExitIntent, atMs: number, { isOtherOpen }: Surroundings): ExitIntent {
  const { hiddenSinceMs = atMs } = state;
  const wasAway = atMs - hiddenSinceMs > OVERLAY_TIMERS.awayForMs;
  return {
    ...(isOtherOpen ? state : resumeTimer(state, atMs)),
    hiddenSinceMs: undefined,
    returnDueAtMs: wasAway ? atMs + OVERLAY_TIMERS.returnDelayMs : undefined,
  };
}

/** Uses up every trigger that is due. A trigger whose conditions are not met is lost. */
function passTime(state: ExitIntent, atMs: number, surroundings: Surroundings): ExitIntentStep {
  const isDue = (time = Infinity) => time <= atMs;
  const [timer, request, comeback] = [state.timerDueAtMs, state.requestDueAtMs, state.returnDueAtMs].map(
    isDue,
  );
  const { dismissedUntilMs = 0 } = surroundings.visit;
  const rest: ExitIntent = {
    ...state,
    ...(timer && { timer: 'over', timerDueAtMs: undefined }),
    ...(request && { requestDueAtMs: undefined }),
    ...(comeback && { returnDueAtMs: undefined }),
  };
  if (!mayOpen(surroundings)) return { state: rest };
  if (request) return { state: rest, opens: 'requested' };
  if (comeback) return { state: rest, opens: 'tab-return' };
  // Only the timer respects that the modal was closed before (spec §4).
  if (timer && dismissedUntilMs <= atMs) return { state: rest, opens: 'timer' };
  return { state: rest };
}

/** The event by which a page, or an operator's own script, asks for the exit-intent modal (spec §4). */
export const SHOW_DISCOUNT_MODAL = 'show-discount-modal';

/** The event by which a button asks for the welcome modal. */
export const SHOW_WELCOME_MODAL = 'show-welcome-modal';

export interface WelcomeRequest {
  /** Called when the modal could not be loaded. */
  readonly onFailed: () => void;
}

/** Asks for the exit-intent modal after `delayMs`, by default a second. Its conditions still hold. */
export function requestDiscountModal(delayMs?: number): void {
  dispatchEvent(new CustomEvent(SHOW_DISCOUNT_MODAL, { detail: { delay: delayMs } }));
}

/** The last request, until the overlays take it: their script may still be loading. */
let waiting: WelcomeRequest | undefined;

/** Opens the welcome modal, because the visitor pressed a button for it. */
export function requestWelcomeModal(request: WelcomeRequest): void {
  waiting = request;
  dispatchEvent(new Event(SHOW_WELCOME_MODAL));
}

export function takeWelcomeRequest(): WelcomeRequest | undefined {
  const request = waiting;
  waiting = undefined;
  return request;
}

/** Returns the delay of a `show-discount-modal` event, whose detail anybody may have written. */
export function requestedDelayMs(event: Event): number | undefined {
  const delay: unknown = (event as CustomEvent<{ delay?: unknown } | null>).detail?.delay;
  return typeof delay === 'number' && Number.isFinite(delay) && delay >= 0 ? delay : undefined;
}

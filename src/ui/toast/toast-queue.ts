/** The positions of toasts on the page (spec §5). */
export const TOAST_POSITIONS = [
  'top-right',
  'top',
  'top-left',
  'bottom-right',
  'bottom',
  'bottom-left',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

/** The times of toasts (spec §9). The fade's duration is also in toaster.module.css. */
export const TOAST_TIMES = { shownMs: 3_000, recheckMs: 250, fadeMs: 150 } as const;

/** More simultaneous toasts would cover the page. */
export const MAX_TOASTS = 3;

/** Returns how many of the waiting toasts may appear now. */
export function roomForToasts(shown: number, waiting: number): number {
  return Math.max(0, Math.min(MAX_TOASTS - shown, waiting));
}

/** Where messages appear on the page (spec §5). */
export const TOAST_POSITIONS = [
  'top-right',
  'top',
  'top-left',
  'bottom-right',
  'bottom',
  'bottom-left',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

/** Milliseconds (spec §9). The fade is written in toaster.module.css too. */
export const TOAST_TIMES = { shownMs: 3_000, recheckMs: 250, fadeMs: 150 } as const;

/** More than so many at once would cover the page. */
export const MOST_TOASTS = 3;

/** Of the messages that wait, how many may appear now. */
export function roomForToasts(shown: number, waiting: number): number {
  return Math.max(0, Math.min(MOST_TOASTS - shown, waiting));
}

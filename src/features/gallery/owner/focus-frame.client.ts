import { type FrameControl, frameControlId } from './frame-control-id.ts';
import { ACTIVE_FILTER_ID } from './gallery-filters.tsx';

/**
 * Moves the focus to this control of the contact sheet, or else to the active filter. Keyboard users need it when the
 * control that had the focus disappears.
 */
export function focusFrame(control: FrameControl, number: number | undefined): void {
  const frame = number === undefined ? null : document.getElementById(frameControlId(control, number));
  if (frame) frame.focus();
  else focusFilter();
}

export function focusFilter(): void {
  document.getElementById(ACTIVE_FILTER_ID)?.focus();
}

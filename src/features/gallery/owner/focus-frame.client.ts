import { type FrameControl, frameControlId } from './frame-control-id.ts';
import { FILTER_IN_FORCE_ID } from './gallery-filters.tsx';

/** For keyboards, when the control they were on goes away: to this one of the sheet, or else to the filter. */
export function focusFrame(control: FrameControl, number: number | undefined): void {
  const frame = number === undefined ? null : document.getElementById(frameControlId(control, number));
  if (frame) frame.focus();
  else focusFilter();
}

export function focusFilter(): void {
  document.getElementById(FILTER_IN_FORCE_ID)?.focus();
}

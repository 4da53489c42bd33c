import { OVERLAY_TIMERS } from '../../../catalog/overlays.ts';
import type { StoredVisit } from './stored-visit.ts';

/** Returns how far a page is scrolled, from 0 to 1, as a share of its scrollable height. A page that fits its window is at 0. */
export function scrolledShare(page: {
  readonly scrolledPx: number;
  readonly heightPx: number;
  readonly windowHeightPx: number;
}): number {
  const scrollablePx = page.heightPx - page.windowHeightPx;
  if (scrollablePx <= 0) return 0;
  return Math.min(1, Math.max(0, page.scrolledPx / scrollablePx));
}

/** The newsletter modal opens once, at 30 % of the scrollable height, to somebody who is not subscribed (spec §4). */
export function opensAtScroll(visit: StoredVisit, share: number): boolean {
  return share >= OVERLAY_TIMERS.scrollShare && !visit.isSubscribed && !visit.isNewsletterModalShown;
}

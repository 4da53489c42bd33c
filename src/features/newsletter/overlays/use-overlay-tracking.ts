import { useEffect, useRef } from 'react';
import { track } from '../../../platform/analytics/analytics-events.client.ts';
import type { OpenOverlay } from './overlays.ts';

/** Tracks which overlay opened and closed. */
export function useOverlayTracking(open: OpenOverlay | undefined): void {
  const before = useRef<OpenOverlay>(undefined);
  useEffect(() => {
    const previous = before.current;
    before.current = open;
    if (previous?.kind === open?.kind) return;
    if (previous) trackClosed(previous);
    if (open) trackOpened(open);
  }, [open]);
}

function trackOpened(overlay: OpenOverlay): void {
  switch (overlay.kind) {
    case 'exit-intent':
      return track('exit-intent-modal-opened', { content: overlay.content, trigger: overlay.trigger });
    case 'newsletter':
      return track('newsletter-modal-opened', {});
    case 'welcome':
      return track('welcome-modal-opened', {});
    case 'success':
      return track('success-modal-opened', { source: overlay.source });
  }
}

function trackClosed(overlay: OpenOverlay): void {
  if (overlay.kind === 'exit-intent') track('exit-intent-modal-closed', { content: overlay.content });
  if (overlay.kind === 'newsletter') track('newsletter-modal-closed', {});
  if (overlay.kind === 'welcome') track('welcome-modal-closed', {});
}

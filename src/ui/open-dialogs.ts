import { useSyncExternalStore } from 'react';

let openCount = 0;
const listeners = new Set<() => void>();

/**
 * Counts a dialog as open, right before it is shown: the page then loses its scrollbar, whose width is measured here for the
 * dialog's style sheet. Returns a function that counts it as closed.
 */
export function countOpenDialog(): () => void {
  if (openCount === 0) {
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
  }
  change(1);
  return () => change(-1);
}

/** Returns whether any dialog is open in this page. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openCount > 0,
    () => false,
  );
}

function change(by: 1 | -1): void {
  openCount += by;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

import { useEffect } from 'react';

let busyCount = 0;

/** Returns whether work of the visitor's own is in progress in this tab, so that the title must keep showing it. */
export function isTabBusy(): boolean {
  return busyCount > 0;
}

/** Counts this tab as busy while `busy` is true. */
export function useBusyTab(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    busyCount += 1;
    return () => {
      busyCount -= 1;
    };
  }, [busy]);
}

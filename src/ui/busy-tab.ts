import { useEffect } from 'react';

let underWay = 0;

/** Something of the visitor's is under way in this tab: its title belongs to that. */
export function isTabBusy(): boolean {
  return underWay > 0;
}

export function useBusyTab(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    underWay += 1;
    return () => {
      underWay -= 1;
    };
  }, [busy]);
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the browser has taken the page over: what needs scripts waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

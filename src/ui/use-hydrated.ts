import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from './subscribe-to-nothing.ts';

/** Returns false on the server and until hydration, then true. Controls that need scripts are disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

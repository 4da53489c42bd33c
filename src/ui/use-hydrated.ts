import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and until hydration, then true. Controls that need scripts are disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

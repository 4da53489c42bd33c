import { useCallback, useEffect, useRef, useState } from 'react';
import { removeSelfie } from './draft-api.client.ts';
import type { Draft } from './use-draft.ts';

/** How long a removed selfie can be taken back. */
export const UNDO_MS = 6_000;

/** Removes selfies with a way back: hidden at once, erased on the server when the time for undo is over. */
export function useRemoval(take: Draft['take']): {
  readonly hiddenIds: ReadonlySet<string>;
  readonly hide: (selfieId: string) => void;
  readonly undo: (selfieId: string) => void;
} {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const show = useCallback((selfieId: string) => {
    setHiddenIds((before) => new Set([...before].filter((id) => id !== selfieId)));
  }, []);

  const erase = useCallback(
    async (selfieId: string) => {
      clearTimeout(timers.current.get(selfieId));
      timers.current.delete(selfieId);
      const removed = await removeSelfie(selfieId);
      if (removed.ok && removed.value) take(removed.value);
      // Not erased: it must be seen again, or the visitor would believe it is gone.
      if (!removed.ok && removed.failure.status !== 404) show(selfieId);
    },
    [show, take],
  );

  useEffect(() => {
    const waiting = timers.current;
    const flush = () => [...waiting.keys()].forEach((selfieId) => void erase(selfieId));
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [erase]);

  return {
    hiddenIds,
    hide: useCallback(
      (selfieId) => {
        setHiddenIds((before) => new Set([...before, selfieId]));
        timers.current.set(
          selfieId,
          setTimeout(() => void erase(selfieId), UNDO_MS),
        );
      },
      [erase],
    ),
    undo: useCallback(
      (selfieId) => {
        clearTimeout(timers.current.get(selfieId));
        timers.current.delete(selfieId);
        show(selfieId);
      },
      [show],
    ),
  };
}

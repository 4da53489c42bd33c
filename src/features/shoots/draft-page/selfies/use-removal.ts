import { useCallback, useEffect, useRef, useState } from 'react';
import { removeSelfie } from '../draft-api.client.ts';
import type { Draft } from '../use-draft.ts';

/** How long the offer to take a removed selfie back stays; longer while somebody points at it. */
export const UNDO_MS = 6_000;

export interface Removal {
  readonly hiddenIds: ReadonlySet<string>;
  readonly hide: (selfieId: string) => void;
  readonly undo: (selfieId: string) => void;
  /** The offer to take it back is gone. Does nothing for what was taken back. */
  readonly erase: (selfieId: string) => void;
}

/** Removes selfies with a way back: hidden at once, erased on the server when the offer of undo is over. */
export function useRemoval(take: Draft['take']): Removal {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Set<string>());

  const show = useCallback((selfieId: string) => {
    setHiddenIds((before) => new Set([...before].filter((id) => id !== selfieId)));
  }, []);

  const erase = useCallback(
    async (selfieId: string) => {
      if (!waiting.current.delete(selfieId)) return;
      const removed = await removeSelfie(selfieId);
      if (removed.ok && removed.value) take(removed.value);
      // Not erased: it must be seen again, or the visitor would believe it is gone.
      if (!removed.ok && removed.failure.status !== 404) show(selfieId);
    },
    [show, take],
  );

  useEffect(() => {
    const still = waiting.current;
    const flush = () => [...still].forEach((selfieId) => void erase(selfieId));
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [erase]);

  return {
    hiddenIds,
    hide: useCallback((selfieId) => {
      setHiddenIds((before) => new Set([...before, selfieId]));
      waiting.current.add(selfieId);
    }, []),
    undo: useCallback(
      (selfieId) => {
        waiting.current.delete(selfieId);
        show(selfieId);
      },
      [show],
    ),
    erase: useCallback((selfieId) => void erase(selfieId), [erase]),
  };
}

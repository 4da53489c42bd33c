import { useCallback, useEffect, useRef, useState } from 'react';
import { removeSelfie } from '../draft-api.client.ts';
import type { Draft } from '../use-draft.ts';

/** The toast that offers undo stays this long, and longer while the pointer is over it. */
export const UNDO_MS = 6_000;

export interface Removal {
  readonly hiddenIds: ReadonlySet<string>;
  readonly hide: (selfieId: string) => void;
  readonly undo: (selfieId: string) => void;
  /** Erases a hidden selfie on the server. Does nothing after an undo. */
  readonly erase: (selfieId: string) => void;
}

/** Removes selfies with undo: they are hidden at once and erased on the server when the undo toast closes. */
export function useRemoval(applyView: Draft['applyView']): Removal {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Set<string>());

  const show = useCallback((selfieId: string) => {
    setHiddenIds((before) => new Set([...before].filter((id) => id !== selfieId)));
  }, []);

  const erase = useCallback(
    async (selfieId: string) => {
      if (!waiting.current.delete(selfieId)) return;
      const removed = await removeSelfie(selfieId);
      if (removed.ok && removed.value) applyView(removed.value);
      // A selfie that the server still holds must reappear, or the visitor would believe that it is erased.
      if (!removed.ok && removed.failure.status !== 404) show(selfieId);
    },
    [show, applyView],
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

import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { FIRST_CONNECTION, nextConnection } from '../connection.ts';
import { type ApiAnswer, openDraft } from './draft-api.client.ts';
import { isSettled } from '../shoot-state.ts';
import type { ShootView } from '../shoot-view.ts';
import { watchShoot } from '../watch-shoot.client.ts';

export interface Draft {
  /** Undefined until the first photo opens a draft. */
  readonly view: ShootView | undefined;
  /** False while the server answers neither the stream nor requests. */
  readonly isReachable: boolean;
  /** Replaces the view by one that the API returned. */
  readonly applyView: (view: ShootView) => void;
  /** Resolves to the visitor's draft and opens one if there is none. */
  readonly ensureOpen: () => Promise<ApiAnswer<ShootView>>;
}

/** Returns the visitor's shoot as the server has it, kept up to date. `loaded` is the view that the page was rendered with. */
export function useDraft(loaded: ShootView | undefined): Draft {
  const [view, setView] = useState(loaded);
  const [connection, dispatch] = useReducer(nextConnection, FIRST_CONNECTION);
  const isReachable = connection.answered !== false;
  const opening = useRef<Promise<ApiAnswer<ShootView>>>(undefined);

  const applyView = useCallback((next: ShootView) => {
    setView(next);
    dispatch('answered');
  }, []);

  const shootId = view?.id;
  const settled = view !== undefined && isSettled(view.state);
  useEffect(() => {
    if (!shootId || settled) return;
    return watchShoot(shootId, {
      // Between the two steps of an erasure the shoot still exists but is no longer a draft.
      onView: (next) => setView(next.state === 'expired' ? undefined : next),
      onGone: () => setView(undefined),
      onConnection: dispatch,
    });
  }, [shootId, settled]);

  const ensureOpen = useCallback(() => {
    // Twenty files dropped at once call this twenty times, but only one draft is opened.
    opening.current ??= openDraft().then((opened) => {
      opening.current = undefined;
      if (opened.ok) applyView(opened.value);
      return opened;
    });
    return opening.current;
  }, [applyView]);

  return { view, isReachable, applyView, ensureOpen };
}

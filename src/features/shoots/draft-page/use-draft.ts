import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { FIRST_CONNECTION, nextConnection } from '../connection.ts';
import { type ApiAnswer, openDraft } from './draft-api.client.ts';
import { isSettled } from '../shoot-state.ts';
import type { ShootView } from '../shoot-view.ts';
import { watchShoot } from '../watch-shoot.client.ts';

export interface Draft {
  /** Undefined until the first photo opens a draft. */
  readonly view: ShootView | undefined;
  /** False while neither the stream nor a question gets an answer. */
  readonly reachable: boolean;
  /** Takes over what an answer of the API said. */
  readonly take: (view: ShootView) => void;
  /** The visitor's draft, opened now if there is none. */
  readonly ensure: () => Promise<ApiAnswer<ShootView>>;
}

/** The visitor's shoot as the server has it, kept up to date; `loaded` is what the page came with. */
export function useDraft(loaded: ShootView | undefined): Draft {
  const [view, setView] = useState(loaded);
  const [connection, dispatch] = useReducer(nextConnection, FIRST_CONNECTION);
  const reachable = connection.answered !== false;
  const opening = useRef<Promise<ApiAnswer<ShootView>>>(undefined);

  const take = useCallback((next: ShootView) => {
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

  const ensure = useCallback(() => {
    // Twenty files dropped at once ask twenty times; one draft is opened.
    opening.current ??= openDraft().then((opened) => {
      opening.current = undefined;
      if (opened.ok) take(opened.value);
      return opened;
    });
    return opening.current;
  }, [take]);

  return { view, reachable, take, ensure };
}

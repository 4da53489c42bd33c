import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiAnswer, openDraft } from './draft-api.client.ts';
import type { ShootView } from './shoot-view.ts';
import { watchShoot } from './watch-shoot.client.ts';

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
  const [reachable, setReachable] = useState(true);
  const opening = useRef<Promise<ApiAnswer<ShootView>>>(undefined);

  const take = useCallback((next: ShootView) => {
    setView(next);
    setReachable(true);
  }, []);

  const shootId = view?.id;
  useEffect(() => {
    if (!shootId) return;
    return watchShoot(shootId, {
      onView: take,
      onGone: () => setView(undefined),
      onConnection: (state) => setReachable(state !== 'lost'),
    });
  }, [shootId, take]);

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

import { useCallback, useEffect, useRef, useState } from 'react';
import { findDraft, openDraft } from './draft-api.client.ts';
import type { ShootView } from './shoot-view.ts';
import { watchShoot } from './watch-shoot.client.ts';

export interface Draft {
  readonly status: 'loading' | 'none' | 'there';
  readonly view: ShootView | undefined;
  /** False while neither the stream nor a question gets an answer. */
  readonly reachable: boolean;
  /** Takes over what an answer of the API said. */
  readonly take: (view: ShootView) => void;
  /** The visitor's draft, opened now if there is none; undefined without a connection. */
  readonly ensure: () => Promise<ShootView | undefined>;
}

const RETRY_MS = 3_000;

/** The visitor's shoot as the server has it, kept up to date. */
export function useDraft(): Draft {
  const [status, setStatus] = useState<Draft['status']>('loading');
  const [view, setView] = useState<ShootView>();
  const [reachable, setReachable] = useState(true);
  const opening = useRef<Promise<ShootView | undefined>>(undefined);

  const take = useCallback((next: ShootView) => {
    setView(next);
    setStatus('there');
    setReachable(true);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = async () => {
      const found = await findDraft();
      if (left) return;
      if (found.ok) take(found.value);
      else if (found.failure.status === 404) {
        setStatus('none');
        setReachable(true);
      } else {
        setReachable(false);
        timer = setTimeout(() => void look(), RETRY_MS);
      }
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [take]);

  const shootId = view?.id;
  useEffect(() => {
    if (!shootId) return;
    return watchShoot(shootId, {
      onView: take,
      onGone: () => {
        setView(undefined);
        setStatus('none');
      },
      onConnection: (state) => setReachable(state !== 'lost'),
    });
  }, [shootId, take]);

  const ensure = useCallback(() => {
    // Twenty files dropped at once ask twenty times; one draft is opened.
    opening.current ??= openDraft().then((opened) => {
      opening.current = undefined;
      if (!opened.ok) return undefined;
      take(opened.value);
      return opened.value;
    });
    return opening.current;
  }, [take]);

  return { status, view, reachable, take, ensure };
}

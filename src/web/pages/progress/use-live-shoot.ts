import { useEffect, useReducer, useState } from 'react';
import { isSettled } from '../../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { API } from '../../../routes.ts';
import { connectionNotice, FIRST_CONNECTION, nextConnection, retryDelayMs } from './connection.ts';
import { further } from './progress-stage.ts';

const POLL_MS = 3_000;
const SETTLE_MS = 4_000;

/**
 * The shoot as it goes on: a stream while it can be had, a question every few seconds while not. Every answer
 * holds the whole truth, so nothing is lost over a restart of the server.
 */
export function useLiveShoot(loaded: ShootView) {
  const [shoot, hear] = useReducer(further<ShootView>, loaded);
  const [connection, dispatch] = useReducer(nextConnection, FIRST_CONNECTION);
  const [attempt, setAttempt] = useState(0);
  const settled = isSettled(shoot.state);
  const { stream, failures, restored } = connection;
  const shootUrl = `/api/shoots/${encodeURIComponent(loaded.id)}`;

  useEffect(() => {
    if (settled) return;
    dispatch('stream-connecting');
    const source = new EventSource(API.shootEvents.replace(':id', encodeURIComponent(loaded.id)));
    source.onopen = () => dispatch('stream-open');
    source.addEventListener('shoot', (message: MessageEvent<string>) =>
      hear(JSON.parse(message.data) as ShootView),
    );
    source.onerror = () => {
      // Its own reconnecting stops for good at the first 5xx of a restarting server, so we do it ourselves.
      source.close();
      dispatch('stream-broken');
    };
    return () => source.close();
  }, [settled, attempt, loaded.id]);

  useEffect(() => {
    if (settled || stream !== 'broken') return;
    const timer = setTimeout(() => setAttempt((count) => count + 1), retryDelayMs(failures));
    return () => clearTimeout(timer);
  }, [settled, stream, failures]);

  const polls = !settled && failures > 0;
  useEffect(() => {
    if (!polls) return;
    const leaving = new AbortController();
    async function ask() {
      try {
        const response = await fetch(shootUrl, { signal: leaving.signal });
        // Erased, or the cookie's time is over: the server has a page for that.
        if (response.status === 404) return location.reload();
        if (!response.ok) return dispatch('unanswered');
        hear((await response.json()) as ShootView);
        dispatch('answered');
      } catch (cause) {
        // No network or gone from the page; both are said elsewhere.
        if (!(cause instanceof TypeError || cause instanceof DOMException)) throw cause;
        if (!leaving.signal.aborted) dispatch('unanswered');
      }
    }
    const timer = setInterval(ask, POLL_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [polls, shootUrl]);

  useEffect(() => {
    const goOffline = () => dispatch('offline');
    const goOnline = () => {
      dispatch('online');
      setAttempt((count) => count + 1);
    };
    addEventListener('offline', goOffline);
    addEventListener('online', goOnline);
    return () => {
      removeEventListener('offline', goOffline);
      removeEventListener('online', goOnline);
    };
  }, []);

  useEffect(() => {
    if (!restored) return;
    const timer = setTimeout(() => dispatch('settled'), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [restored]);

  return { shoot, notice: settled ? undefined : connectionNotice(connection) };
}

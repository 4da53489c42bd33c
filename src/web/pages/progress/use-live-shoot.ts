import { useEffect, useReducer } from 'react';
import { connectionNotice, FIRST_CONNECTION, nextConnection } from '../../../features/shoots/connection.ts';
import { isSettled } from '../../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { watchShoot } from '../../../features/shoots/watch-shoot.client.ts';
import { laterView } from './progress-stage.ts';

const SETTLE_MS = 4_000;

/** Follows a shoot's progress. `notice` tells the visitor about a lost or restored connection. */
export function useLiveShoot(loaded: ShootView) {
  const [shoot, receive] = useReducer(laterView<ShootView>, loaded);
  const [connection, dispatch] = useReducer(nextConnection, FIRST_CONNECTION);
  const settled = isSettled(shoot.state);
  const { restored } = connection;

  useEffect(() => {
    if (settled) return;
    return watchShoot(loaded.id, {
      onView: receive,
      // The shoot was erased or the cookie has expired. The server renders the page for that.
      onGone: () => location.reload(),
      onConnection: dispatch,
    });
  }, [settled, loaded.id]);

  useEffect(() => {
    if (!restored) return;
    const timer = setTimeout(() => dispatch('settled'), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [restored]);

  return { shoot, notice: settled ? undefined : connectionNotice(connection) };
}

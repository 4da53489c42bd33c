import { useEffect, useReducer } from 'react';
import { connectionNotice, FIRST_CONNECTION, nextConnection } from '../../../features/shoots/connection.ts';
import { isSettled } from '../../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { watchShoot } from '../../../features/shoots/watch-shoot.client.ts';
import { further } from './progress-stage.ts';

const SETTLE_MS = 4_000;

/** The shoot as it goes on, and what the visitor has to know of the connection. */
export function useLiveShoot(loaded: ShootView) {
  const [shoot, hear] = useReducer(further<ShootView>, loaded);
  const [connection, dispatch] = useReducer(nextConnection, FIRST_CONNECTION);
  const settled = isSettled(shoot.state);
  const { restored } = connection;

  useEffect(() => {
    if (settled) return;
    return watchShoot(loaded.id, {
      onView: hear,
      // Erased, or the cookie's time is over: the server has a page for that.
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

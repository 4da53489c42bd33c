import type { Transaction } from '../../platform/db/database.ts';
import type { ShootState } from '../../platform/db/tables/shoots.ts';
import type { ShootPorts } from './shoot-ports.ts';
import { isSettled, SHOOT_STATES } from './shoot-state.ts';
import { lockShoot, type ShootRow } from './shoot-store.server.ts';

/** For changes that apply in every state. */
export const ANY_STATE: readonly ShootState[] = SHOOT_STATES;

/** For work that is useful only until the shoot ends. */
export const UNSETTLED_STATES: readonly ShootState[] = SHOOT_STATES.filter((state) => !isSettled(state));

type Change<Value> = (tx: Transaction, shoot: ShootRow) => Promise<Value | undefined>;

/**
 * Changes a shoot in one transaction: locks its row, calls `change` if the shoot is in one of the `expected` states, and
 * publishes the shoot to everybody who watches it. Nothing is published if `change` resolves to undefined, which means that
 * it has changed nothing.
 * @returns what `change` resolves to; undefined when the shoot does not exist or is in another state
 */
export async function withShoot<Value>(
  ports: Pick<ShootPorts, 'db' | 'live'>,
  shootId: string,
  expected: readonly ShootState[],
  change: Change<Value>,
): Promise<Value | undefined> {
  return ports.db.transaction((tx) => withShootIn(tx, ports, shootId, expected, change));
}

/** Does the same as `withShoot` in a transaction that is already open. */
export async function withShootIn<Value>(
  tx: Transaction,
  { live }: Pick<ShootPorts, 'live'>,
  shootId: string,
  expected: readonly ShootState[],
  change: Change<Value>,
): Promise<Value | undefined> {
  const shoot = await lockShoot(tx, shootId);
  if (!shoot || !expected.includes(shoot.state)) return undefined;
  const value = await change(tx, shoot);
  if (value !== undefined) await live.publish(tx, shootId);
  return value;
}

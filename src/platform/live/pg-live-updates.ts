import { sql } from 'drizzle-orm';
import { listen } from '../db/listen.ts';
import type { Log } from '../log/log.ts';
import type { LiveUpdates } from './live-updates.ts';

const CHANNEL = 'lichtbild_live';

export interface PgLiveUpdates extends LiveUpdates {
  close(): Promise<void>;
}

/**
 * Listens on a dedicated connection, which is opened at the first subscription and again whenever it breaks. After a reconnect
 * every subscriber is called once, because notifications may have been missed.
 */
export function createPgLiveUpdates(options: { readonly url: string; readonly log: Log }): PgLiveUpdates {
  const subscribers = new Map<string, Set<() => void>>();
  let listener: ReturnType<typeof listen> | undefined;

  const start = () =>
    listen({
      url: options.url,
      channels: [CHANNEL],
      onNotification: (_, shootId) => subscribers.get(shootId)?.forEach((onChange) => onChange()),
      onConnected: () => subscribers.forEach((set) => set.forEach((onChange) => onChange())),
      onLost: (error) => options.log.warn({ error }, 'live updates lost their connection and reconnect'),
    });

  return {
    async publish(tx, shootId) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${shootId})`);
    },
    subscribe(shootId, onChange) {
      listener ??= start();
      // Each subscription has a wrapper of its own, so that the same function can subscribe twice.
      const call = () => onChange();
      const set = subscribers.get(shootId) ?? new Set();
      subscribers.set(shootId, set.add(call));
      return () => {
        set.delete(call);
        if (set.size === 0 && subscribers.get(shootId) === set) subscribers.delete(shootId);
      };
    },
    async close() {
      subscribers.clear();
      await listener?.stop();
    },
  };
}

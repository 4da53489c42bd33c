import type { Language } from '../../../catalog/languages.ts';
import { draftExpiry } from '../erasure/retention.ts';
import { isOpenDraft, isSettled } from '../shoot-state.ts';
import { findShoot, insertShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/**
 * The visitor's own shoot while it is under way, else a new draft. `ownShootId` is the one their cookie proved.
 * A delivered or ended shoot makes room for the next.
 */
export async function openDraft(
  ports: Pick<ShootPorts, 'db' | 'clock' | 'ids'>,
  visitor: { readonly ownShootId: string | undefined; readonly language: Language },
): Promise<{ readonly shootId: string; readonly expiresAt: Date; readonly created: boolean }> {
  const own = visitor.ownShootId ? await findShoot(ports.db, visitor.ownShootId) : undefined;
  const now = ports.clock.now();
  const overdue = own && isOpenDraft(own.state) && own.expiresAt <= now;
  if (own && !own.erasedAt && !overdue && !isSettled(own.state)) {
    return { shootId: own.id, expiresAt: own.expiresAt, created: false };
  }
  const shootId = ports.ids.newId();
  const expiresAt = draftExpiry(now);
  await ports.db.transaction((tx) =>
    insertShoot(tx, {
      id: shootId,
      language: visitor.language,
      styles: [],
      consents: {},
      seed: ports.ids.newSeed(),
      createdAt: now,
      expiresAt,
    }),
  );
  return { shootId, expiresAt, created: true };
}

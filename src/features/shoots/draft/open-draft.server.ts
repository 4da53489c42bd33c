import type { Language } from '../../../catalog/languages.ts';
import { draftExpiry } from '../erasure/retention.ts';
import { isOpenDraft, isSettled } from '../shoot-state.ts';
import { findPaidOrder, findShoot, insertShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

export interface Draft {
  readonly shootId: string;
  readonly expiresAt: Date;
}

/** Finds the shoot of a visitor's cookie while it is in progress. One that has ended does not count, so a new one can begin. */
export async function findOwnDraft(
  ports: Pick<ShootPorts, 'db' | 'clock'>,
  ownShootId: string | undefined,
): Promise<Draft | undefined> {
  const own = ownShootId ? await findShoot(ports.db, ownShootId) : undefined;
  if (!own || own.erasedAt || isSettled(own.state)) return undefined;
  const overdue = isOpenDraft(own.state) && own.expiresAt <= ports.clock.now();
  return overdue ? undefined : { shootId: own.id, expiresAt: own.expiresAt };
}

/** Finds the visitor's draft that no order has paid for yet. */
export async function findUnpaidDraft(
  ports: Pick<ShootPorts, 'db' | 'clock'>,
  ownShootId: string | undefined,
): Promise<Draft | undefined> {
  const draft = await findOwnDraft(ports, ownShootId);
  if (!draft || (await findPaidOrder(ports.db, draft.shootId))) return undefined;
  const shoot = await findShoot(ports.db, draft.shootId);
  return shoot && isOpenDraft(shoot.state) ? draft : undefined;
}

export async function openDraft(
  ports: Pick<ShootPorts, 'db' | 'clock' | 'ids'>,
  language: Language,
): Promise<Draft> {
  const now = ports.clock.now();
  const shootId = ports.ids.newId();
  const expiresAt = draftExpiry(now);
  await ports.db.transaction((tx) =>
    insertShoot(tx, {
      id: shootId,
      language,
      styles: [],
      consents: {},
      seed: ports.ids.newSeed(),
      createdAt: now,
      expiresAt,
    }),
  );
  return { shootId, expiresAt };
}

import type { Transaction } from '../../../platform/db/database.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import type { ShootRow } from '../shoot-store.server.ts';

/** A first preview overtakes the further previews of others: its visitor is still deciding whether to stay. */
const FIRST_PREVIEW_PRIORITY = 1;

/**
 * Enqueues a job for the preview that the draft wants. At most one job of a draft waits: it reads the wish when it starts,
 * so a newer wish replaces an older one without another job. Expects the locked row and returns the columns to update.
 */
export async function enqueuePreview(
  tx: Transaction,
  { queue }: Pick<ShootPorts, 'queue'>,
  shoot: Pick<ShootRow, 'id' | 'previewWaiting' | 'previewTurn' | 'previewsMade'>,
): Promise<Pick<ShootRow, 'previewState' | 'previewCharged' | 'previewTurn' | 'previewWaiting'>> {
  const asked = { previewState: 'queued', previewCharged: false, previewWaiting: true } as const;
  if (shoot.previewWaiting) return { ...asked, previewTurn: shoot.previewTurn };
  const previewTurn = shoot.previewTurn + 1;
  const priority = shoot.previewsMade === 0 ? FIRST_PREVIEW_PRIORITY : 0;
  await queue.enqueue(tx, 'shoots.preview', { shootId: shoot.id, turn: previewTurn }, { priority });
  return { ...asked, previewTurn };
}

/** Returns whether a newer job waits to make the draft's preview. */
export function newerPreviewWaits(
  shoot: Pick<ShootRow, 'previewWaiting' | 'previewTurn'>,
  turn: number | undefined,
): boolean {
  return shoot.previewWaiting && turn !== undefined && turn < shoot.previewTurn;
}

import type { StyleId } from '../../../base/style-ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { markPreviewQueued } from './draft-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import type { ShootRow } from '../shoot-store.server.ts';

/** A first preview takes precedence over later previews, because its visitor is still deciding whether to stay. */
const FIRST_PREVIEW_PRIORITY = 1;

/**
 * Enqueues a job for the preview that the draft wants. At most one job of a draft waits: it reads the wish when it starts,
 * so a newer wish replaces an older one without another job. Expects the locked row and returns the changed one.
 * @param wish a null selfie stands for the most promising one, a null style for the default
 */
export async function enqueuePreview(
  tx: Transaction,
  { queue }: Pick<ShootPorts, 'queue'>,
  shoot: Pick<ShootRow, 'id' | 'previewWaiting' | 'previewTurn' | 'previewsMade'>,
  wish: { readonly style: StyleId | null; readonly selfieId: string | null },
): Promise<ShootRow> {
  const previewTurn = shoot.previewWaiting ? shoot.previewTurn : shoot.previewTurn + 1;
  if (!shoot.previewWaiting) {
    const priority = shoot.previewsMade === 0 ? FIRST_PREVIEW_PRIORITY : 0;
    await queue.enqueue(tx, 'shoots.preview', { shootId: shoot.id, turn: previewTurn }, { priority });
  }
  const { style: previewStyle, selfieId: previewSelfieId } = wish;
  return markPreviewQueued(tx, shoot.id, { previewStyle, previewSelfieId, previewTurn });
}

/** Returns whether a newer job waits to make the draft's preview. */
export function newerPreviewWaits(
  shoot: Pick<ShootRow, 'previewWaiting' | 'previewTurn'>,
  turn: number | undefined,
): boolean {
  return shoot.previewWaiting && turn !== undefined && turn < shoot.previewTurn;
}

import { err, ok, type Result } from '../../../base/result.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { acceptedCount } from './advance-draft.server.ts';
import { changeDraft, type DraftError } from './change-draft.server.ts';
import { isStyleId } from './choice.ts';
import { listSelfies } from '../selfies/selfie-store.server.ts';
import { findPreview } from './find-preview.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

export type PreviewError = 'style-unknown' | 'too-few-selfies-for-preview';

/** The free preview in another style. One that was made before is shown again. */
export async function requestPreview(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'>,
  shootId: string,
  style: unknown,
): Promise<Result<'changed', DraftError | PreviewError>> {
  if (!isStyleId(style)) return err('style-unknown');
  return changeDraft<PreviewError>(ports, shootId, async (tx, shoot) => {
    const accepted = acceptedCount(await listSelfies(tx, shootId));
    if (accepted < LIMITS.previewOnRequestAfterSelfies) return err('too-few-selfies-for-preview');
    if (shoot.previewStyle === style && shoot.previewState === 'queued') {
      return ok({ change: {}, selfiesChanged: false });
    }
    if (await findPreview(ports.storage, shootId, style)) {
      return ok({ change: { previewStyle: style, previewState: 'ready' as const }, selfiesChanged: false });
    }
    await ports.queue.enqueue(tx, 'shoots.preview', { shootId });
    return ok({ change: { previewStyle: style, previewState: 'queued' as const }, selfiesChanged: false });
  });
}

import { err, ok, type Result } from '../../../base/result.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { changeDraft, type DraftError } from './change-draft.server.ts';
import { isStyleId } from './choice.ts';
import { listSelfies } from '../selfies/selfie-store.server.ts';
import { findPreview } from './find-preview.server.ts';
import { mostPromising } from './preview-rank.ts';
import type { ShootPorts } from '../shoot-ports.ts';

export type PreviewError = 'style-unknown' | 'selfie-not-found' | 'too-few-selfies-for-preview';

/**
 * The free preview in another style, of one selfie or else of the most promising. One that was made before is shown
 * again.
 */
export async function requestPreview(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'>,
  shootId: string,
  { style, selfie }: { readonly style?: unknown; readonly selfie?: unknown },
): Promise<Result<'changed', DraftError | PreviewError>> {
  if (!isStyleId(style)) return err('style-unknown');
  return changeDraft<PreviewError>(ports, shootId, async (tx, shoot) => {
    const accepted = mostPromising(await listSelfies(tx, shootId));
    if (accepted.length < LIMITS.previewOnRequestAfterSelfies) return err('too-few-selfies-for-preview');
    const wanted = selfie === undefined ? accepted[0] : accepted.find(({ id }) => id === selfie);
    if (!wanted) return err('selfie-not-found');
    if (await findPreview(ports.storage, shootId, style, wanted.id)) {
      const change = { previewStyle: style, previewSelfieId: wanted.id, previewState: 'ready' as const };
      return ok({ change, selfiesChanged: false });
    }
    const previewSelfieId = selfie === undefined ? null : wanted.id;
    const underWay =
      shoot.previewState === 'queued' &&
      shoot.previewStyle === style &&
      shoot.previewSelfieId === previewSelfieId;
    if (underWay) return ok({ change: {}, selfiesChanged: false });
    await ports.queue.enqueue(tx, 'shoots.preview', { shootId });
    const change = { previewStyle: style, previewSelfieId, previewState: 'queued' as const };
    return ok({ change, selfiesChanged: false });
  });
}

import { err, ok, type Result } from '../../../base/result.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { changeDraft, type DraftError } from './change-draft.server.ts';
import { isStyleId } from './choice.ts';
import { showPreview } from './draft-store.server.ts';
import { listSelfies } from '../selfies/selfie-store.server.ts';
import { findPreview } from './find-preview.ts';
import { enqueuePreview } from './preview-queue.server.ts';
import { mostPromising } from './preview-rank.ts';
import type { ShootPorts } from '../shoot-ports.ts';

export type PreviewError =
  'style-unknown' | 'selfie-not-found' | 'too-few-selfies-for-preview' | 'previews-spent' | 'previews-paused';

type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock'>;

/**
 * Requests the free preview in another style, of the given or the most promising selfie. One that was made before is shown
 * again, even when the draft's budget is spent; a new one needs a job, and `mayMake` decides whether it is allowed.
 * @param mayMake counts one preview of this visitor; false when there were too many recently. Called outside transactions
 */
export async function requestPreview(
  ports: Ports,
  shootId: string,
  wish: { readonly style?: unknown; readonly selfie?: unknown },
  mayMake: () => Promise<boolean>,
): Promise<Result<'changed', DraftError | PreviewError>> {
  const asked = await requestOnce(ports, shootId, wish, false);
  if (asked.ok || asked.error !== 'not-counted') return asked as Result<'changed', DraftError | PreviewError>;
  if (!(await mayMake())) return err('previews-paused');
  return (await requestOnce(ports, shootId, wish, true)) as Result<'changed', DraftError | PreviewError>;
}

/** Fails with `not-counted`, without a change, when a job is needed that `mayMake` has not counted yet. */
async function requestOnce(
  ports: Ports,
  shootId: string,
  { style, selfie }: { readonly style?: unknown; readonly selfie?: unknown },
  isCounted: boolean,
): Promise<Result<'changed', DraftError | PreviewError | 'not-counted'>> {
  if (!isStyleId(style)) return err('style-unknown');
  return changeDraft<PreviewError | 'not-counted'>(ports, shootId, async (tx, shoot) => {
    const accepted = mostPromising(await listSelfies(tx, shootId), shoot.clothes);
    if (accepted.length < LIMITS.previewOnRequestAfterSelfies) return err('too-few-selfies-for-preview');
    const wanted = selfie === undefined ? accepted[0] : accepted.find(({ id }) => id === selfie);
    if (!wanted) return err('selfie-not-found');
    if (findPreview(shoot, style, wanted.id)) {
      const shown = await showPreview(tx, shootId, { style, selfieId: wanted.id });
      return ok({ shoot: shown, selfiesChanged: false });
    }
    const previewSelfieId = selfie === undefined ? null : wanted.id;
    const underWay =
      shoot.previewState === 'queued' &&
      shoot.previewStyle === style &&
      shoot.previewSelfieId === previewSelfieId;
    if (underWay) return ok({ shoot, selfiesChanged: false });
    if (shoot.previewsMade >= LIMITS.previewsPerDraft) return err('previews-spent');
    // Changing the wish of a job that still waits adds no work, so it need not be counted.
    if (!isCounted && !shoot.previewWaiting) return err('not-counted');
    const queued = await enqueuePreview(tx, ports, shoot, { style, selfieId: previewSelfieId });
    return ok({ shoot: queued, selfiesChanged: false });
  });
}

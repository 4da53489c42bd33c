import type { StyleId } from '../../../catalog/styles.ts';
import { invariant } from '../../../base/invariant.ts';
import { previewMarkTexts } from '../../../i18n/preview-mark.ts';
import type { HeadshotEngine } from '../../../imaging/engine.ts';
import type { PreparedSelfie, RejectReason } from '../../../imaging/selfie.ts';
import type { Capabilities } from '../../../platform/capability/capabilities.ts';
import { advanceDraft } from './advance-draft.server.ts';
import { beginPreview } from './begin-preview.server.ts';
import { findPreview } from './find-preview.server.ts';
import { newerPreviewWaits } from './preview-queue.server.ts';
import { mostPromising } from './preview-rank.ts';
import { PREVIEW_SIZE } from './preview-size.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { findSelfie, listSelfies, type SelfieRow, updateSelfie } from '../selfies/selfie-store.server.ts';
import { lockShoot, type ShootRow, updateShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';

type Engine = Pick<HeadshotEngine, 'prepare' | 'renderPreview' | 'scenes' | 'release'>;
type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'> & {
  readonly engine: Engine;
  readonly capabilities: Pick<Capabilities, 'deriveKeys'>;
};

/** The style shown before the visitor chose one. */
export const DEFAULT_PREVIEW_STYLE: StyleId = 'corporate';

/** Makes the free, watermarked preview of the requested selfie or of the most promising one. */
export async function renderPreview(
  ports: Ports,
  { shootId, turn }: { readonly shootId: string; readonly turn?: number | undefined },
  signal: AbortSignal,
): Promise<void> {
  const begun = await beginPreview(ports, shootId, turn);
  if (!begun) return;
  const { shoot, isFirst } = begun;
  const style = shoot.previewStyle ?? shoot.styles[0] ?? DEFAULT_PREVIEW_STYLE;
  const selfies = mostPromising(await listSelfies(ports.db, shootId));
  for (const selfie of selfies.filter(({ id }) => id === (shoot.previewSelfieId ?? id))) {
    // Another job has made this preview for an earlier wish.
    if (await findPreview(ports.storage, shootId, style, selfie.id))
      return showPreview(ports, shoot, selfie, style);
    const bytes = await ports.storage.get(storageKeys.selfieClean(shootId, selfie.id));
    // Removed since; its removal has asked for another preview.
    if (!bytes) return;
    const upload = { bytes, fileName: selfie.id };
    const prepared = await ports.engine.prepare(upload, signal, {
      largestHeightPx: PREVIEW_SIZE.heightPx,
      free: isFirst ? 'first-preview' : 'preview',
    });
    if (prepared.ok) {
      const jpeg = await renderOne(ports, shoot, prepared.selfie, selfie.id, style, signal);
      return showPreview(ports, shoot, selfie, style, jpeg);
    }
    // This selfie gives no headshot, and the visitor should learn that before paying.
    await refuseSelfie(ports, shootId, selfie.id, prepared.reasons);
  }
  await failPreview(ports, { shootId, turn }, shoot);
}

async function renderOne(
  { engine, capabilities }: Pick<Ports, 'engine' | 'capabilities'>,
  shoot: ShootRow,
  selfie: PreparedSelfie,
  selfieId: string,
  style: StyleId,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const scene = engine.scenes(style)[0];
  const framing = selfie.framings.includes('classic') ? 'classic' : selfie.framings[0];
  invariant(scene, 'every style has a scene');
  invariant(framing, 'a prepared selfie has a framing');
  // The secret is derived instead of random, so that a retried job makes the same preview and nothing has to be stored.
  const secret = capabilities.deriveKeys('preview-mark', `${shoot.id}/${selfieId}/${style}`).current;
  try {
    return await engine.renderPreview(
      selfie,
      { style, scene, selfieIndex: 0, framing, variation: 0, seed: shoot.seed, size: PREVIEW_SIZE },
      { words: previewMarkTexts[shoot.language].words, secret },
      signal,
    );
  } finally {
    await engine.release([selfie]);
  }
}

/**
 * Shows the preview unless its selfie was removed or another preview was requested in the meantime.
 * @param jpeg undefined when the file is already stored
 */
async function showPreview(
  ports: Ports,
  started: ShootRow,
  selfie: SelfieRow,
  style: StyleId,
  jpeg?: Uint8Array,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, started.id);
    if (!shoot || !isOpenDraft(shoot.state) || !(await findSelfie(tx, shoot.id, selfie.id))) return;
    if (jpeg) await ports.storage.put(storageKeys.preview(shoot.id, style, selfie.id), jpeg);
    if (shoot.previewState !== 'queued' || !asksTheSame(shoot, started)) return;
    await updateShoot(tx, shoot.id, {
      previewState: 'ready',
      previewStyle: style,
      previewSelfieId: selfie.id,
    });
    await ports.live.publish(tx, shoot.id);
  });
}

async function refuseSelfie(
  ports: Ports,
  shootId: string,
  selfieId: string,
  reasons: readonly RejectReason[],
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (!shoot || !isOpenDraft(shoot.state)) return;
    await updateSelfie(tx, shootId, selfieId, { state: 'rejected', reasons: [...reasons] });
    await advanceDraft(tx, ports, shoot, { selfiesChanged: true });
  });
}

/** No selfie gives a picture, or the last try failed: shown as such, and a new selfie tries again. */
export async function failPreview(
  ports: Pick<ShootPorts, 'db' | 'live'>,
  { shootId, turn }: { readonly shootId: string; readonly turn?: number | undefined },
  started?: ShootRow,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    // A newer job makes the preview that is wanted now.
    if (!shoot || newerPreviewWaits(shoot, turn) || (started && !asksTheSame(shoot, started))) return;
    const isQueued = shoot.previewState === 'queued';
    await updateShoot(tx, shootId, { previewWaiting: false, ...(isQueued && { previewState: 'failed' }) });
    if (isQueued) await ports.live.publish(tx, shootId);
  });
}

function asksTheSame(shoot: ShootRow, started: ShootRow): boolean {
  return shoot.previewStyle === started.previewStyle && shoot.previewSelfieId === started.previewSelfieId;
}

import { BRAND } from '../../../catalog/brand.ts';
import type { StyleId } from '../../../catalog/styles.ts';
import { invariant } from '../../../base/invariant.ts';
import type { HeadshotEngine, PreparedSelfie, RejectReason } from '../../../imaging/engine.ts';
import { advanceDraft } from './advance-draft.server.ts';
import { mostPromising } from './preview-rank.ts';
import { PREVIEW_SIZE } from './preview-size.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { findSelfie, listSelfies, type SelfieRow, updateSelfie } from '../selfies/selfie-store.server.ts';
import { findShoot, lockShoot, type ShootRow, updateShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';

type Engine = Pick<HeadshotEngine, 'prepare' | 'renderPreview' | 'scenes' | 'release'>;
type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'> & { readonly engine: Engine };

/** The style shown before the visitor chose one. */
export const DEFAULT_PREVIEW_STYLE: StyleId = 'corporate';

/** The free picture with the watermark burnt in, made of the selfie asked for or the most promising one. */
export async function renderPreview(ports: Ports, shootId: string, signal: AbortSignal): Promise<void> {
  const shoot = await findShoot(ports.db, shootId);
  if (!shoot || !isOpenDraft(shoot.state) || shoot.previewState !== 'queued') return;
  const style = shoot.previewStyle ?? shoot.styles[0] ?? DEFAULT_PREVIEW_STYLE;
  const selfies = mostPromising(await listSelfies(ports.db, shootId));
  for (const selfie of selfies.filter(({ id }) => id === (shoot.previewSelfieId ?? id))) {
    const bytes = await ports.storage.get(storageKeys.selfieClean(shootId, selfie.id));
    // Removed since; its removal has asked for another preview.
    if (!bytes) return;
    const upload = { bytes, fileName: selfie.id };
    const prepared = await ports.engine.prepare(upload, signal, {
      largestHeightPx: PREVIEW_SIZE.heightPx,
      urgent: true,
    });
    if (prepared.ok) {
      const jpeg = await renderOne(ports.engine, shoot, prepared.selfie, style, signal);
      return keepPreview(ports, shoot, selfie, style, jpeg);
    }
    // Better told now than after paying.
    await refuseSelfie(ports, shootId, selfie.id, prepared.reasons);
  }
  await failPreview(ports, shootId, shoot);
}

async function renderOne(
  engine: Engine,
  shoot: ShootRow,
  selfie: PreparedSelfie,
  style: StyleId,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const scene = engine.scenes(style)[0];
  const framing = selfie.framings.includes('classic') ? 'classic' : selfie.framings[0];
  invariant(scene, 'every style has a scene');
  invariant(framing, 'a prepared selfie has a framing');
  try {
    return await engine.renderPreview(
      selfie,
      { style, scene, selfieIndex: 0, framing, variation: 0, seed: shoot.seed, size: PREVIEW_SIZE },
      BRAND.name,
      signal,
    );
  } finally {
    await engine.release([selfie]);
  }
}

/** Shows the preview unless its selfie was removed or another one was asked for meanwhile. */
async function keepPreview(
  ports: Ports,
  started: ShootRow,
  selfie: SelfieRow,
  style: StyleId,
  jpeg: Uint8Array,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, started.id);
    if (!shoot || !isOpenDraft(shoot.state) || !(await findSelfie(tx, shoot.id, selfie.id))) return;
    await ports.storage.put(storageKeys.preview(shoot.id, style, selfie.id), jpeg);
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
  shootId: string,
  started?: ShootRow,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (shoot?.previewState !== 'queued' || (started && !asksTheSame(shoot, started))) return;
    await updateShoot(tx, shootId, { previewState: 'failed' });
    await ports.live.publish(tx, shootId);
  });
}

function asksTheSame(shoot: ShootRow, started: ShootRow): boolean {
  return shoot.previewStyle === started.previewStyle && shoot.previewSelfieId === started.previewSelfieId;
}

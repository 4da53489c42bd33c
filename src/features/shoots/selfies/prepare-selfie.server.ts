import type { HeadshotEngine } from '../../../imaging/engine.ts';
import type { CleanSelfie, RejectReason, SelfieCaution, SelfieCheck } from '../../../imaging/selfie.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { invariant } from '../../../base/invariant.ts';
import { advanceDraft } from '../draft/advance-draft.server.ts';
import { PREVIEW_SIZE } from '../draft/preview-size.ts';
import { findSelfie, recordCheck } from './selfie-store.server.ts';
import { findShoot } from '../shoot-store.server.ts';
import { ANY_STATE, UNSETTLED_STATES, withShoot } from '../with-shoot.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';
import type { UploadStore } from './upload-store.server.ts';

type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage' | 'log'> & {
  readonly uploads: UploadStore;
  readonly engine: Pick<HeadshotEngine, 'warmUp' | 'clean' | 'check'>;
  /** Adds refused selfies to the service's statistics, by their first reason. */
  readonly countRefusedSelfie: CountRefusedSelfie;
};

export type CountRefusedSelfie = (tx: Transaction, language: Language, reason: RejectReason) => Promise<void>;

interface Verdict {
  readonly reasons: readonly RejectReason[];
  readonly cautions?: readonly SelfieCaution[];
  readonly measures?: SelfieCheck['measures'];
  /** The clean copy; undefined for a file that could not be decoded. */
  readonly clean?: CleanSelfie;
}

/**
 * Checks one upload and stores a clean copy of it. The original is erased last, so that a worker killed at any point can
 * start again from it.
 */
export async function prepareSelfie(
  ports: Ports,
  job: { readonly shootId: string; readonly selfieId: string },
  signal: AbortSignal,
): Promise<void> {
  const { shootId, selfieId } = job;
  const selfie = await findSelfie(ports.db, shootId, selfieId);
  if (selfie?.state === 'checking') {
    const shoot = await findShoot(ports.db, shootId);
    const previewHeightPx = shoot?.previewState === 'ready' ? undefined : PREVIEW_SIZE.heightPx;
    if (previewHeightPx !== undefined) ports.engine.warmUp();
    const verdict = await judge(ports, job, previewHeightPx, signal);
    await storeCheck(ports, shootId, selfieId, verdict);
    const { reasons, cautions = [] } = verdict;
    const accepted = reasons.length === 0;
    ports.log.info({ shootId, selfieId, accepted, reasons, cautions }, 'a selfie was checked');
  }
  await ports.uploads.eraseParts(shootId, selfieId);
}

async function judge(
  ports: Ports,
  { shootId, selfieId }: { readonly shootId: string; readonly selfieId: string },
  previewHeightPx: number | undefined,
  signal: AbortSignal,
): Promise<Verdict> {
  const bytes = await ports.uploads.read(shootId, selfieId);
  // A file that the visitor removed meanwhile, or that the storage lost, counts as unreadable.
  if (!bytes) return { reasons: ['unreadable'] };
  const cleaned = await ports.engine.clean({ bytes, fileName: selfieId }, signal);
  if (!cleaned.ok) return { reasons: cleaned.reasons };
  const clean = cleaned.selfie;
  const check = await ports.engine.check({ bytes: clean.jpeg, fileName: selfieId }, signal, previewHeightPx);
  invariant(check.accepted === (check.reasons.length === 0), 'a refused selfie has a reason');
  const { reasons, cautions, measures } = check;
  return { reasons, cautions, measures, clean };
}

async function storeCheck(
  ports: Ports,
  shootId: string,
  selfieId: string,
  { reasons, cautions = [], measures, clean }: Verdict,
): Promise<void> {
  await withShoot(ports, shootId, UNSETTLED_STATES, async (tx, shoot) => {
    const selfie = await findSelfie(tx, shootId, selfieId);
    if (selfie?.state !== 'checking') return;
    const accepted = reasons.length === 0;
    // The files are written under the lock, so that removing the selfie or erasing the shoot finds all of them.
    if (clean) await ports.storage.put(storageKeys.selfieThumbnail(shootId, selfieId), clean.thumbnailJpeg);
    // Of a refused selfie only the thumbnail is needed, so the clean copy is not stored.
    if (clean && accepted) await ports.storage.put(storageKeys.selfieClean(shootId, selfieId), clean.jpeg);
    const checkedAt = ports.clock.now();
    await recordCheck(tx, shootId, selfieId, { reasons, cautions, measures, size: clean, checkedAt });
    await advanceDraft(tx, ports, shoot, { selfiesChanged: true });
    // Counted last, because every refusal of a day locks the same row until its transaction ends.
    const [reason] = reasons;
    if (reason) await ports.countRefusedSelfie(tx, shoot.language, reason);
  });
}

/** Rejects a selfie as unreadable after the last attempt to check it has failed. */
export async function rejectUncheckableSelfie(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'> & { readonly uploads: UploadStore },
  job: { readonly shootId: string; readonly selfieId: string },
): Promise<void> {
  await withShoot(ports, job.shootId, ANY_STATE, async (tx, shoot) => {
    const selfie = await findSelfie(tx, job.shootId, job.selfieId);
    if (selfie?.state !== 'checking') return;
    const verdict = { reasons: ['unreadable'], cautions: [], checkedAt: ports.clock.now() } as const;
    await recordCheck(tx, job.shootId, job.selfieId, verdict);
    await advanceDraft(tx, ports, shoot, { selfiesChanged: true });
  });
  await ports.uploads.eraseParts(job.shootId, job.selfieId);
}

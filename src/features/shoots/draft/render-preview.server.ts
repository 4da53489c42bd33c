import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import type { GarmentFit, HeadshotEngine } from '../../../imaging/engine.ts';
import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { RejectReason } from '../../../imaging/selfie.ts';
import type { Capabilities } from '../../../platform/capability/capabilities.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { MadePreview } from '../../../platform/db/tables/shoots.ts';
import { advanceDraft } from './advance-draft.server.ts';
import { startPreview } from './start-preview.server.ts';
import { recordPreviews, showPreview as showPreviewOf } from './draft-store.server.ts';
import { makePreviewImages, type PreviewImages } from './make-preview-images.server.ts';
import { findPreview, withPreview } from './find-preview.ts';
import { newerPreviewWaits } from './preview-queue.server.ts';
import { dressingRefusal } from './preview-clothes.ts';
import { mostPromising } from './preview-rank.ts';
import { PREVIEW_SIZE } from './preview-size.ts';
import { OPEN_DRAFT_STATES } from '../shoot-state.ts';
import {
  findSelfie,
  listSelfies,
  recordDressing,
  rejectSelfie,
  type SelfieRow,
} from '../selfies/selfie-store.server.ts';
import { markPreviewFailed, markPreviewStarted } from './draft-job-store.server.ts';
import { type ShootRow } from '../shoot-store.server.ts';
import { ANY_STATE, withShoot } from '../with-shoot.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';

type Engine = Pick<HeadshotEngine, 'prepare' | 'tryGarments' | 'renderPreview' | 'scenes' | 'release'>;
type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage' | 'log'> & {
  readonly engine: Engine;
  readonly capabilities: Pick<Capabilities, 'deriveKeys'>;
  /** The garments on offer now. */
  readonly loadWardrobeOffer: () => Promise<WardrobeOffer>;
};

/** The style of previews before the visitor has chosen one. */
export const DEFAULT_PREVIEW_STYLE: StyleId = 'corporate';

/** The result of one selfie: the images of its preview, and how the garments fit it. */
interface Outcome {
  readonly selfie: SelfieRow;
  readonly style: StyleId;
  readonly images: PreviewImages;
  readonly fits: readonly GarmentFit[];
}

/**
 * Makes the free, watermarked preview of the requested selfie or of the most promising one. When no garment wished for fits
 * the most promising one, the next one is tried as well, because a preview in both kinds of clothes shows more.
 */
export async function renderPreview(
  ports: Ports,
  { shootId, turn }: { readonly shootId: string; readonly turn?: number | undefined },
  signal: AbortSignal,
): Promise<void> {
  const begun = await startPreview(ports, shootId, turn);
  if (!begun) return;
  const { shoot, isFirst } = begun;
  const style = shoot.previewStyle ?? shoot.styles[0] ?? DEFAULT_PREVIEW_STYLE;
  const offer = shoot.clothes === 'own' ? [] : await ports.loadWardrobeOffer();
  const selfies = mostPromising(await listSelfies(ports.db, shootId), shoot.clothes);
  const wantsPair = offer.length > 0 && shoot.previewSelfieId === null;
  let undressed: Outcome | undefined;
  for (const selfie of selfies.filter(({ id }) => id === (shoot.previewSelfieId ?? id))) {
    // An earlier job made this preview for an earlier wish.
    if (findPreview(shoot, style, selfie.id)) return showPreview(ports, shoot, { selfie, style }, undressed);
    const bytes = await ports.storage.get(storageKeys.selfieClean(shootId, selfie.id));
    // The selfie was removed meanwhile, and its removal has requested another preview.
    if (!bytes) return;
    const upload = { bytes, fileName: selfie.id };
    const prepared = await ports.engine.prepare(upload, signal, {
      largestHeightPx: PREVIEW_SIZE.heightPx,
      free: isFirst ? 'first-preview' : 'preview',
      dressable: offer.length > 0,
    });
    if (prepared.ok) {
      const order = { shoot, selfieId: selfie.id, style, offer };
      const { images, fits } = await makePreviewImages(ports, prepared.selfie, order, signal).finally(() =>
        ports.engine.release([prepared.selfie]),
      );
      if (images) {
        const outcome = { selfie, style, images, fits };
        if (images.dressed || !wantsPair) return showPreview(ports, shoot, outcome, undressed);
        if (undressed) return showPreview(ports, shoot, undressed, outcome);
        undressed = outcome;
        continue;
      }
    }
    // No headshot can be made of this selfie, and the visitor should learn that before paying.
    await refuseSelfie(ports, shootId, selfie.id, prepared.ok ? ['no-crop'] : prepared.reasons);
  }
  if (undressed) return showPreview(ports, shoot, undressed);
  await failPreview(ports, { shootId, turn }, shoot);
}

/**
 * Shows the preview unless its selfie was removed or another preview was requested in the meantime. Its images are stored
 * before the row names them; images that no row names are made again.
 * @param outcome without images when they are already stored
 * @param other a selfie that was tried and is not shown, whose tile explains why no garment fits it
 */
async function showPreview(
  ports: Ports,
  started: ShootRow,
  { selfie, style, ...made }: Outcome | Pick<Outcome, 'selfie' | 'style'>,
  other?: Outcome,
): Promise<void> {
  await withShoot(ports, started.id, OPEN_DRAFT_STATES, async (tx, shoot) => {
    if (!(await findSelfie(tx, shoot.id, selfie.id))) return undefined;
    if (other) await storeDressing(tx, shoot.id, other);
    if ('images' in made) await storePreview(tx, ports, shoot, started.clothes, { selfie, style, ...made });
    if (shoot.previewState !== 'queued' || !hasSameWish(shoot, started)) return undefined;
    return showPreviewOf(tx, shoot.id, { style, selfieId: selfie.id });
  });
}

async function storePreview(
  tx: Transaction,
  { storage, clock }: Pick<Ports, 'storage' | 'clock'>,
  shoot: ShootRow,
  wish: ClothesWish,
  { selfie, style, images: { own, dressed }, fits }: Outcome,
): Promise<void> {
  const { id: selfieId } = selfie;
  if (own) await storage.put(storageKeys.preview(shoot.id, style, selfieId), own);
  if (dressed)
    await storage.put(storageKeys.dressedPreview(shoot.id, style, selfieId, dressed.clothes), dressed.jpeg);
  const refusal = dressingRefusal(fits);
  const onlyOthersFit = fits.length > 0 && refusal === undefined && dressed === undefined;
  const made: MadePreview = {
    ...{ style, selfieId, own: own !== undefined, dressed: dressed?.clothes ?? null },
    ...{ dress: dressed?.dress, onRequest: dressed?.onRequest, onlyOthersFit, wish: refusal ? 'any' : wish },
  };
  await recordPreviews(tx, shoot.id, withPreview(shoot.previews, made), clock.now());
  await storeDressing(tx, shoot.id, { selfie, fits });
}

async function storeDressing(
  tx: Transaction,
  shootId: string,
  { selfie, fits }: Pick<Outcome, 'selfie' | 'fits'>,
): Promise<void> {
  if (fits.length === 0) return;
  await recordDressing(tx, shootId, selfie.id, dressingRefusal(fits));
}

async function refuseSelfie(
  ports: Ports,
  shootId: string,
  selfieId: string,
  reasons: readonly RejectReason[],
): Promise<void> {
  await withShoot(ports, shootId, OPEN_DRAFT_STATES, async (tx, shoot) => {
    await rejectSelfie(tx, shootId, selfieId, reasons);
    await advanceDraft(tx, ports, shoot, { selfiesChanged: true });
  });
}

/** Marks the preview failed when no selfie yields one or the last attempt failed. A new selfie starts another one. */
export async function failPreview(
  ports: Pick<ShootPorts, 'db' | 'live'>,
  { shootId, turn }: { readonly shootId: string; readonly turn?: number | undefined },
  started?: ShootRow,
): Promise<void> {
  await withShoot(ports, shootId, ANY_STATE, async (tx, shoot) => {
    // A newer job will make the preview that is wanted now.
    if (newerPreviewWaits(shoot, turn) || (started && !hasSameWish(shoot, started))) return undefined;
    await markPreviewStarted(tx, shootId, false);
    return (await markPreviewFailed(tx, shootId)) || undefined;
  });
}

function hasSameWish(shoot: ShootRow, started: ShootRow): boolean {
  return shoot.previewStyle === started.previewStyle && shoot.previewSelfieId === started.previewSelfieId;
}

import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import { invariant } from '../../../base/invariant.ts';
import { previewMarkTexts } from '../../../i18n/preview-mark/index.ts';
import type { GarmentFit, HeadshotEngine } from '../../../imaging/engine.ts';
import type { HeadshotRequest } from '../../../imaging/headshot-request.ts';
import type { PreparedSelfie } from '../../../imaging/selfie.ts';
import type { Capabilities } from '../../../platform/capability/capabilities.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import type { ShootRow } from '../shoot-store.server.ts';
import { type PreviewClothes, previewClothes, previewFraming } from './preview-clothes.ts';
import { PREVIEW_SIZE } from './preview-size.ts';

type Ports = Pick<ShootPorts, 'log'> & {
  readonly engine: Pick<HeadshotEngine, 'tryGarments' | 'renderPreview' | 'scenes'>;
  readonly capabilities: Pick<Capabilities, 'deriveKeys'>;
};

/** The images of one free preview; at least one of them is defined. */
export interface PreviewImages {
  readonly own: Uint8Array | undefined;
  readonly dressed: (Omit<PreviewClothes, 'framing'> & { readonly jpeg: Uint8Array }) | undefined;
}

export interface PreviewOrder {
  readonly shoot: ShootRow;
  readonly selfieId: string;
  readonly style: StyleId;
  /** The garments on offer; empty when the preview shows own clothes only. */
  readonly offer: WardrobeOffer;
}

/**
 * Renders the watermarked preview of a prepared selfie in its own clothes and in a garment that fits. When the garment cannot
 * be rendered, the image in own clothes is returned alone.
 * @returns `fits` are the garments tried, empty without an offer; `images` is undefined when neither image could be made
 */
export async function makePreviewImages(
  ports: Ports,
  selfie: PreparedSelfie,
  order: PreviewOrder,
  signal: AbortSignal,
): Promise<{ readonly images: PreviewImages | undefined; readonly fits: readonly GarmentFit[] }> {
  const framing = previewFraming(selfie.framings);
  const [own, dressed] = await Promise.allSettled([
    framing && renderPreviewImage(ports, selfie, order, { framing }, signal),
    drawDressed(ports, selfie, order, signal),
  ]);
  if (own.status === 'rejected') throw own.reason;
  if (dressed.status === 'rejected') {
    signal.throwIfAborted();
    if (own.value === undefined) throw dressed.reason;
    const facts = { shootId: order.shoot.id, selfieId: order.selfieId, error: dressed.reason as unknown };
    ports.log.warn(facts, 'a free preview could not be dressed: it is shown in the own clothes alone');
    return { images: { own: own.value, dressed: undefined }, fits: [] };
  }
  const { fits, picture } = dressed.value;
  const hasImages = own.value !== undefined || picture !== undefined;
  return { images: hasImages ? { own: own.value, dressed: picture } : undefined, fits };
}

async function drawDressed(
  ports: Ports,
  selfie: PreparedSelfie,
  order: PreviewOrder,
  signal: AbortSignal,
): Promise<{ readonly fits: readonly GarmentFit[]; readonly picture: PreviewImages['dressed'] }> {
  if (order.offer.length === 0) return { fits: [], picture: undefined };
  const fits = await ports.engine.tryGarments(selfie, signal);
  const chosen = previewClothes(order.offer, order.shoot.clothes, fits, selfie.framings.length === 0);
  if (!chosen) return { fits, picture: undefined };
  const { framing, ...shown } = chosen;
  const jpeg = await renderPreviewImage(ports, selfie, order, { clothes: shown.clothes, framing }, signal);
  return { fits, picture: { jpeg, ...shown } };
}

function renderPreviewImage(
  { engine, capabilities }: Ports,
  selfie: PreparedSelfie,
  { shoot, selfieId, style }: PreviewOrder,
  look: Pick<HeadshotRequest, 'framing' | 'clothes'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const scene = engine.scenes(style)[0];
  invariant(scene, 'every style has a scene');
  // The secret is derived instead of random, so that a retried job makes the same preview and nothing has to be stored. Both
  // images of a pair share it: the watermark hides the same parts of both, so neither reveals what the other hides.
  const secret = capabilities.deriveKeys('preview-mark', `${shoot.id}/${selfieId}/${style}`).current;
  return engine.renderPreview(
    selfie,
    { style, scene, selfieIndex: 0, ...look, variation: 0, seed: shoot.seed, size: PREVIEW_SIZE },
    { words: previewMarkTexts[shoot.language].words, secret },
    signal,
  );
}

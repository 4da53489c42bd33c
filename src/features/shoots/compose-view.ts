import { LIMITS } from '../../catalog/limits.ts';
import { PACKAGES } from '../../catalog/packages.ts';
import type { HeadshotView, SelfieView, ShootView } from './shoot-view.ts';
import { findAnyPreview, findPreview } from './draft/find-preview.ts';
import { leastWidthPx } from './draft/least-width.ts';
import { momentCount } from './selfies/moment-count.ts';
import { headshotSelfies, usableSelfies } from './selfies/usable-selfies.ts';
import type { ShootDetails } from './draft/readiness.ts';
import type { DressingRefusal } from '../../imaging/garment.ts';
import type { Clothes } from '../../imaging/headshot-request.ts';
import type { RejectReason, SelfieCaution, SelfieMeasures } from '../../imaging/selfie.ts';
import type { StyleId } from '../../base/style-ids.ts';
import { ENDPOINTS } from '../../page-urls.ts';
import type { MadePreview } from '../../platform/db/tables/shoots.ts';
import { headshotUrlName } from '../../platform/storage/derived-key.ts';

/** The rows of a shoot that its view is made of. */
export interface ShootFacts {
  readonly shoot: ShootDetails &
    Pick<ShootView, 'id' | 'state' | 'language' | 'compareState' | 'clothes'> & {
      readonly previews: readonly MadePreview[];
      readonly previewState: ShootView['preview']['state'];
      readonly previewStyle: StyleId | null;
      readonly previewSelfieId: string | null;
      readonly previewsMade: number;
      readonly preparedSelfies: number;
      readonly expiresAt: Date;
    };
  readonly selfies: readonly {
    readonly id: string;
    readonly uploadId: string;
    readonly state: SelfieView['state'];
    readonly reasons: readonly RejectReason[];
    readonly cautions: readonly SelfieCaution[];
    readonly isWantedAnyway: boolean;
    readonly widthPx: number | undefined;
    readonly dressing: DressingRefusal | undefined;
    readonly measures: SelfieMeasures | undefined;
  }[];
  /** The headshots in the order in which the buyer sees them. */
  readonly headshots: readonly (Omit<HeadshotView, 'thumbnailUrl'> & {
    readonly shownNumber: number;
    readonly storageKey: string;
  })[];
  readonly paid: boolean;
}

/** The addresses of a shoot's images for the visitor's own browser. */
const URLS = {
  selfieThumbnail: (selfieId: string) => `${ENDPOINTS.shoot}/selfies/${selfieId}/thumbnail`,
  /** Style, selfie and clothes are part of the address, so that browsers do not show a cached earlier preview. */
  preview: (style: string, selfieId: string) =>
    `${ENDPOINTS.shoot}/preview?style=${style}&selfie=${selfieId}`,
  dressedPreview: (style: string, selfieId: string, { garment, dye }: Clothes) =>
    `${ENDPOINTS.shoot}/preview?style=${style}&selfie=${selfieId}&garment=${garment}&dye=${dye}`,
  headshotThumbnail: (shootId: string, { number, storageKey }: { number: number; storageKey: string }) =>
    `${ENDPOINTS.shoots}/${shootId}/headshots/${headshotUrlName(number, storageKey)}/thumbnail`,
} as const;

/** Builds the view of a shoot that its visitor's browser receives. */
export function composeView({ shoot, selfies, headshots, paid }: ShootFacts): ShootView {
  const usable = new Map(usableSelfies(selfies, shoot.clothes).map((selfie) => [selfie.id, selfie]));
  return {
    id: shoot.id,
    state: shoot.state,
    language: shoot.language,
    selfies: selfies.map((selfie) => ({
      id: selfie.id,
      uploadId: selfie.uploadId,
      state: selfie.state,
      reasons: selfie.reasons,
      cautions: usable.get(selfie.id)?.cautions ?? (selfie.state === 'accepted' ? selfie.cautions : []),
      isWantedAnyway: selfie.isWantedAnyway,
      dressing: selfie.dressing,
      thumbnailUrl: selfie.widthPx === undefined ? undefined : URLS.selfieThumbnail(selfie.id),
      leastWidthPx: selfie.measures && leastWidthPx(selfie.measures),
    })),
    acceptedCount: usable.size,
    momentCount: momentCount(headshotSelfies(selfies, shoot.clothes)),
    compareState: shoot.compareState,
    preview: previewView(shoot),
    packageId: shoot.packageId ?? undefined,
    styles: shoot.styles,
    clothes: shoot.clothes,
    email: shoot.email ?? undefined,
    firstName: shoot.firstName ?? undefined,
    consents: shoot.consents,
    paid,
    progress: {
      prepared: shoot.preparedSelfies,
      // Cautioned selfies are prepared too when good ones could not be.
      selfies: Math.max(headshotSelfies(selfies, shoot.clothes).length, shoot.preparedSelfies),
      done: headshots.length,
      total: shoot.packageId ? PACKAGES[shoot.packageId].headshotCount : 0,
    },
    headshots: headshots.map((headshot) => ({
      number: headshot.shownNumber,
      style: headshot.style,
      scene: headshot.scene,
      thumbnailUrl: URLS.headshotThumbnail(shoot.id, headshot),
    })),
    expiresAt: shoot.expiresAt.toISOString(),
  };
}

function previewView(shoot: ShootFacts['shoot']): ShootView['preview'] {
  const { previewState, previewStyle: style, previewSelfieId: selfieId } = shoot;
  const isReady = previewState === 'ready' && style && selfieId;
  const suiting = isReady ? findPreview(shoot, style, selfieId) : undefined;
  const made = suiting ?? (isReady ? findAnyPreview(shoot, style, selfieId) : undefined);
  const dressed = shoot.clothes === 'own' && made?.own ? null : made?.dressed;
  return {
    state: previewState,
    style: style ?? undefined,
    selfieId: selfieId ?? undefined,
    url: made?.own ? URLS.preview(made.style, made.selfieId) : undefined,
    dressed:
      made && dressed
        ? { url: URLS.dressedPreview(made.style, made.selfieId, dressed), clothes: dressed }
        : undefined,
    suitsClothes: !made || made === suiting,
    onlyOthersFit: shoot.clothes !== 'own' && suiting?.onlyOthersFit === true,
    left: Math.max(0, LIMITS.previewsPerDraft - shoot.previewsMade),
  };
}

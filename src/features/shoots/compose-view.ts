import { LIMITS } from '../../catalog/limits.ts';
import { PACKAGES } from '../../catalog/packages.ts';
import type { HeadshotView, SelfieView, ShootView } from './shoot-view.ts';
import { shootUrls } from './shoot-urls.ts';
import { leastWidthPx } from './draft/least-width.ts';
import { momentCount } from './selfies/moment-count.ts';
import { headshotSelfies, usableSelfies } from './selfies/usable-selfies.ts';
import type { ShootDetails } from './draft/readiness.ts';
import type { RejectReason, SelfieCaution, SelfieMeasures } from '../../imaging/selfie.ts';
import type { StyleId } from '../../catalog/styles.ts';

/** The rows of a shoot that its view is made of. */
export interface ShootFacts {
  readonly shoot: ShootDetails &
    Pick<ShootView, 'id' | 'state' | 'language' | 'compareState'> & {
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
    readonly measures: SelfieMeasures | undefined;
  }[];
  /** The headshots in the order in which the buyer sees them. */
  readonly headshots: readonly (Omit<HeadshotView, 'thumbnailUrl'> & { readonly shownNumber: number })[];
  readonly paid: boolean;
}

/** What the visitor's browser is told. */
export function composeView({ shoot, selfies, headshots, paid }: ShootFacts): ShootView {
  const { previewState, previewStyle, previewSelfieId } = shoot;
  const usable = new Map(usableSelfies(selfies).map((selfie) => [selfie.id, selfie]));
  return {
    id: shoot.id,
    state: shoot.state,
    language: shoot.language,
    selfies: selfies.map((selfie) => ({
      id: selfie.id,
      uploadId: selfie.uploadId,
      state: selfie.state,
      reasons: selfie.reasons,
      cautions: usable.get(selfie.id)?.cautions ?? [],
      isWantedAnyway: selfie.isWantedAnyway,
      thumbnailUrl: selfie.widthPx === undefined ? undefined : shootUrls.selfieThumbnail(selfie.id),
      leastWidthPx: selfie.measures && leastWidthPx(selfie.measures),
    })),
    acceptedCount: usable.size,
    momentCount: momentCount(headshotSelfies(selfies)),
    compareState: shoot.compareState,
    preview: {
      state: previewState,
      style: previewStyle ?? undefined,
      selfieId: previewSelfieId ?? undefined,
      url:
        previewState === 'ready' && previewStyle && previewSelfieId
          ? shootUrls.preview(previewStyle, previewSelfieId)
          : undefined,
      left: Math.max(0, LIMITS.previewsPerDraft - shoot.previewsMade),
    },
    packageId: shoot.packageId ?? undefined,
    styles: shoot.styles,
    email: shoot.email ?? undefined,
    firstName: shoot.firstName ?? undefined,
    consents: shoot.consents,
    paid,
    progress: {
      prepared: shoot.preparedSelfies,
      // Cautioned selfies are prepared too when good ones could not be.
      selfies: Math.max(headshotSelfies(selfies).length, shoot.preparedSelfies),
      done: headshots.length,
      total: shoot.packageId ? PACKAGES[shoot.packageId].headshotCount : 0,
    },
    headshots: headshots.map((headshot) => ({
      number: headshot.shownNumber,
      style: headshot.style,
      scene: headshot.scene,
      thumbnailUrl: shootUrls.headshotThumbnail(shoot.id, headshot.number),
    })),
    expiresAt: shoot.expiresAt.toISOString(),
  };
}

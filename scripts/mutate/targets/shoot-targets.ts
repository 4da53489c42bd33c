import type { Target } from './target.ts';

const SHOOTS = 'src/features/shoots';
const GALLERY = 'src/features/gallery';
const API = 'src/web/api';

export const SHOOT_TARGETS: readonly Target[] = [
  {
    name: 'erasure',
    sources: [
      `${SHOOTS}/erasure/erase-shoot.server.ts`,
      `${SHOOTS}/erasure/expire-shoot.server.ts`,
      `${SHOOTS}/erasure/receipt-store.server.ts`,
      `${SHOOTS}/erasure/retention.ts`,
      `${SHOOTS}/erasure/sweep-shoots.server.ts`,
      `${SHOOTS}/draft/draft-store.server.ts`,
      `${SHOOTS}/rendering/headshot-store.server.ts`,
      `${SHOOTS}/selfies/erase-abandoned-uploads.server.ts`,
      `${SHOOTS}/selfies/selfie-store.server.ts`,
      `${SHOOTS}/shoot-state-store.server.ts`,
      `${SHOOTS}/shoot-state.ts`,
      `${SHOOTS}/with-shoot.server.ts`,
      'src/platform/mail/erase-mails.ts',
    ],
    tests: [
      `${SHOOTS}/shoot-state.test.ts`,
      `${SHOOTS}/erasure/deletion-receipt.test.ts`,
      `${SHOOTS}/erasure/retention.test.ts`,
      `${SHOOTS}/erasure/erase-shoot.integration.test.ts`,
      `${SHOOTS}/erasure/expire-shoot.integration.test.ts`,
      `${SHOOTS}/erasure/sweep-shoots.integration.test.ts`,
      `${SHOOTS}/erasure/sweep-windows.integration.test.ts`,
      `${SHOOTS}/selfies/erase-abandoned-uploads.integration.test.ts`,
      `${SHOOTS}/selfies/upload-traces.integration.test.ts`,
      `${API}/gallery/gallery-erasure.integration.test.ts`,
      // These cover the changes of drafts and selfies.
      `${SHOOTS}/draft/checkout-readiness.integration.test.ts`,
      `${API}/shoot/dressed-preview.integration.test.ts`,
      `${API}/shoot/preview-budget.integration.test.ts`,
      `${API}/shoot/shoot-clothes.integration.test.ts`,
      `${API}/shoot/shoot-draft.integration.test.ts`,
      `${API}/shoot/shoot-preview.integration.test.ts`,
      `${API}/shoot/shoot-wanted.integration.test.ts`,
      // These cover the changes of headshots and of paid shoots.
      `${SHOOTS}/rendering/fail-shoot.integration.test.ts`,
      `${SHOOTS}/rendering/interrupted-render.integration.test.ts`,
      `${SHOOTS}/rendering/render-shoot.integration.test.ts`,
      `${SHOOTS}/rendering/select-for-render.integration.test.ts`,
      `${SHOOTS}/rendering/set-headshot-order.integration.test.ts`,
      `${SHOOTS}/rendering/start-paid-shoot.integration.test.ts`,
      `${API}/gallery/gallery-changes.integration.test.ts`,
      `${API}/gallery/gallery-remakes.integration.test.ts`,
    ],
  },
  {
    name: 'gallery',
    sources: [
      `${GALLERY}/gallery-store.server.ts`,
      `${GALLERY}/change-gallery.server.ts`,
      `${GALLERY}/gallery-changes.ts`,
      `${GALLERY}/open-gallery.server.ts`,
      `${GALLERY}/share/open-public-gallery.server.ts`,
      `${GALLERY}/share/open-share.server.ts`,
      `${GALLERY}/share/share-store.server.ts`,
    ],
    tests: [
      `${GALLERY}/gallery-changes.test.ts`,
      `${GALLERY}/share/open-public-gallery.integration.test.ts`,
      `${API}/gallery/gallery-access.integration.test.ts`,
      `${API}/gallery/gallery-changes.integration.test.ts`,
      // Covers the SQL that counts and erases the gallery's rows.
      `${API}/gallery/gallery-erasure.integration.test.ts`,
      `${API}/gallery/gallery-links.integration.test.ts`,
      `${API}/gallery/gallery-pictures.integration.test.ts`,
    ],
  },
  {
    name: 'remakes',
    sources: [
      `${GALLERY}/owner/headshot-filter.ts`,
      `${GALLERY}/remakes/choose-version.server.ts`,
      `${GALLERY}/remakes/erase-unchosen.server.ts`,
      `${GALLERY}/remakes/list-remakes.server.ts`,
      `${GALLERY}/remakes/remake-headshot.server.ts`,
      `${GALLERY}/remakes/remake-store.server.ts`,
      `${GALLERY}/remakes/remake.ts`,
      `${GALLERY}/remakes/render-remake.server.ts`,
      `${GALLERY}/remakes/request-remake.server.ts`,
    ],
    tests: [
      `${GALLERY}/owner/headshot-filter.test.ts`,
      `${GALLERY}/remakes/remake.test.ts`,
      `${API}/gallery/gallery-remakes.integration.test.ts`,
      `${GALLERY}/remakes/remakes.integration.test.ts`,
      'test/remake-crashes.integration.test.ts',
    ],
  },
  {
    name: 'engine',
    sources: [
      'src/imaging/measure/headshot-limits.ts',
      'src/imaging/measure/face/skin-shift.ts',
      'src/imaging/ops/geometry/crop-solver.ts',
      'src/imaging/recipes/headshot/verify-headshot.ts',
    ],
    tests: [
      'src/imaging/measure/headshot-limits.test.ts',
      'src/imaging/measure/face/skin-shift.test.ts',
      'src/imaging/ops/geometry/crop-solver.test.ts',
      'src/imaging/ops/geometry/crop-solver-frames.test.ts',
      'src/imaging/ops/geometry/crop-solver-rules.test.ts',
      'src/imaging/recipes/headshot/verify-headshot.test.ts',
    ],
  },
];

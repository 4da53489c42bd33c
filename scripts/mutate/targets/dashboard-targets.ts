import type { Target } from './target.ts';

const OPERATORS = 'src/features/operators';
const ADMIN = 'src/web/admin';

const SHOOTS = 'src/features/shoots/operator';

export const DASHBOARD_TARGETS: readonly Target[] = [
  {
    name: 'operators',
    sources: [
      `${OPERATORS}/operator.ts`,
      `${OPERATORS}/sign-in/sign-in.ts`,
      `${OPERATORS}/sign-in/request-sign-in.server.ts`,
      `${OPERATORS}/sign-in/mail-sign-in.server.ts`,
      `${OPERATORS}/sign-in/sign-in-store.server.ts`,
      `${OPERATORS}/session/session.server.ts`,
      `${OPERATORS}/session/session-store.server.ts`,
      `${OPERATORS}/sweep-operators.server.ts`,
      `${ADMIN}/api/operators-only.ts`,
      `${ADMIN}/api/sign-in-routes.ts`,
      `${ADMIN}/session-cookie.ts`,
    ],
    tests: [
      `${OPERATORS}/operator.test.ts`,
      `${OPERATORS}/sign-in/sign-in.test.ts`,
      `${ADMIN}/api/sign-in.integration.test.ts`,
      `${ADMIN}/api/overview.integration.test.ts`,
    ],
  },
  {
    name: 'overview',
    sources: [
      'src/base/day-range.ts',
      'src/base/page-cursor.ts',
      'src/features/analytics/conversion.ts',
      'src/features/analytics/count-sums.server.ts',
      'src/features/analytics/visit-steps.ts',
      'src/features/orders/operator/money-figures.server.ts',
      'src/features/shoots/operator/shoot-figures.server.ts',
      `${ADMIN}/overview/overview-rows.ts`,
      `${ADMIN}/overview/overview-texts.ts`,
      `${ADMIN}/requested-range.ts`,
    ],
    tests: [
      'src/base/day-range.test.ts',
      'src/base/page-cursor.test.ts',
      'src/features/analytics/conversion.test.ts',
      'src/features/analytics/visit-steps.test.ts',
      `${ADMIN}/overview/overview-rows.test.ts`,
      `${ADMIN}/overview/overview-texts.test.ts`,
      `${ADMIN}/requested-range.test.ts`,
      `${ADMIN}/api/overview.integration.test.ts`,
    ],
  },
  {
    name: 'shoots-of-operators',
    sources: [
      `${OPERATORS}/audit/claim-action.server.ts`,
      `${SHOOTS}/gallery-expiry.ts`,
      `${SHOOTS}/list-shoots.server.ts`,
      `${SHOOTS}/move-expiry.server.ts`,
      `${SHOOTS}/retry-plan.ts`,
      `${SHOOTS}/retry-shoot.server.ts`,
      `${SHOOTS}/selfie-photo.server.ts`,
      `${SHOOTS}/shoot-filter.ts`,
      `${SHOOTS}/shoot-trouble.ts`,
      'src/features/gallery/operator/send-gallery-link.server.ts',
      'src/features/gallery/visits/count-visit.server.ts',
      'src/features/gallery/visits/visit.ts',
      'src/features/orders/operator/find-shoots-of-orders.server.ts',
      'src/features/orders/operator/send-order-links.server.ts',
      'src/features/orders/refunds/request-operator-refund.server.ts',
      `${ADMIN}/photo-permission.ts`,
    ],
    tests: [
      `${OPERATORS}/audit/claim-action.integration.test.ts`,
      `${SHOOTS}/gallery-expiry.test.ts`,
      `${SHOOTS}/retry-plan.test.ts`,
      `${SHOOTS}/shoot-filter.test.ts`,
      `${SHOOTS}/shoot-trouble.test.ts`,
      'src/features/gallery/visits/visit.test.ts',
      'src/features/gallery/visits/count-visit.integration.test.ts',
      `${ADMIN}/api/shoot-actions.integration.test.ts`,
      `${ADMIN}/api/shoot-order-actions.integration.test.ts`,
      `${ADMIN}/api/shoot-photos.integration.test.ts`,
      `${ADMIN}/shoots/load-shoot-list.integration.test.ts`,
    ],
  },
];

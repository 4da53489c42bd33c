import type { Target } from './target.ts';

const OPERATORS = 'src/features/operators';
const ADMIN = 'src/web/admin';
const ORDERS = 'src/features/orders';

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
    name: 'dashboard-money',
    sources: [
      `${ORDERS}/operator/zoned-days.ts`,
      `${ORDERS}/operator/in-zoned-days.server.ts`,
      `${ORDERS}/operator/ledger-sums.server.ts`,
      `${ORDERS}/operator/order-list.server.ts`,
      `${ORDERS}/operator/order-details.server.ts`,
      `${ORDERS}/operator/difference-list.server.ts`,
      `${ORDERS}/operator/unmatched-list.server.ts`,
      `${ORDERS}/operator/accounts-export.server.ts`,
      `${ORDERS}/reconciliation/difference-store.server.ts`,
      'src/platform/db/keyset.ts',
      `${ADMIN}/api/order-actions.ts`,
      `${ADMIN}/api/money-actions.ts`,
    ],
    tests: [
      `${ORDERS}/operator/zoned-days.test.ts`,
      `${ORDERS}/operator/money-lists.integration.test.ts`,
      `${ADMIN}/api/order-actions.integration.test.ts`,
      `${ADMIN}/api/money-actions.integration.test.ts`,
    ],
  },
  {
    name: 'dashboard-mail-and-requests',
    sources: [
      'src/platform/mail/operator/change-mail.ts',
      'src/platform/mail/operator/list-mails.ts',
      'src/platform/db/answer-columns.ts',
      'src/features/leads/operator/lead-list.server.ts',
      `${ORDERS}/operator/withdrawal-list.server.ts`,
      `${ADMIN}/requests/answer-due.ts`,
      `${ADMIN}/api/mail-actions.ts`,
      `${ADMIN}/api/request-actions.ts`,
      `${ADMIN}/api/suppression-actions.ts`,
    ],
    tests: [
      'src/platform/mail/operator/list-mails.integration.test.ts',
      'src/features/leads/operator/lead-list.integration.test.ts',
      `${ORDERS}/operator/withdrawal-list.integration.test.ts`,
      `${ADMIN}/requests/answer-due.test.ts`,
      `${ADMIN}/api/mail-actions.integration.test.ts`,
      `${ADMIN}/api/request-actions.integration.test.ts`,
    ],
  },
];

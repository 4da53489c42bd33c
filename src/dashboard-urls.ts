/**
 * Contract: the paths of the operator's dashboard, which exists in English only (spec §2). It is a file of its own so that visitors'
 * pages do not load it.
 */
export const DASHBOARD_PATHS = {
  overview: '/dashboard',
  signIn: '/dashboard/sign-in',
  signInLink: '/dashboard/sign-in/:token',
  shoots: '/dashboard/shoots',
  shoot: '/dashboard/shoots/:id',
  orders: '/dashboard/orders',
  order: '/dashboard/orders/:id',
  mail: '/dashboard/mail',
  leads: '/dashboard/leads',
  withdrawals: '/dashboard/withdrawals',
  subscribers: '/dashboard/subscribers',
  subscriber: '/dashboard/subscribers/:id',
  campaigns: '/dashboard/campaigns',
  campaign: '/dashboard/campaigns/:id',
  ratings: '/dashboard/ratings',
  library: '/dashboard/library',
  system: '/dashboard/system',
  audit: '/dashboard/audit-log',
} as const satisfies Readonly<Record<string, string>>;

export type DashboardPageName = keyof typeof DASHBOARD_PATHS;

export const DASHBOARD_PAGES = Object.keys(DASHBOARD_PATHS) as readonly DashboardPageName[];

/** The pages with which operators sign in. All others are open only to those who have. */
export const SIGN_IN_PAGES: ReadonlySet<DashboardPageName> = new Set(['signIn', 'signInLink']);

/** Returns the path of a page with its parameters: dashboardPath('shoot', { id }) = /dashboard/shoots/…. */
export function dashboardPath(
  page: DashboardPageName,
  params: Readonly<Record<string, string>> = {},
): string {
  return DASHBOARD_PATHS[page].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** Contract: everything below this path is for operators. Responses are JSON, except for exports. */
export const DASHBOARD_API = '/api/dashboard';

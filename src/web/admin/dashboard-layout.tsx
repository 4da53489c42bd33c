import { useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import { DASHBOARD_API, dashboardPath, type DashboardPageName } from '../../dashboard-urls.ts';
import css from '../../ui/dashboard/dashboard.css?url';
import { postForm } from '../../ui/form-submission/post-form.client.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/dashboard-layout.ts';
import { operatorContext, requireOperator } from './operator-context.ts';

export const middleware: Route.MiddlewareFunction[] = [requireOperator];

export const loader = ({ context }: Route.LoaderArgs) => context.get(operatorContext);

export const handle: RouteHandle = { layout: 'bare' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: css }];

/** The pages in the menu, in its order. */
const MENU: readonly (readonly [DashboardPageName, string])[] = [
  ['overview', 'Overview'],
  ['shoots', 'Shoots'],
  ['orders', 'Orders and money'],
  ['mail', 'Mail'],
  ['leads', 'Leads'],
  ['withdrawals', 'Withdrawals'],
  ['subscribers', 'Subscribers'],
  ['campaigns', 'Campaigns'],
  ['ratings', 'Ratings'],
  ['library', 'Examples and clothes'],
  ['system', 'System'],
  ['audit', 'Audit log'],
];

/** The frame around every page of the dashboard: bar, menu and messages. */
export default function DashboardLayout({ loaderData: operator }: Route.ComponentProps) {
  const { key } = useLocation();
  // The key of the visit at which the menu was opened, so that following a link closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const isMenuOpen = menuOpenAt === key;
  return (
    <Toaster texts={{ region: 'Messages', close: 'Close' }}>
      <div className="dash">
        <a className="dash-skip" href="#main">
          Skip to content
        </a>
        <header className="dash-bar">
          <Link className="dash-brand" to={dashboardPath('overview')}>
            {BRAND.name} dashboard
          </Link>
          <button
            type="button"
            className="dash-menu-button"
            aria-expanded={isMenuOpen}
            aria-controls="dashboard-menu"
            onClick={() => setMenuOpenAt(isMenuOpen ? undefined : key)}
          >
            Menu
          </button>
          <Account email={operator.email} role={operator.role} />
        </header>
        <nav id="dashboard-menu" className="dash-nav" aria-label="Dashboard" data-open={isMenuOpen}>
          <ul>
            {MENU.map(([page, title]) => (
              <li key={page}>
                <NavLink to={dashboardPath(page)} end={page === 'overview'}>
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Outlet />
      </div>
    </Toaster>
  );
}

function Account({ email, role }: { readonly email: string; readonly role: string }) {
  const navigate = useNavigate();
  async function signOut(everywhere: boolean) {
    const response = await postForm(`${DASHBOARD_API}/sign-out`, { everywhere });
    if (response.ok) await navigate(dashboardPath('signIn'), { replace: true });
  }
  return (
    <div className="dash-account">
      <span>
        {email} ({role})
      </span>
      <button type="button" onClick={() => void signOut(false)}>
        Sign out
      </button>
      <button type="button" onClick={() => void signOut(true)}>
        Sign out everywhere
      </button>
    </div>
  );
}

import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DASHBOARD_API, dashboardPath } from '../../../dashboard-urls.ts';
import { Button } from '../../../ui/button.tsx';
import css from '../../../ui/dashboard/dashboard.css?url';
import { postForm } from '../../../ui/form-submission/post-form.client.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { privateMeta } from '../../page-meta.ts';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/sign-in-link-page.ts';

/** The token is in the address, so the page loads nothing; pressing the button uses it. */
export const loader = ({ params }: Route.LoaderArgs) => ({ token: params.token });

export const handle: RouteHandle = { layout: 'bare' };
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: css }];
export const meta: Route.MetaFunction = () => privateMeta('Sign in to the dashboard');

/** Mail programs open links to check them, so only a press of the button signs in. */
export default function SignInLinkPage({ loaderData: { token } }: Route.ComponentProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const hydrated = useHydrated();

  async function signIn() {
    setBusy(true);
    const response = await postForm(`${DASHBOARD_API}/sign-in/complete`, { token });
    setBusy(false);
    if (response.ok) await navigate(dashboardPath('overview'), { replace: true });
    else if (response.refusal.kind === 'server') setFailure(response.refusal.message ?? 'Try again.');
    else setFailure('No answer came. Check the connection and try again.');
  }

  return (
    <main id="main" className="dash-sign-in" tabIndex={-1}>
      <h1>Sign in</h1>
      {failure ? <Notice role="alert">{failure}</Notice> : null}
      <div className="dash-actions">
        <Button busy={isBusy} disabled={!hydrated} onClick={() => void signIn()}>
          Sign in to the dashboard
        </Button>
        <Link to={dashboardPath('signIn')}>Ask for a new link</Link>
      </div>
      <noscript>
        <Notice>The dashboard needs JavaScript.</Notice>
      </noscript>
    </main>
  );
}

import { type FormEvent, useEffect, useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { openSession } from '../../../features/operators/session/session.server.ts';
import { pageAfterSignIn } from '../../../features/operators/sign-in/sign-in.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { Button } from '../../../ui/button.tsx';
import css from '../../../ui/dashboard/dashboard.css?url';
import { Field } from '../../../ui/form/field.tsx';
import { type FormRefusal, postForm } from '../../../ui/form-submission/post-form.client.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { sessionSecretOf } from '../session-cookie.ts';
import type { Route } from './+types/sign-in-page.ts';

/** Somebody who is signed in goes where they wanted to go. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await openSession(context.get(webContext), sessionSecretOf(request));
  if (session) throw redirect(pageAfterSignIn(new URL(request.url).searchParams.get('to')));
  return null;
}

export const handle: RouteHandle = { layout: 'bare' };
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: css }];
export const meta: Route.MetaFunction = () => privateMeta('Sign in to the dashboard');

export default function SignInPage() {
  const [email, setEmail] = useState('');
  const [askedFor, setAskedFor] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal>();
  const hydrated = useHydrated();
  useSignInElsewhere();

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const response = await postForm(`${DASHBOARD_API}/sign-in`, { email });
    setBusy(false);
    setRefusal(response.ok ? undefined : response.refusal);
    if (response.ok) setAskedFor(email.trim());
  }

  return (
    <main id="main" className="dash-sign-in" tabIndex={-1}>
      <h1>Sign in</h1>
      <p>For the operators of this service. We email you a link; there is no password.</p>
      <div role="status">
        {askedFor === undefined ? null : (
          <Notice>
            If {askedFor} is an operator’s address, a link is on its way. Open it in this browser within 15
            minutes. It works once.
          </Notice>
        )}
      </div>
      <form className="dash-dialog" noValidate onSubmit={(event) => void ask(event)}>
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          error={refusal?.kind === 'field' ? refusal.problem.message : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        {refusal && refusal.kind !== 'field' ? <Notice role="alert">{sentence(refusal)}</Notice> : null}
        <div>
          <Button type="submit" busy={isBusy} disabled={!hydrated}>
            Send the link
          </Button>
        </div>
      </form>
      <noscript>
        <Notice>The dashboard needs JavaScript.</Notice>
      </noscript>
    </main>
  );
}

/** The link opens in another tab. When this one is seen again, it moves on, too. */
function useSignInElsewhere(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [revalidate]);
}

function sentence(refusal: Exclude<FormRefusal, { kind: 'field' }>): string {
  if (refusal.kind === 'offline') return 'No answer came. Check the connection and try again.';
  return refusal.message ?? 'Something went wrong. Try again.';
}

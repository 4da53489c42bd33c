import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import type { Operator } from '../../features/operators/operator.ts';
import { openSession } from '../../features/operators/session/session.server.ts';
import { dashboardPath } from '../../dashboard-urls.ts';
import { webContext } from '../context.ts';
import { documentPath } from '../match-page.ts';
import { sessionCookie, sessionSecretOf } from './session-cookie.ts';

/** The operator who is signed in, for the loaders of the dashboard. */
export const operatorContext = createContext<Operator>();

/** Lets only operators pass. Everybody else is sent to the sign-in page, and no loader of the dashboard runs. */
export const requireOperator: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const web = context.get(webContext);
  const secret = sessionSecretOf(request);
  const session = await openSession(web, secret);
  if (!session || secret === undefined) {
    const { pathname, search } = new URL(request.url);
    const asked = documentPath(pathname) + search;
    throw redirect(`${dashboardPath('signIn')}?${new URLSearchParams({ to: asked }).toString()}`);
  }
  context.set(operatorContext, session.operator);
  const response = await next();
  if (session.isRenewed) response.headers.append('Set-Cookie', sessionCookie(web, secret));
  return response;
};

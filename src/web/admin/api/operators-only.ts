import type { Context, MiddlewareHandler } from 'hono';
import { isOwner, type Operator } from '../../../features/operators/operator.ts';
import { openSession } from '../../../features/operators/session/session.server.ts';
import type { WebContext } from '../../context.ts';
import { sessionCookie, sessionSecretOf } from '../session-cookie.ts';

export interface OperatorVariables {
  readonly operator: Operator;
}

export type OperatorRequest = Context<{ Variables: OperatorVariables }>;

/** Answers everybody who is not signed in as if there were no such endpoint. */
export function operatorsOnly(context: WebContext): MiddlewareHandler<{ Variables: OperatorVariables }> {
  return async (c, next) => {
    c.header('Cache-Control', 'private, no-store');
    const secret = sessionSecretOf(c.req.raw);
    const session = await openSession(context, secret);
    if (!session || secret === undefined) return c.json({ error: 'not-found' }, 404);
    // A link of another site must not make an operator's browser export anything either.
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.json({ error: 'cross-site' }, 403);
    c.set('operator', session.operator);
    await next();
    if (session.isRenewed) c.header('Set-Cookie', sessionCookie(context, secret), { append: true });
    return undefined;
  };
}

/** Refuses support, which has no exports and no settings. */
export const ownersOnly: MiddlewareHandler<{ Variables: OperatorVariables }> = async (c, next) => {
  if (!isOwner(c.get('operator'))) {
    return c.json({ error: 'owners-only', message: 'Only an owner may do this. Ask one of them.' }, 403);
  }
  await next();
  return undefined;
};

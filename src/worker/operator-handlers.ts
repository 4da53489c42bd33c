import { mailSignIn, type SignInMailPorts } from '../features/operators/sign-in/mail-sign-in.server.ts';
import { sweepOperators } from '../features/operators/sweep-operators.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';

export function operatorHandlers(context: SignInMailPorts) {
  return {
    'operators.mail-sign-in': ({ signInId }) => mailSignIn(context, signInId),
    'operators.sweep': () => sweepOperators(context.db, context.clock.now()),
  } satisfies JobHandlers;
}

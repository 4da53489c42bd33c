import type { SetupProblem } from '../payments.ts';
import type { StripeOptions } from './stripe-options.ts';

type Keys = Pick<StripeOptions, 'secretKey' | 'publishableKey' | 'webhookSecrets' | 'mode'>;

/** Finds keys that are of the wrong kind or mode, without asking Stripe. */
export function keyProblems({ secretKey, publishableKey, webhookSecrets, mode }: Keys): SetupProblem[] {
  const problems: SetupProblem[] = [];
  const check = (setting: string, kind: string, isOfKind: boolean, fix: string) => {
    if (!isOfKind) problems.push({ problem: `${setting} is not a ${kind} of Stripe's ${mode} mode.`, fix });
  };
  const where = `at Stripe under Developers › API keys, ${mode === 'live' ? 'with test mode and sandboxes switched off' : 'in a sandbox'}`;
  check(
    'STRIPE_SECRET_KEY',
    'secret key',
    isKey(secretKey, ['sk', 'rk'], mode),
    `Copy the secret key, sk_${mode}_… or rk_${mode}_…, ${where}.`,
  );
  check(
    'STRIPE_PUBLISHABLE_KEY',
    'publishable key',
    isKey(publishableKey, ['pk'], mode),
    `Copy the publishable key, pk_${mode}_…, ${where}.`,
  );
  if (webhookSecrets.length === 0 || !webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret))) {
    problems.push({
      problem: 'STRIPE_WEBHOOK_SECRET is not a list of signing secrets, whsec_…, separated by commas.',
      fix: 'At Stripe open Developers › Webhooks, click the endpoint and reveal its signing secret.',
    });
  }
  return problems;
}

function isKey(key: string, prefixes: readonly string[], mode: StripeOptions['mode']): boolean {
  return prefixes.some((prefix) => new RegExp(`^${prefix}_${mode}_\\w+$`).test(key));
}

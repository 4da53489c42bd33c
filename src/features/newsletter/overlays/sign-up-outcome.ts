import { typedLine } from '../../../base/typed-text.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import type { FormResponse } from '../../../ui/form-submission/post-form.client.ts';
import { parseSubscription, type SubscriptionError } from '../subscription.ts';
import type { SignUpFields } from './sign-up-payload.ts';

export type SignUpForm = 'exit-intent' | 'newsletter' | 'welcome';

/** Returns the first error of a form, in the specification's order (§5): first name, last name, email address. */
export function firstSignUpError(fields: SignUpFields, hasNames: boolean): SubscriptionError | undefined {
  const isShort = (name: string) => typedLine(fields[name]).length < LIMITS.nameMinLength;
  if (hasNames && isShort('firstName')) return 'first-name-too-short';
  if (hasNames && isShort('lastName')) return 'last-name-too-short';
  const subscription = parseSubscription(fields);
  return subscription.ok ? undefined : subscription.error;
}

/**
 * The server's response means `accepted`; `stored` here to be sent later, and reported as a success; `required`, because the
 * welcome flow gives its code for the newsletter only; or `refused`, with the error at its field.
 */
export type SignUpOutcome = 'accepted' | 'stored' | 'required' | 'refused';

/** Decides by the specification (§4): the welcome flow stops at a failure, the others go on. */
export function signUpOutcome(form: SignUpForm, response: FormResponse<unknown>): SignUpOutcome {
  if (response.ok) return 'accepted';
  if (response.refusal.kind === 'field') return 'refused';
  return form === 'welcome' ? 'required' : 'stored';
}

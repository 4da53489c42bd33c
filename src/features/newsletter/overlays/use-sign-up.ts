import { useLanguage } from '../../../ui/language.tsx';
import { ENDPOINTS } from '../../../page-urls.ts';
import { track } from '../../../platform/analytics/analytics-events.client.ts';
import { MIN_SHOWN_MS } from '../../../ui/form-submission/honeypot.ts';
import { useFormSubmission } from '../../../ui/form-submission/use-form-submission.ts';
import type { NewsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/en.ts';
import { fieldOfSubscriptionError } from '../subscription.ts';
import { rememberSignUp } from '../sign-up-record/remember-sign-up.client.ts';
import type { Person } from './overlays.ts';
import { firstSignUpError, type SignUpForm, signUpOutcome } from './sign-up-outcome.ts';
import { type SignUpFields, signUpPayload } from './sign-up-payload.ts';

const SOURCES = {
  'exit-intent': 'exit-intent',
  newsletter: 'welcome-flow',
  welcome: 'welcome-flow',
} as const satisfies Record<SignUpForm, string>;

/** The state of a form of the overlays, from typing to the sign-up (spec §4). */
export function useSignUp(options: {
  readonly form: SignUpForm;
  readonly texts: NewsletterOverlaysTexts;
  /** The query of the page where the visit began. */
  readonly search: string;
  readonly onSignedUp: (person: Person) => void;
}) {
  const { form, texts, search, onSignedUp } = options;
  const language = useLanguage();
  const name = `newsletter-${form}`;
  const source = SOURCES[form];
  const submission = useFormSubmission({
    name,
    path: ENDPOINTS.newsletterSignup,
    minShownMs: MIN_SHOWN_MS,
    failed: { offline: texts.errors.failed, server: texts.errors.failed },
    failureField: 'email',
  });

  async function submit(fields: SignUpFields) {
    const error = firstSignUpError(fields, form !== 'newsletter');
    if (error) {
      return submission.showProblem({ field: fieldOfSubscriptionError(error), message: texts.errors[error] });
    }
    const payload = { ...signUpPayload(fields, source, search), language };
    const response = await submission.send(fields, payload);
    if (!response) return;
    const outcome = signUpOutcome(form, response);
    if (outcome !== 'accepted' && form === 'exit-intent') track('exit-intent-signup-failed', {});
    if (outcome === 'refused') return;
    if (outcome === 'required') {
      return submission.showProblem({ field: 'email', message: texts.errors.newsletterRequired });
    }
    rememberSignUp({
      ...{ form: name, fields, payload },
      hasArrived: outcome === 'accepted',
      welcomeFlow: form === 'welcome' ? payload : undefined,
    });
    if (form === 'exit-intent') track('exit-intent-signup', {});
    onSignedUp({ firstName: payload.firstName, email: payload.email });
  }

  const { state } = submission;
  return {
    name,
    submit,
    clearProblem: submission.clearProblem,
    isBusy: state.step === 'sending',
    problem: state.step === 'editing' ? state.problem : undefined,
  };
}

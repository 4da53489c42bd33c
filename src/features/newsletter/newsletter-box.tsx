import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SubscriptionSource } from '../../catalog/newsletter.ts';
import type { NewsletterBoxTexts } from '../../i18n/newsletter-box/en.ts';
import { ENDPOINTS, pagePath } from '../../page-urls.ts';
import { Field } from '../../ui/form/field.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { FormPanel } from '../../ui/form-submission/form-panel.tsx';
import { MIN_SHOWN_MS } from '../../ui/form-submission/honeypot.ts';
import type { Fields } from '../../ui/form-submission/saved-fields.client.ts';
import { SentNotice } from '../../ui/form-submission/sent-notice.tsx';
import { HoneypotField } from '../../ui/form-submission/honeypot-field.tsx';
import { useFormSubmission } from '../../ui/form-submission/use-form-submission.ts';
import { rememberSignUp } from './sign-up-record/remember-sign-up.client.ts';
import { readCampaign } from './read-campaign.ts';
import styles from './newsletter-box.module.css';
import { fieldOfSubscriptionError, parseSubscription } from './subscription.ts';

const NAME = 'newsletter';

export interface NewsletterBoxProps {
  texts: NewsletterBoxTexts;
  source: SubscriptionSource;
}

/** The newsletter sign-up: a field for the email address, a button, and the sentence of consent. */
export function NewsletterBox({ texts, source }: NewsletterBoxProps) {
  const heading = useId();
  const language = useLanguage();
  const { search } = useLocation();
  const { state, send, showProblem, clearProblem } = useFormSubmission({
    name: NAME,
    path: ENDPOINTS.newsletterSignup,
    minShownMs: MIN_SHOWN_MS,
    failed: texts.failed,
    failureField: 'email',
  });
  // A sign-up that did not reach the server is stored in the browser, sent later, and reported as a success (spec §4).
  const [isStored, setStored] = useState(false);
  const isSent = state.step === 'sent' || isStored;
  const busy = state.step === 'sending';
  const problem = state.step === 'editing' ? state.problem : undefined;

  async function submit(fields: Fields) {
    const subscription = parseSubscription(fields);
    if (!subscription.ok) {
      const { error } = subscription;
      return showProblem({ field: fieldOfSubscriptionError(error), message: texts.errors[error] });
    }
    const more = { source, language, ...readCampaign(search) };
    const response = await send(fields, more);
    if (!response || (!response.ok && response.refusal.kind === 'field')) return;
    const payload = { ...more, email: subscription.value.email };
    rememberSignUp({ form: NAME, fields, payload, hasArrived: response.ok });
    if (!response.ok) setStored(true);
  }

  return (
    <section className={styles.box} aria-labelledby={heading}>
      <div className={styles.words}>
        <h2 id={heading} className={styles.heading}>
          {texts.heading}
        </h2>
        <p>{texts.lead}</p>
      </div>
      <div className={styles.place}>
        {/* The sent form stays in the page invisibly, because the shorter note in its place would shift the layout. */}
        <div className={isSent ? styles.gone : undefined} inert={isSent}>
          <FormPanel
            name={NAME}
            isInline
            problem={problem}
            busy={busy}
            action={busy ? texts.sending : texts.send}
            note={
              <>
                {texts.consent.before}
                <Link to={pagePath('privacyPolicy', language)}>{texts.consent.privacy}</Link>
                {texts.consent.after}
              </>
            }
            noScript={texts.noScript}
            onSubmit={(fields) => void submit(fields)}
            onEdited={clearProblem}
          >
            <Field
              label={texts.email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              error={problem?.message}
            />
            <HoneypotField label={texts.trap} />
          </FormPanel>
        </div>
        {isSent ? (
          <SentNotice heading={texts.sentHeading} plain>
            <p>{texts.sentText}</p>
            <p className={styles.aside}>{texts.sentNothing}</p>
          </SentNotice>
        ) : null}
      </div>
    </section>
  );
}

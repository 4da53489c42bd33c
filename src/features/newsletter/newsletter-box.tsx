import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { SubscriptionSource } from '../../catalog/newsletter.ts';
import type { NewsletterBoxTexts } from '../../i18n/newsletter-box/en.ts';
import { ENDPOINTS, pagePath } from '../../page-urls.ts';
import { Field } from '../../ui/form/field.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { FormSheet } from '../../ui/sent-form/form-sheet.tsx';
import { LEAST_SHOWN_MS } from '../../ui/sent-form/form-trap.ts';
import type { Fields } from '../../ui/sent-form/kept-fields.client.ts';
import { SentNote } from '../../ui/sent-form/sent-note.tsx';
import { TrapField } from '../../ui/sent-form/trap-field.tsx';
import { useSentForm } from '../../ui/sent-form/use-sent-form.ts';
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
  const { state, send, refuse, edited } = useSentForm({
    name: NAME,
    path: ENDPOINTS.newsletterSignup,
    leastShownMs: LEAST_SHOWN_MS,
    failed: texts.failed,
    failureField: 'email',
  });
  const isSent = state.step === 'sent';
  const busy = state.step === 'sending';
  const problem = state.step === 'editing' ? state.problem : undefined;

  async function submit(fields: Fields) {
    const subscription = parseSubscription(fields);
    if (subscription.ok) return void (await send(fields, { source, language, ...readCampaign(search) }));
    const { error } = subscription;
    refuse({ field: fieldOfSubscriptionError(error), message: texts.errors[error] });
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
          <FormSheet
            name={NAME}
            inLine
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
            onEdited={edited}
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
            <TrapField label={texts.trap} />
          </FormSheet>
        </div>
        {isSent ? (
          <SentNote heading={texts.sentHeading} plain>
            <p>{texts.sentText}</p>
            <p className={styles.aside}>{texts.sentNothing}</p>
          </SentNote>
        ) : null}
      </div>
    </section>
  );
}

import { LANGUAGES, type Language } from '../../../catalog/languages.ts';
import { INTEREST_TAGS, NEWSLETTER_TOPICS, type SubscriberTag } from '../../../catalog/newsletter.ts';
import type { NewsletterPreferencesTexts } from '../../../i18n/newsletter-preferences/en.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PAGE_ANSWER_FIELD } from '../page-answer.ts';
import { MEASURING_AGREED, PREFERENCE_FIELDS } from './preferences.ts';
import styles from './preferences-form.module.css';

/** Each language in its own words. */
const NATIVE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español' };

export interface PreferencesFormProps {
  /** The path to which the form posts. */
  path: string;
  texts: NewsletterPreferencesTexts['open'];
  maskedEmail: string;
  language: Language;
  tags: readonly SubscriberTag[];
  agreesToMeasuring: boolean;
  /** The outcome of the form that was sent before; undefined when the page was opened by its link. */
  outcome: 'saved' | 'topics-missing' | undefined;
}

/** A plain HTML form with what a subscriber has chosen, so that it works without script. */
export function PreferencesForm(props: PreferencesFormProps) {
  const { path, texts, maskedEmail, language, tags, agreesToMeasuring, outcome } = props;
  const tag = (name: 'topic' | 'interest', value: SubscriberTag, label: string) => (
    <CheckboxField
      key={value}
      label={label}
      name={PREFERENCE_FIELDS[name]}
      value={value}
      defaultChecked={tags.includes(value)}
    />
  );
  return (
    <form method="post" action={path} className={styles.form}>
      {outcome ? (
        <Notice role="status">{outcome === 'saved' ? texts.saved : texts.topicsMissing}</Notice>
      ) : null}
      <p>
        {texts.address} <span className={styles.address}>{maskedEmail}</span>
      </p>
      <input type="hidden" name={PAGE_ANSWER_FIELD.name} value={PAGE_ANSWER_FIELD.value} />
      <SelectField
        label={texts.language}
        name={PREFERENCE_FIELDS.language}
        defaultValue={language}
        options={LANGUAGES.map((value) => ({ value, text: NATIVE_NAMES[value] }))}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.topics.legend}</legend>
        {NEWSLETTER_TOPICS.map((topic) => tag('topic', topic, texts.topics[topic]))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.interests.legend}</legend>
        {INTEREST_TAGS.map((interest) => tag('interest', interest, texts.interests[interest]))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.measuring.legend}</legend>
        <p>{texts.measuring.hint}</p>
        <CheckboxField
          label={texts.measuring.label}
          name={PREFERENCE_FIELDS.measuring}
          value={MEASURING_AGREED}
          defaultChecked={agreesToMeasuring}
        />
      </fieldset>
      <div>
        <Button type="submit">{texts.save}</Button>
      </div>
    </form>
  );
}

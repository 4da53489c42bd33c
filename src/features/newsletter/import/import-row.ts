import { err, ok, type Result } from '../../../base/result.ts';
import { typedLine, typedParagraphs } from '../../../base/typed-text.ts';
import { isLanguage, type Language, LANGUAGES } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { parseSubscriberEmail } from '../subscriber-email.ts';

/** One consent that was given elsewhere, with its proof. */
export interface ImportRow {
  readonly line: number;
  readonly email: string;
  readonly language: Language;
  readonly consentedAt: Date;
  /** The text that the person agreed to. */
  readonly consentText: string;
  /** The place where the consent was given. */
  readonly origin: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
}

type Values = Readonly<
  Partial<
    Record<
      | 'email'
      | 'language'
      | 'consented_at'
      | 'consent_text'
      | 'consent_source'
      | 'first_name'
      | 'last_name'
      | 'company',
      string
    >
  >
>;

/** A moment with its time zone, such as 2026-11-27T13:46:00Z or 2026-11-27 14:46+01:00. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)$/;
/** The character that stands for bytes that are no UTF-8. */
const NOT_UTF8 = '\u{FFFD}';

/** Reads a line, or says why it is refused. Without the whole proof nobody is imported. */
export function readImportRow(line: number, values: Values, now: Date): Result<ImportRow> {
  if (Object.values(values).some((value) => value.includes(NOT_UTF8)))
    return err('the line is not in UTF-8: save the file in this encoding');
  const email = parseSubscriberEmail(values.email);
  if (!email.ok)
    return err(email.error === 'email-missing' ? 'the address is missing' : 'the address is not valid');
  const language = typedLine(values.language).toLowerCase();
  if (!isLanguage(language)) return err(`the language is none of ${LANGUAGES.join(', ')}`);
  const consentedAt = readMoment(typedLine(values.consented_at));
  if (!consentedAt)
    return err('the time of the consent is missing or has no time zone, as in 2026-11-27T13:46:00Z');
  if (consentedAt > now) return err('the time of the consent is in the future');
  const consentText = typedParagraphs(values.consent_text);
  if (consentText === '') return err('the text that was agreed to is missing');
  if (consentText.length > LIMITS.formTextMaxLength)
    return err(`the text that was agreed to is longer than ${LIMITS.formTextMaxLength} characters`);
  const origin = typedLine(values.consent_source);
  if (origin === '') return err('the source of the consent is missing');
  if (origin.length > LIMITS.formLineMaxLength)
    return err(`the source of the consent is longer than ${LIMITS.formLineMaxLength} characters`);
  return ok({
    ...{ line, email: email.value, language, consentedAt, consentText, origin },
    firstName: optionalLine(values.first_name),
    lastName: optionalLine(values.last_name),
    company: optionalLine(values.company),
  });
}

function readMoment(text: string): Date | undefined {
  const moment = MOMENT.test(text) ? new Date(text.replace(' ', 'T')) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

function optionalLine(value: string | undefined): string | null {
  return typedLine(value).slice(0, LIMITS.formLineMaxLength).trim() || null;
}

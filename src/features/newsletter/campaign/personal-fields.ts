import { changeMessage, type MailMessage } from '../../../platform/markdown/mail-message.ts';

/** The facts about its reader that a campaign may mention: `{{firstName|there}}` is the first name, or "there" for a reader without one. */
export const PERSONAL_FIELDS = ['firstName', 'lastName', 'company'] as const;
type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** The values of one reader, who typed them. */
export type PersonalValues = { readonly [Field in PersonalField]?: string | null | undefined };

export type FieldProblemKind =
  'field-unknown' | 'field-without-fallback' | 'field-unfinished' | 'field-misplaced';

export interface FieldProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly problem: FieldProblemKind;
  readonly text: string;
}

const FIELD = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;

/** Lists the fields that have no meaning, no words for readers without a value, or no end. */
export function fieldProblems(text: string): readonly FieldProblem[] {
  return text.split('\n').flatMap((content, index) => {
    const report = (problem: FieldProblemKind, found: string) => ({ line: index + 1, problem, text: found });
    const problems = [...content.matchAll(FIELD)].flatMap(([field, name = '', fallback = '']) => {
      if (!isField(name.trim())) return [report('field-unknown', field)];
      return fallback.trim() === '' ? [report('field-without-fallback', field)] : [];
    });
    const [unfinished] = /\{\{.*|.*\}\}/.exec(content.replaceAll(FIELD, '')) ?? [];
    return unfinished === undefined ? problems : [...problems, report('field-unfinished', unfinished.trim())];
  });
}

/** Lists the fields of a Markdown text that would not be filled in: those in addresses and images, or with marks inside. */
export function misplacedFields(text: string, message: MailMessage): readonly FieldProblem[] {
  const filled: string[] = [];
  changeMessage(message, {
    text: (words) => {
      filled.push(...(words.match(FIELD) ?? []));
      return words;
    },
  });
  return text.split('\n').flatMap((content, index) =>
    (content.match(FIELD) ?? []).flatMap((field) => {
      const found = filled.indexOf(field);
      if (found < 0) return [{ line: index + 1, problem: 'field-misplaced' as const, text: field }];
      filled.splice(found, 1);
      return [];
    }),
  );
}

/** Fills the fields in. A value is one line of words, and a field inside it stays as it is. */
export function fillFields(text: string, values: PersonalValues): string {
  return text.replaceAll(FIELD, (field, name: string, fallback = '') => {
    const key = name.trim();
    if (!isField(key)) return field;
    return wordsOf(values[key]) || fallback.trim();
  });
}

/** Marks of direction are dropped, because they could turn the words around them. */
function wordsOf(value: string | null | undefined): string {
  return (value ?? '')
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function isField(name: string): name is PersonalField {
  return (PERSONAL_FIELDS as readonly string[]).includes(name);
}

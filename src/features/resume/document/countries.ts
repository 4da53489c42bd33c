import type { Language } from '../../../catalog/languages.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that have a name and are no countries. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
/** Codes of former states, and second codes of countries in the list. */
const FORMER: ReadonlySet<string> = new Set(
  'AN BU CS CT DD DY FQ FX HV JT MI NH NQ NT PC PU PZ QU RH SU TP UK VD WK YD YU ZR'.split(' '),
);

/** Lists all countries with their ISO 3166-1 codes, by name in the language. */
export function listCountries(
  language: Language,
): readonly { readonly value: string; readonly text: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((value) => {
      const text = NO_COUNTRIES.has(value) || FORMER.has(value) ? undefined : names.of(value);
      return text === undefined ? [] : [{ value, text }];
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, language));
}

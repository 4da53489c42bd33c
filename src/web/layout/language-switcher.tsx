import { useLocation, useMatches } from 'react-router';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { track } from '../../platform/analytics/analytics-events.client.ts';
import { pathInLanguage } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { type Arrival, searchFrom } from './arrival.ts';
import { Flag } from './flag.tsx';
import styles from './language-switcher.module.css';
import { rememberLanguage } from './preferred-language.ts';
import { useRootData } from './use-root-data.ts';

const NAMES: Readonly<Record<Language, { english: string; own: string }>> = {
  en: { english: 'English', own: 'English' },
  de: { english: 'German', own: 'Deutsch' },
  es: { english: 'Spanish', own: 'Español' },
};

/**
 * A popover, which browsers close on Escape and on a click outside even before any script has loaded. The links load the
 * whole document, because the server renders an unprefixed path in the language of the cookie that is set here. Their URLs
 * repeat the visit's source, which the loaded document forgets.
 */
export function LanguageSwitcher({ id, source }: { id: string; source: Arrival | undefined }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const texts = useRootData().layout;
  const alternates = usePageAlternates();
  return (
    <div className={styles.switcher}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={`${texts.language}: ${language.toUpperCase()}, ${NAMES[language].own}`}
      >
        <Flag language={language} />
        <span aria-hidden="true">{language.toUpperCase()}</span>
      </button>
      <nav className={styles.list} id={id} popover="auto" aria-label={texts.chooseLanguage}>
        <ul>
          {LANGUAGES.map((choice) => (
            <li key={choice}>
              <a
                href={(alternates?.[choice] ?? pathInLanguage(pathname, choice)) + searchFrom(search, source)}
                hrefLang={choice}
                className={styles.choice}
                aria-current={choice === language ? 'true' : undefined}
                onClick={() => {
                  if (choice !== language) track('language-change', { from: language, to: choice });
                  rememberLanguage(choice);
                }}
              >
                <Flag language={choice} />
                <span lang="en">{NAMES[choice].english}</span>
                <span lang={choice} className={styles.ownName}>
                  {NAMES[choice].own}
                </span>
                <span className={styles.check} aria-hidden="true">
                  {choice === language ? '✓' : ''}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Returns the open page's paths in other languages, if its loader provides them: the URL does not tell an article's slugs. */
function usePageAlternates(): Partial<Record<Language, string>> | undefined {
  const data = useMatches().at(-1)?.loaderData as
    { alternates?: Partial<Record<Language, string>> } | null | undefined;
  return data?.alternates;
}

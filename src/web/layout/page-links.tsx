import { Link, useLocation } from 'react-router';
import type { LayoutTexts } from '../../i18n/layout/en.ts';
import { pathInLanguage, languageOfPath, pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useRootData } from './use-root-data.ts';

type LinkedPage = keyof LayoutTexts['pages'];

/** Renders links to pages by their names and marks the open page. */
export function PageLinks({
  pages,
  className,
}: {
  pages: readonly LinkedPage[];
  className?: string | undefined;
}) {
  const language = useLanguage();
  const names = useRootData().layout.pages;
  const { pathname } = useLocation();
  // An unprefixed path shows the same page as the path with this language's prefix.
  const here = languageOfPath(pathname) === undefined ? pathInLanguage(pathname, language) : pathname;
  return (
    <ul className={className}>
      {pages.map((page) => {
        const path = pagePath(page, language);
        return (
          <li key={page}>
            <Link to={path} aria-current={here === path ? 'page' : undefined} prefetch="intent">
              {names[page]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

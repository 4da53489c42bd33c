import { useMatches } from 'react-router';
import { type PageName, PAGE_NAMES } from '../../page-urls.ts';

/** The name of the page that is open; undefined on pages that no name leads to. */
export function useOpenPage(): PageName | undefined {
  const leaf = useMatches().at(-1)?.id ?? '';
  return PAGE_NAMES.find((name) => leaf.startsWith(`${name}-`));
}

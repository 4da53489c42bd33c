import { useMatches } from 'react-router';
import { type PageName, PAGE_NAMES } from '../../page-urls.ts';

/** Returns the name of the open page; undefined on the page for unknown URLs. */
export function useOpenPage(): PageName | undefined {
  const leaf = useMatches().at(-1)?.id ?? '';
  return PAGE_NAMES.find((name) => leaf.startsWith(`${name}-`));
}

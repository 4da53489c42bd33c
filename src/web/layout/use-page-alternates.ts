import { useMatches } from 'react-router';
import type { Language } from '../../catalog/languages.ts';

/** Paths of the open page in other languages, for pages whose loader knows better than the address (blog articles). */
export function usePageTwins(): Partial<Record<Language, string>> | undefined {
  const data = useMatches().at(-1)?.loaderData as
    { twins?: Partial<Record<Language, string>> } | null | undefined;
  return data?.twins;
}

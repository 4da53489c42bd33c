import { type Language, LANGUAGES } from '../catalog/languages.ts';
import { type PageName, PAGE_NAMES, pagePattern } from '../routes.ts';

export interface PageOfPath {
  readonly page: PageName;
  /** The language of the pattern that matched; on a bare path the visitor's own may be spoken. */
  readonly language: Language;
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Matcher {
  readonly page: PageName;
  readonly language: Language;
  readonly pattern: string;
  readonly regex: RegExp;
}

/** Fixed addresses before those with a hole in them: /blog/de is no article called “de”. */
const MATCHERS: readonly Matcher[] = LANGUAGES.flatMap((language) =>
  PAGE_NAMES.map((page): Matcher => {
    const pattern = pagePattern(page, language);
    return {
      page,
      language,
      pattern,
      regex: new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
    };
  }),
).toSorted((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')));

/** Which page an address opens, whatever case it is typed in; undefined for no page of ours. */
export function pageOfPath(pathname: string): PageOfPath | undefined {
  for (const { regex, ...matcher } of MATCHERS) {
    const match = regex.exec(pathname);
    if (match) return { ...matcher, params: { ...match.groups } };
  }
  return undefined;
}

/**
 * The one address under which a page lives, for one that is nearly right: a slash at the end, capital letters, the
 * language before the blog instead of behind it (spec §2). Undefined for what is no page of ours.
 */
export function canonicalPath(pathname: string): string | undefined {
  const bare = pathname.replace(/\/+$/, '') || '/';
  const known = pageOfPath(bare.replace(/^\/(de|es)\/blog(?=\/|$)/i, '/blog/$1'));
  if (!known) return undefined;
  const { page, pattern, params } = known;
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    // Ids of galleries and orders tell capitals apart, slugs have none.
    return page === 'article' ? value.toLowerCase() : value;
  });
}

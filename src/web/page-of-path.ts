import { type Language, LANGUAGES } from '../catalog/languages.ts';
import { type PageName, PAGE_NAMES, pagePattern } from '../page-urls.ts';

export interface PageOfPath {
  readonly page: PageName;
  /** The language of the pattern that matched; on a bare path the visitor's own may be spoken. */
  readonly language: Language;
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Matcher extends Omit<PageOfPath, 'params'> {
  readonly segments: readonly string[];
}

/** Fixed addresses before those with a hole in them: /blog/de is no article called “de”. */
const MATCHERS: readonly Matcher[] = LANGUAGES.flatMap((language) =>
  PAGE_NAMES.map((page): Matcher => {
    const pattern = pagePattern(page, language);
    return { page, language, pattern, segments: pattern.split('/') };
  }),
).toSorted((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')));

/**
 * Which page an address opens, however it is spelled: in whatever case, with percent signs, slashes at the end or the
 * suffix of a page's data, as React Router takes them. Undefined for no page of ours.
 */
export function pageOfPath(pathname: string): PageOfPath | undefined {
  return matchSegments(segmentsOf(pathname));
}

/**
 * The one address under which a page lives, for one that is nearly right; the language may also stand before the blog
 * instead of behind it (spec §2). A page's data stay data. Undefined for what is no page of ours.
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = segmentsOf(pathname);
  const [root = '', first = '', second = '', ...rest] = segments;
  const isBlogBehind = /^(de|es)$/i.test(first) && /^blog$/i.test(second);
  const known = matchSegments(isBlogBehind ? [root, second, first, ...rest] : segments);
  if (!known) return undefined;
  const { page, pattern, params } = known;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    // Ids of galleries and orders tell capitals apart, slugs have none.
    return encodeURIComponent(page === 'article' ? value.toLowerCase() : value);
  });
  if (!pathname.endsWith('.data')) return path;
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** The address of the page whose data are asked for, by the rules of React Router. */
export function documentPath(pathname: string): string {
  return pathname.replace(/\/_\.data$|\.data$/, '') || '/';
}

function segmentsOf(pathname: string): readonly string[] {
  const bare = documentPath(pathname).replace(/\/+$/, '') || '/';
  return bare.split('/').map(decodedSegment);
}

function matchSegments(path: readonly string[]): PageOfPath | undefined {
  for (const { segments, ...matcher } of MATCHERS) {
    if (segments.length !== path.length) continue;
    const params: Record<string, string> = {};
    const isMatch = segments.every((segment, index) => {
      const value = path[index]!;
      if (!segment.startsWith(':')) return segment === value.toLowerCase();
      params[segment.slice(1)] = value;
      return value !== '';
    });
    if (isMatch) return { ...matcher, params };
  }
  return undefined;
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

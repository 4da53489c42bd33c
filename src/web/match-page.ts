import { type Language, LANGUAGES } from '../catalog/languages.ts';
import { DASHBOARD_PATHS } from '../dashboard-urls.ts';
import { type PageName, PAGE_NAMES, pagePattern } from '../page-urls.ts';

export interface PageMatch {
  readonly page: PageName;
  /** The language of the pattern that matched. On an unprefixed path the page may be shown in another one. */
  readonly language: Language;
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Matcher extends Omit<PageMatch, 'params'> {
  readonly segments: readonly string[];
}

function matcher(page: PageName, language: Language, pattern: string): Matcher {
  return { page, language, pattern, segments: pattern.split('/') };
}

/**
 * Every page of the dashboard counts as `dashboard` here. Paths without parameters come first, so that /blog/de is not taken for an
 * article with the slug “de”.
 */
const MATCHERS: readonly Matcher[] = [
  ...LANGUAGES.flatMap((language) =>
    PAGE_NAMES.map((page) => matcher(page, language, pagePattern(page, language))),
  ),
  ...Object.values(DASHBOARD_PATHS).map((pattern) => matcher('dashboard', 'en', pattern)),
].toSorted((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')));

/**
 * Returns the page that a path opens, as React Router would: in any case, percent-encoded or not, with trailing slashes or
 * with the suffix of a data request. Undefined when no page matches.
 */
export function matchPage(pathname: string): PageMatch | undefined {
  return matchSegments(segmentsOf(pathname));
}

/**
 * Returns the canonical spelling of a page's path. The language may also come before `/blog` instead of after it (spec §2).
 * The path of a data request stays one. Undefined when no page matches.
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = segmentsOf(pathname);
  const [root = '', first = '', second = '', ...rest] = segments;
  const isLanguageBeforeBlog = /^(de|es)$/i.test(first) && /^blog$/i.test(second);
  const match = matchSegments(isLanguageBeforeBlog ? [root, second, first, ...rest] : segments);
  if (!match) return undefined;
  const { page, pattern, params } = match;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    // The ids of galleries and orders are case-sensitive; slugs are always lower case.
    return encodeURIComponent(page === 'article' ? value.toLowerCase() : value);
  });
  if (!pathname.endsWith('.data')) return path;
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** Strips the suffix that React Router appends to a page's path when it requests only the page's data. */
export function documentPath(pathname: string): string {
  return pathname.replace(/\/_\.data$|\.data$/, '') || '/';
}

function segmentsOf(pathname: string): readonly string[] {
  const path = documentPath(pathname).replace(/\/+$/, '') || '/';
  return path.split('/').map(decodeSegment);
}

function matchSegments(path: readonly string[]): PageMatch | undefined {
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

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

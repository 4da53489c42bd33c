import type { MetaDescriptor } from 'react-router';
import { BRAND } from '../catalog/brand.ts';
import type { RootData } from './root-data.ts';

/** Returns the head of a page that search engines must not list: a personal one, or one for developers. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [
    { title: title.includes(BRAND.name) ? title : `${title} · ${BRAND.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

interface Match {
  readonly id: string;
  readonly loaderData?: unknown;
}

/** Returns the root loader's data, for a page's `meta({ matches })`; undefined when the loader failed. */
export function rootOf(matches: readonly (Match | undefined)[]): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}

import { oneOf } from '../list-query.ts';

const SHOWN = ['open', 'answered', 'all'] as const;
export type ShownRequests = (typeof SHOWN)[number];

export const SHOWN_TITLES: readonly (readonly [ShownRequests, string])[] = [
  ['open', 'Open'],
  ['answered', 'Answered'],
  ['all', 'All'],
];

/** Reads which requests a list shows, and which of them is opened. */
export function readRequestQuery(query: URLSearchParams): {
  readonly shown: ShownRequests;
  readonly openId: string | undefined;
} {
  return { shown: oneOf(SHOWN, query.get('show')) ?? 'open', openId: query.get('open') ?? undefined };
}

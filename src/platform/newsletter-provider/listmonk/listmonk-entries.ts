import { z } from 'zod';
import { type ForwardedEntry, NewsletterProviderError } from '../newsletter-provider.ts';
import type { CallListmonk } from './listmonk-api.ts';
import { type ListmonkEntry, listmonkEntry, oursOf } from './listmonk-entry.ts';

const page = z.object({ results: z.array(listmonkEntry) });

/** Finds the entry of a subscriber, by listmonk's id or else by the address. @throws {NewsletterProviderError} */
export async function findEntry(
  call: CallListmonk,
  { id, remoteId, email }: ForwardedEntry,
): Promise<ListmonkEntry | undefined> {
  if (remoteId !== undefined) {
    // listmonk answers 400 for an id that does not exist.
    const found = await call({ method: 'GET', path: `/subscribers/${remoteId}` }, listmonkEntry);
    if (!found.ok && found.status === 403) throw refusesUser();
    // After an installation was set up again, the id may be another person's. An entry that lost our attributes has an address.
    if (found.ok && oursOf(found.value)?.id === id) return found.value;
  }
  return email === undefined ? undefined : findByAddress(call, email);
}

/**
 * Finds an entry by its address. The simple search needs no special permission, but older versions ignore it and list
 * everybody; those are asked with an SQL expression, which newer ones refuse to users without the permission for it.
 */
async function findByAddress(call: CallListmonk, email: string): Promise<ListmonkEntry | undefined> {
  const address = email.toLowerCase();
  const queries = [
    { search: `^${address.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` },
    { query: `subscribers.email = '${address.replaceAll("'", "''")}'` },
  ];
  for (const query of queries) {
    const found = await call(
      { method: 'GET', path: '/subscribers', query: { ...query, page: '1', per_page: '10' } },
      page,
    );
    if (!found.ok && 'search' in query) throw refusesUser();
    const entry = found.ok ? found.value.results.find((one) => one.email === address) : undefined;
    if (entry) return entry;
  }
  return undefined;
}

export function refusesUser(): NewsletterProviderError {
  return new NewsletterProviderError(
    'listmonk refuses the API user: it may not read and change subscribers.',
  );
}

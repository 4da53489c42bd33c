/** A row of the stand-in's books, as listmonk's own tables have it. */
export interface BookedSubscriber {
  readonly id: number;
  email: string;
  name: string;
  status: 'enabled' | 'blocklisted';
  attribs: Record<string, unknown>;
  /** The status on each list, by the list's number. */
  readonly lists: Map<number, 'confirmed' | 'unconfirmed' | 'unsubscribed'>;
}

export interface ListmonkBooks {
  readonly subscribers: Map<number, BookedSubscriber>;
  /** The lists by their number. */
  readonly lists: ReadonlyMap<number, { readonly name: string; readonly optin: 'single' | 'double' }>;
  /** The addresses that got an opt-in mail. */
  readonly optinMails: string[];
  lastId: number;
}

/** Returns a subscriber as the API shows it. */
export function shown(books: ListmonkBooks, { lists, ...subscriber }: BookedSubscriber) {
  return {
    ...subscriber,
    uuid: `00000000-0000-4000-8000-${String(subscriber.id).padStart(12, '0')}`,
    lists: [...lists].map(([id, status]) => ({ id, ...books.lists.get(id), subscription_status: status })),
  };
}

/** Accepts what Go's mail parser and listmonk accept: an address alone, in lower case afterwards. */
export function sanitizeEmail(email: unknown): string | undefined {
  if (typeof email !== 'string' || email.length > 1_000) return undefined;
  const address = email.trim().toLowerCase();
  return /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(address) ? address : undefined;
}

/** Finds subscribers by an SQL expression, of which the stand-in understands a comparison of the address. */
export function matchExpression(books: ListmonkBooks, expression: string): BookedSubscriber[] | undefined {
  const literal = /^subscribers\.email = '((?:[^']|'')*)'$/.exec(expression)?.[1];
  if (literal === undefined) return undefined;
  const email = literal.replaceAll("''", "'");
  return [...books.subscribers.values()].filter((one) => one.email === email);
}

/** Finds subscribers by a regular expression in name or address, capitals apart. */
export function matchSearch(books: ListmonkBooks, search: string): BookedSubscriber[] {
  const pattern = new RegExp(search, 'i');
  return [...books.subscribers.values()].filter(
    ({ name, email }) => pattern.test(name) || pattern.test(email),
  );
}

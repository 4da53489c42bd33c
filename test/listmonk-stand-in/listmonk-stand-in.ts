import { type Context, Hono } from 'hono';
import { serveStandIn, type ServedStandIn } from '../payment-stand-ins/serve-stand-in.ts';
import {
  type BookedSubscriber,
  type ListmonkBooks,
  matchExpression,
  matchSearch,
  sanitizeEmail,
  shown,
} from './listmonk-books.ts';

export interface ListmonkStandIn extends ServedStandIn {
  readonly books: ListmonkBooks;
  /** The abilities of this version and permissions of this API user. Default: all. */
  readonly can: {
    patch: boolean;
    search: boolean;
    sqlQuery: boolean;
    manageList: boolean;
    manageSubscribers: boolean;
    readSubscribers: boolean;
  };
  /** Every request that was executed, method and path. */
  readonly requests: string[];
}

export const LISTMONK = {
  user: 'lichtbild',
  token: 'token-of-the-tests',
  listId: 3,
  otherListId: 1,
} as const;

/** listmonk on loopback, with the answers of its documentation and of its source (`cmd/subscribers.go`). */
export async function openListmonkStandIn(random?: () => number): Promise<ListmonkStandIn> {
  const books: ListmonkBooks = {
    subscribers: new Map(),
    lists: new Map([
      [LISTMONK.otherListId, { name: 'Default list', optin: 'double' }],
      [LISTMONK.listId, { name: 'Lichtbild', optin: 'double' }],
    ]),
    optinMails: [],
    lastId: 0,
  };
  const can = {
    ...{ patch: true, search: true, sqlQuery: true },
    ...{ manageList: true, manageSubscribers: true, readSubscribers: true },
  };
  const requests: string[] = [];
  const app = new Hono();
  const refuse = (c: Context, status: 400 | 403 | 405 | 409, message: string) => c.json({ message }, status);
  const permitted = (lists: readonly number[]) =>
    lists.filter((id) => books.lists.has(id) && (can.manageList || id !== LISTMONK.listId));

  app.use('/api/*', async (c, next) => {
    if (c.req.header('authorization') !== `token ${LISTMONK.user}:${LISTMONK.token}`)
      return refuse(c, 403, 'invalid API credentials');
    requests.push(`${c.req.method} ${c.req.path}`);
    if (!can.readSubscribers && c.req.path.startsWith('/api/subscribers'))
      return refuse(c, 403, 'permission denied: subscribers:get_all');
    if (!can.manageSubscribers && c.req.method !== 'GET')
      return refuse(c, 403, 'permission denied: subscribers:manage');
    return next();
  });

  const find = (c: Context): BookedSubscriber | Response => {
    const id = Number(c.req.param('id'));
    if (!Number.isInteger(id) || id < 1) return refuse(c, 400, 'Invalid ID');
    return books.subscribers.get(id) ?? refuse(c, 400, `Subscriber (${id}: ) not found`);
  };
  const readBody = async (c: Context): Promise<Record<string, unknown>> => {
    const isJson = c.req.header('content-type')?.startsWith('application/json');
    return isJson ? ((await c.req.json().catch(() => ({}))) as Record<string, unknown>) : {};
  };
  const sendOptins = (subscriber: BookedSubscriber, lists: readonly number[]) => {
    const waits = lists.some(
      (id) => subscriber.lists.get(id) === 'unconfirmed' && books.lists.get(id)?.optin === 'double',
    );
    if (waits) books.optinMails.push(subscriber.email);
  };

  app.get('/api/lists/:id', (c) => {
    const id = Number(c.req.param('id'));
    const list = books.lists.get(id);
    return list ? c.json({ data: { id, ...list } }) : refuse(c, 400, 'List not found');
  });

  app.get('/api/subscribers', (c) => {
    const query = c.req.query('query') ?? '';
    if (query && !can.sqlQuery) return refuse(c, 403, 'permission denied: subscribers:sql_query');
    const search = can.search ? (c.req.query('search') ?? '') : '';
    const found = query ? matchExpression(books, query) : matchSearch(books, search);
    if (!found) return refuse(c, 400, 'Error preparing subscriber query');
    const perPage = Number(c.req.query('per_page') ?? 20);
    const results = found.toSorted((a, b) => b.id - a.id).slice(0, perPage);
    return c.json({ data: { results: results.map((one) => shown(books, one)), total: found.length } });
  });

  app.get('/api/subscribers/:id', (c) => {
    const found = find(c);
    return found instanceof Response ? found : c.json({ data: shown(books, found) });
  });

  app.post('/api/subscribers', async (c) => {
    const body = await readBody(c);
    const email = sanitizeEmail(body['email']);
    if (!email || email.endsWith('.invalid')) return refuse(c, 400, 'Invalid email.');
    if ([...books.subscribers.values()].some((one) => one.email === email))
      return refuse(c, 409, 'E-mail already exists.');
    const status = body['preconfirm_subscriptions'] === true ? 'confirmed' : 'unconfirmed';
    const lists = permitted((body['lists'] as number[] | undefined) ?? []);
    const subscriber: BookedSubscriber = {
      id: (books.lastId += 1),
      email,
      name: String(body['name'] ?? '').trim() || email.split('@')[0]!,
      status: 'enabled',
      attribs: (body['attribs'] as Record<string, unknown> | undefined) ?? {},
      lists: new Map(lists.map((id) => [id, status])),
    };
    books.subscribers.set(subscriber.id, subscriber);
    if (status === 'unconfirmed') sendOptins(subscriber, lists);
    return c.json({ data: shown(books, subscriber) });
  });

  app.put('/api/subscribers/lists', async (c) => {
    const body = await readBody(c);
    const ids = (body['ids'] as number[] | undefined) ?? [];
    const targets = (body['target_list_ids'] as number[] | undefined) ?? [];
    if (ids.length === 0) return refuse(c, 400, 'No IDs given.');
    if (targets.length === 0) return refuse(c, 400, 'No lists given.');
    const { action, status } = body;
    if (action !== 'add' && action !== 'remove' && action !== 'unsubscribe')
      return refuse(c, 400, 'Invalid action.');
    for (const subscriber of ids.flatMap((id) => books.subscribers.get(id) ?? [])) {
      for (const list of permitted(targets)) {
        if (action === 'remove') subscriber.lists.delete(list);
        else if (action === 'unsubscribe') {
          if (subscriber.lists.has(list)) subscriber.lists.set(list, 'unsubscribed');
        } else subscriber.lists.set(list, status === 'confirmed' ? 'confirmed' : 'unconfirmed');
      }
    }
    return c.json({ data: true });
  });

  /** Changes name and attributes; an empty name keeps the one before. */
  const changeDetails = (subscriber: BookedSubscriber, body: Record<string, unknown>) => {
    const name = String(body['name'] ?? '').trim();
    if (name) subscriber.name = name;
    const email = sanitizeEmail(body['email']);
    if (email) subscriber.email = email;
  };

  app.put('/api/subscribers/:id', async (c) => {
    const found = find(c);
    if (found instanceof Response) return found;
    const body = await readBody(c);
    if (!sanitizeEmail(body['email'])) return refuse(c, 400, 'Invalid email.');
    changeDetails(found, body);
    found.attribs = (body['attribs'] as Record<string, unknown> | undefined) ?? {};
    const lists = permitted((body['lists'] as number[] | undefined) ?? []);
    for (const id of [...found.lists.keys()]) if (!lists.includes(id)) found.lists.delete(id);
    const isPreconfirmed = body['preconfirm_subscriptions'] === true;
    for (const id of lists) {
      const before = found.lists.get(id);
      if (before === 'confirmed' || before === 'unsubscribed') continue;
      found.lists.set(id, isPreconfirmed ? 'confirmed' : 'unconfirmed');
    }
    if (!isPreconfirmed) sendOptins(found, lists);
    return c.json({ data: shown(books, found) });
  });

  app.patch('/api/subscribers/:id', async (c) => {
    if (!can.patch) return refuse(c, 405, 'Method Not Allowed');
    const found = find(c);
    if (found instanceof Response) return found;
    const body = await readBody(c);
    changeDetails(found, body);
    found.attribs = { ...found.attribs, ...(body['attribs'] as Record<string, unknown> | undefined) };
    return c.json({ data: shown(books, found) });
  });

  app.delete('/api/subscribers/:id', (c) => {
    const id = Number(c.req.param('id'));
    if (!Number.isInteger(id) || id < 1) return refuse(c, 400, 'Invalid ID');
    books.subscribers.delete(id);
    return c.json({ data: true });
  });

  const served = await serveStandIn(app, (path) => path.startsWith('/api/'), random);
  return Object.assign(served, { books, can, requests });
}

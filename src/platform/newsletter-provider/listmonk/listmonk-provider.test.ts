import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import type { BookedSubscriber } from '../../../../test/listmonk-stand-in/listmonk-books.ts';
import { LISTMONK, openListmonkStandIn } from '../../../../test/listmonk-stand-in/listmonk-stand-in.ts';
import { NewsletterProviderError } from '../newsletter-provider.ts';
import type { ListmonkOptions } from './listmonk-api.ts';
import { createListmonkProvider } from './listmonk-provider.ts';

const { user, token, listId, otherListId } = LISTMONK;
const MIRA = {
  id: 'subscriber-of-mira',
  email: 'mira@example.org',
  name: 'Mira',
  attributes: { language: 'de' },
};
const NOTHING = { remoteId: undefined, wasSubscribed: false };

async function open(more: Partial<ListmonkOptions> = {}, random?: () => number) {
  const standIn = await openListmonkStandIn(random);
  onTestFinished(() => standIn[Symbol.asyncDispose]());
  const provider = createListmonkProvider({ url: standIn.origin, user, token, listId, ...more });
  const { books } = standIn;
  const add = (status: 'confirmed' | 'unconfirmed' | 'unsubscribed', email = MIRA.email) => {
    const id = (books.lastId += 1);
    const subscriber: BookedSubscriber = {
      ...{ id, email, name: 'M.', status: 'enabled', attribs: { city: 'Bern' } },
      lists: new Map([[otherListId, status]]),
    };
    books.subscribers.set(id, subscriber);
    return subscriber;
  };
  return { ...standIn, provider, add, only: () => [...books.subscribers.values()][0]! };
}

async function errorOf(work: Promise<unknown>): Promise<NewsletterProviderError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NewsletterProviderError);
  return error as NewsletterProviderError;
}

it.each([true, false])(
  'never touches other lists, nor sends opt-in mails (parts of entries: %s)',
  async (patch) => {
    const { provider, books, can, add } = await open();
    can.patch = patch;
    for (const status of ['confirmed', 'unsubscribed'] as const) {
      const email = `${status}@example.org`;
      const entry = add(status, email);
      const outcome = await provider.subscribe({ ...MIRA, id: status, email }, NOTHING);
      expect(outcome).toEqual({ state: 'subscribed', remoteId: String(entry.id) });
      expect([...entry.lists]).toEqual([
        [otherListId, status],
        [listId, 'confirmed'],
      ]);
      expect(entry.attribs).toEqual({
        city: 'Bern',
        lichtbild: { id: status, language: 'de', adopted: true },
      });
      await provider.unsubscribe({ id: status, email, remoteId: String(entry.id) });
      expect([...entry.lists]).toEqual([
        [otherListId, status],
        [listId, 'unsubscribed'],
      ]);
      await provider.erase({ id: status, email: undefined, remoteId: String(entry.id) });
      expect(books.subscribers.get(entry.id)).toMatchObject({
        name: 'M.',
        attribs: { city: 'Bern', lichtbild: null },
      });
      expect([...entry.lists]).toEqual([[otherListId, status]]);
    }
    expect(books.optinMails).toEqual([]);
  },
);

it('does not confirm the operator’s other lists', async () => {
  const { provider, add, can } = await open();
  for (const patch of [true, false]) {
    can.patch = patch;
    const entry = add('unconfirmed', `patch-${patch}@example.org`);
    await provider.subscribe({ ...MIRA, id: entry.email, email: entry.email }, NOTHING);
    expect(entry.lists.get(otherListId)).toBe('unconfirmed');
    expect(entry.lists.get(listId)).toBe('confirmed');
  }
});

it('keeps the entry of somebody who joined another list of the operator’s meanwhile', async () => {
  const { provider, only } = await open();
  await provider.subscribe(MIRA, NOTHING);
  only().lists.set(otherListId, 'confirmed');
  await provider.erase({ id: MIRA.id, remoteId: '1', email: undefined });
  expect([...only().lists]).toEqual([[otherListId, 'confirmed']]);
  expect(only().attribs).toEqual({ lichtbild: null });
});

it('moves subscribers to another list that the operator has chosen', async () => {
  const { provider, origin, only } = await open();
  await provider.subscribe(MIRA, NOTHING);
  const moved = createListmonkProvider({ url: origin, user, token, listId: otherListId });
  const outcome = await moved.subscribe(MIRA, { remoteId: '1', wasSubscribed: true });
  expect(outcome.state).toBe('subscribed');
  expect(only().lists.get(otherListId)).toBe('confirmed');
});

it('writes to nobody who is blocked at listmonk', async () => {
  const { provider, add, only } = await open();
  add('unsubscribed').status = 'blocklisted';
  expect(await provider.subscribe(MIRA, NOTHING)).toEqual({ state: 'refused', reason: 'blocklisted' });
  expect(await provider.subscribe(MIRA, { remoteId: '1', wasSubscribed: true })).toEqual({
    state: 'left',
    remoteId: '1',
  });
  expect(only().lists.get(listId)).toBeUndefined();
});

it.each([true, false])('finds addresses with special characters (simple search: %s)', async (search) => {
  const { provider, can, books, add } = await open();
  can.search = search;
  add('confirmed', "o'neil_at_a.b@example.org");
  for (const email of [
    "o'neil+a.b@example.org",
    "' or 1=1 --@example.org".replaceAll(' ', ''),
    'a*b?@example.org',
  ]) {
    const person = { ...MIRA, id: email, email };
    const first = await provider.subscribe(person, NOTHING);
    expect(await provider.subscribe(person, NOTHING)).toEqual(first);
    await provider.erase({ id: email, email, remoteId: undefined });
  }
  expect([...books.subscribers.values()].map(({ email }) => email)).toEqual(["o'neil_at_a.b@example.org"]);
});

it.each([
  ['is down', (api: { isDown: boolean }) => void (api.isDown = true), /answered 503/],
  ['is asked too much', (api: { tooMany: number }) => void (api.tooMany = 1), /answered 429/],
  ['fails', (api: { failsBefore: number }) => void (api.failsBefore = 1), /answered 500/],
] as const)('reports that listmonk %s', async (_what, fault, message) => {
  const { provider, api } = await open();
  fault(api as never);
  for (const work of [
    () => provider.subscribe(MIRA, NOTHING),
    () => provider.unsubscribe({ ...MIRA, remoteId: '1' }),
    () => provider.erase({ ...MIRA, remoteId: undefined }),
    () => provider.checkSetup(),
  ])
    expect((await errorOf(work())).message).toMatch(message);
});

it('reports a wrong token, and no secret or address with it', async () => {
  const { provider } = await open({ token: 'another-token' });
  for (const work of [
    () => provider.subscribe(MIRA, NOTHING),
    () => provider.subscribe(MIRA, { remoteId: '1', wasSubscribed: true }),
    () => provider.unsubscribe({ ...MIRA, remoteId: undefined }),
    () => provider.erase({ ...MIRA, remoteId: '7' }),
    () => provider.erase({ ...MIRA, remoteId: '7', email: undefined }),
  ]) {
    const error = await errorOf(work());
    expect(error.message).toContain('refuses the API user');
    expect(inspect(error, { depth: 9 })).not.toMatch(/another-token|mira@/);
  }
});

it.each([true, false])(
  'reports that the API user may not change anything (parts of entries: %s)',
  async (patch) => {
    const { provider, can } = await open();
    can.patch = patch;
    await provider.subscribe(MIRA, NOTHING);
    can.manageSubscribers = false;
    for (const work of [
      () => provider.subscribe(MIRA, { remoteId: '1', wasSubscribed: true }),
      () => provider.subscribe({ ...MIRA, id: 'jo', email: 'jo@example.org' }, NOTHING),
      () => provider.unsubscribe({ ...MIRA, remoteId: '1' }),
      () => provider.erase({ ...MIRA, remoteId: '1' }),
    ])
      expect((await errorOf(work())).message).toContain('refuses the API user');
  },
);

it('reports an address that exists and cannot be looked up', async () => {
  const { provider, can, add } = await open();
  // The newest entries fill the first page of the list.
  add('confirmed');
  for (let n = 0; n < 30; n += 1) add('confirmed', `person${n}@example.org`);
  Object.assign(can, { search: false, sqlQuery: false });
  expect((await errorOf(provider.subscribe(MIRA, NOTHING))).message).toContain('does not find it');
});

it.each([
  ['the simple search', {}],
  ['SQL', { search: false }],
])('finds one entry among many by %s', async (_what, lacks) => {
  const { provider, can, add, books } = await open();
  const entry = add('confirmed');
  for (let n = 0; n < 30; n += 1) add('confirmed', `person${n}@example.org`);
  Object.assign(can, lacks);
  const outcome = await provider.subscribe(MIRA, NOTHING);
  expect(outcome).toEqual({ state: 'subscribed', remoteId: String(entry.id) });
  expect(books.subscribers.size).toBe(31);
});

it('sends nothing that is not needed', async () => {
  const { provider, requests, add } = await open();
  const first = await provider.subscribe(MIRA, NOTHING);
  expect(requests.splice(0)).toEqual(['POST /api/subscribers']);
  await provider.subscribe(MIRA, { remoteId: '1', wasSubscribed: true });
  expect(requests.splice(0)).toEqual(['GET /api/subscribers/1', 'PATCH /api/subscribers/1']);
  await provider.unsubscribe({ ...MIRA, remoteId: '1' });
  expect(requests.splice(0)).toEqual([
    ...['GET /api/subscribers/1', 'PUT /api/subscribers/lists', 'PATCH /api/subscribers/1'],
  ]);
  // An entry of the operator's that is none of our subscribers.
  add('confirmed', 'jo@example.org');
  await provider.unsubscribe({ id: 'jo', remoteId: undefined, email: 'jo@example.org' });
  expect(requests.splice(0)).toEqual(['GET /api/subscribers']);
  expect(first.state).toBe('subscribed');
});

it('keeps an entry that the operator had before, also after several subscriptions, and without any list', async () => {
  const { provider, add, books } = await open();
  const entry = add('confirmed');
  entry.lists.clear();
  const id = String(entry.id);
  await provider.subscribe(MIRA, NOTHING);
  await provider.unsubscribe({ ...MIRA, remoteId: id });
  expect(entry.attribs).toEqual({ city: 'Bern', lichtbild: { id: MIRA.id, adopted: true } });
  await provider.subscribe(MIRA, { remoteId: id, wasSubscribed: false });
  await provider.erase({ ...MIRA, remoteId: id });
  expect([...books.subscribers.values()]).toEqual([
    { ...entry, name: 'M.', attribs: { city: 'Bern', lichtbild: null }, lists: new Map() },
  ]);
});

it('reports that the API user may not manage the list', async () => {
  const { provider, can, only } = await open();
  can.manageList = false;
  expect((await errorOf(provider.subscribe(MIRA, NOTHING))).message).toContain('may the API user manage it?');
  // The entry exists now, and becomes right as soon as the user may.
  can.manageList = true;
  expect((await provider.subscribe(MIRA, NOTHING)).state).toBe('subscribed');
  expect([...only().lists]).toEqual([[listId, 'confirmed']]);
});

it('gives up on an answer that does not come, is no JSON, or is a redirect', async () => {
  const answers: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    answers.push({ url: request.url ?? '' });
    if (request.url?.startsWith('/slow')) return;
    if (request.url?.startsWith('/moved')) {
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
      return;
    }
    response.writeHead(200).end('<html>mira@example.org</html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, timeoutMs = 5_000) =>
    createListmonkProvider({ url: origin + path, user, token, listId, timeoutMs }).subscribe(MIRA, NOTHING);
  expect((await errorOf(ask('/slow', 50))).message).toBe('listmonk did not answer: POST /subscribers.');
  expect((await errorOf(ask('/moved'))).message).toBe('listmonk answered 302: POST /subscribers.');
  const odd = await errorOf(ask('/odd'));
  expect(odd.message).toBe('listmonk answered in an unknown form: POST /subscribers.');
  expect(inspect(odd, { depth: 9 })).not.toContain('mira@');
  expect(answers).toHaveLength(3);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect((await errorOf(ask('/closed'))).message).toBe('listmonk did not answer: POST /subscribers.');
});

it.each([
  ['a wrong token', { token: 'x' }, {}, /refuses the API user/],
  ['a missing list', { listId: 77 }, {}, /no list 77/],
  ['a role without subscribers', {}, { readSubscribers: false }, /may not read subscribers/],
] as const)('names %s in its check of the setup', async (_what, options, lacks, problem) => {
  const { provider, can } = await open(options);
  Object.assign(can, lacks);
  const problems = await provider.checkSetup();
  expect(problems).toHaveLength(1);
  expect(problems[0]?.problem).toMatch(problem);
  expect(problems[0]?.fix).not.toBe('');
});

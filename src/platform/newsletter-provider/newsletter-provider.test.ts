import { describe, expect, it, onTestFinished } from 'vitest';
import { LISTMONK, openListmonkStandIn } from '../../../test/listmonk-stand-in/listmonk-stand-in.ts';
import { createListmonkProvider } from './listmonk/listmonk-provider.ts';
import { createMemoryNewsletterProvider } from './memory-newsletter-provider.ts';
import type { ForwardedSubscriber, ForwardOutcome, NewsletterProvider } from './newsletter-provider.ts';

interface Person {
  readonly email: string;
  readonly name: string | undefined;
  readonly isSubscribed: boolean;
  readonly attributes: object | undefined;
}

interface Bench {
  readonly provider: NewsletterProvider;
  readonly people: () => readonly Person[];
  /** Does what the person or the operator does at the service. */
  readonly leave: (email: string) => void;
  readonly eraseThere: (email: string) => void;
  readonly addThere: (email: string, name: string) => void;
}

async function openListmonk(can: { patch?: boolean; search?: boolean; sqlQuery?: boolean }): Promise<Bench> {
  const { origin, books, can: version, ...standIn } = await openListmonkStandIn();
  onTestFinished(() => standIn[Symbol.asyncDispose]());
  Object.assign(version, can);
  const { user, token, listId, otherListId } = LISTMONK;
  const of = (email: string) => [...books.subscribers.values()].find((one) => one.email === email)!;
  return {
    provider: createListmonkProvider({ url: origin, user, token, listId }),
    people: () =>
      [...books.subscribers.values()].map(({ email, name, lists, attribs }) => {
        const { lichtbild } = attribs as { lichtbild?: { id: string; adopted?: boolean } | null };
        const { id: _id, adopted: _adopted, ...attributes } = lichtbild ?? {};
        const hasAttributes = Object.keys(attributes).length > 0;
        return {
          email,
          name: name === email.split('@')[0] ? undefined : name,
          isSubscribed: lists.get(listId) === 'confirmed',
          attributes: hasAttributes ? attributes : undefined,
        };
      }),
    leave: (email) => void of(email).lists.set(listId, 'unsubscribed'),
    eraseThere: (email) => void books.subscribers.delete(of(email).id),
    addThere: (email, name) => {
      const id = (books.lastId += 1);
      const lists = new Map([[otherListId, 'confirmed' as const]]);
      books.subscribers.set(id, { id, email, name, status: 'enabled', attribs: { city: 'Bern' }, lists });
    },
  };
}

async function openMemory(): Promise<Bench> {
  const provider = createMemoryNewsletterProvider();
  const of = (email: string) => [...provider.people.values()].find((one) => one.email === email)!;
  return {
    provider,
    people: () =>
      [...provider.people.values()].map(({ email, name, status, attributes }) => ({
        ...{ email, name, attributes, isSubscribed: status === 'subscribed' },
      })),
    leave: (email) => void (of(email).status = 'unsubscribed'),
    eraseThere: (email) => void provider.people.delete(of(email).remoteId),
    addThere: (email, name) => {
      const row = { id: undefined, attributes: undefined, status: 'none' as const, isAdopted: true };
      provider.people.set('99', { remoteId: '99', email, name, ...row });
    },
  };
}

const MIRA: ForwardedSubscriber = {
  id: 'subscriber-of-mira',
  email: 'Mira.O+news@example.org',
  name: 'Mira Sol',
  attributes: { language: 'de', tags: ['tips', 'team'] },
};
const JO: ForwardedSubscriber = {
  id: 'subscriber-of-jo',
  email: 'jo@example.org',
  name: undefined,
  attributes: {},
};
const EMAIL = 'mira.o+news@example.org';
const NOTHING = { remoteId: undefined, wasSubscribed: false };
const idOf = (outcome: ForwardOutcome) => (outcome as { remoteId: string }).remoteId;
const subscribed = (outcome: ForwardOutcome) => ({ remoteId: idOf(outcome), wasSubscribed: true });
const entry = (outcome: ForwardOutcome | undefined, { id, email }: ForwardedSubscriber) => ({
  ...{ id, email },
  remoteId: outcome && idOf(outcome),
});

describe.each([
  ['memory', openMemory],
  ['listmonk', () => openListmonk({})],
  ['listmonk without parts of entries', () => openListmonk({ patch: false })],
  ['listmonk without a simple search', () => openListmonk({ search: false })],
  ['listmonk without SQL', () => openListmonk({ sqlQuery: false })],
])('%s', (_name, open) => {
  it('puts a subscriber on the list, once, and updates the entry', async () => {
    const { provider, people } = await open();
    const first = await provider.subscribe(MIRA, NOTHING);
    expect(first.state).toBe('subscribed');
    const { attributes } = MIRA;
    expect(people()).toEqual([{ email: EMAIL, name: 'Mira Sol', isSubscribed: true, attributes }]);
    expect(await provider.subscribe(MIRA, subscribed(first))).toEqual(first);
    const changed = { ...MIRA, name: undefined, attributes: { language: 'es', tags: [] } };
    expect(await provider.subscribe(changed, subscribed(first))).toEqual(first);
    expect(people()).toEqual([
      { email: EMAIL, name: undefined, isSubscribed: true, attributes: changed.attributes },
    ]);
  });

  it('finds the entry of a request whose answer was lost', async () => {
    const { provider, people } = await open();
    const lost = await provider.subscribe(MIRA, NOTHING);
    await provider.subscribe(JO, NOTHING);
    expect(await provider.subscribe(MIRA, NOTHING)).toEqual(lost);
    expect(people()).toHaveLength(2);
    await provider.unsubscribe(entry(undefined, MIRA));
    expect(people()).toMatchObject([{ isSubscribed: false }, { isSubscribed: true }]);
    await provider.erase(entry(undefined, MIRA));
    expect(people()).toMatchObject([{ email: JO.email }]);
  });

  it('unsubscribes, erases name and attributes, and subscribes again', async () => {
    const { provider, people } = await open();
    const first = await provider.subscribe(MIRA, NOTHING);
    for (let time = 0; time < 2; time += 1) {
      await provider.unsubscribe(entry(first, MIRA));
      expect(people()).toEqual([
        { email: EMAIL, name: undefined, isSubscribed: false, attributes: undefined },
      ]);
    }
    const again = await provider.subscribe(MIRA, { remoteId: idOf(first), wasSubscribed: false });
    expect(again).toEqual(first);
    expect(people()).toMatchObject([{ name: 'Mira Sol', isSubscribed: true }]);
  });

  it('erases an entry, and nobody else’s', async () => {
    const { provider, people } = await open();
    const mira = await provider.subscribe(MIRA, NOTHING);
    const jo = await provider.subscribe(JO, NOTHING);
    // The id belongs to somebody else by now.
    await provider.erase({ id: MIRA.id, remoteId: idOf(jo), email: undefined });
    await provider.unsubscribe({ id: MIRA.id, remoteId: idOf(jo), email: undefined });
    expect(people()).toMatchObject([{ isSubscribed: true }, { isSubscribed: true }]);
    // An address is not enough: the person has signed up again as another subscriber of ours.
    await provider.erase({ ...entry(mira, MIRA), id: 'an-earlier-subscriber' });
    expect(people()).toHaveLength(2);
    await provider.erase({ ...entry(mira, MIRA), email: undefined });
    expect(people()).toMatchObject([{ email: JO.email, isSubscribed: true }]);
    await provider.erase(entry(mira, MIRA));
    await provider.unsubscribe(entry(mira, MIRA));
    expect(people()).toHaveLength(1);
  });

  it('gives an entry to a later subscriber with the same address', async () => {
    const { provider, people } = await open();
    const early = await provider.subscribe(MIRA, NOTHING);
    const later = { ...MIRA, id: 'a-later-subscriber' };
    expect(await provider.subscribe(later, NOTHING)).toEqual(early);
    await provider.erase({ ...entry(early, MIRA), email: undefined });
    expect(people()).toMatchObject([{ isSubscribed: true }]);
    await provider.erase({ ...entry(early, later), email: undefined });
    expect(people()).toEqual([]);
  });

  it('respects who has left the list at the service', async () => {
    const { provider, people, leave } = await open();
    const first = await provider.subscribe(MIRA, NOTHING);
    leave(EMAIL);
    for (const recreates of [false, true]) {
      expect(await provider.subscribe(MIRA, subscribed(first), recreates)).toEqual({
        ...first,
        state: 'left',
      });
      expect(people()).toMatchObject([{ isSubscribed: false }]);
    }
  });

  it('makes an entry that is gone again only on request', async () => {
    const { provider, people, eraseThere } = await open();
    const first = await provider.subscribe(MIRA, NOTHING);
    eraseThere(EMAIL);
    expect(await provider.subscribe(MIRA, subscribed(first))).toEqual({ state: 'missing' });
    expect(people()).toEqual([]);
    const again = await provider.subscribe(MIRA, subscribed(first), true);
    expect(again.state).toBe('subscribed');
    expect(idOf(again)).not.toBe(idOf(first));
    expect(people()).toMatchObject([{ email: EMAIL, isSubscribed: true }]);
  });

  it('keeps what the operator has stored about somebody for another purpose', async () => {
    const { provider, people, addThere } = await open();
    addThere(EMAIL, 'Mira of the tennis club');
    const first = await provider.subscribe(MIRA, NOTHING);
    const { attributes } = MIRA;
    expect(people()).toEqual([
      { email: EMAIL, name: 'Mira of the tennis club', isSubscribed: true, attributes },
    ]);
    await provider.subscribe({ ...MIRA, name: 'Mira' }, subscribed(first));
    await provider.unsubscribe(entry(first, MIRA));
    await provider.erase(entry(first, MIRA));
    expect(people()).toEqual([
      { email: EMAIL, name: 'Mira of the tennis club', isSubscribed: false, attributes: undefined },
    ]);
  });

  it('reports an address that the service refuses for good', async () => {
    const { provider, people } = await open();
    const refused = await provider.subscribe({ ...MIRA, email: 'mira@example.invalid' }, NOTHING);
    expect(refused.state).toBe('refused');
    expect(people()).toEqual([]);
  });

  it('finds no fault in a right setup', async () => {
    const { provider } = await open();
    expect(await provider.checkSetup()).toEqual([]);
  });
});

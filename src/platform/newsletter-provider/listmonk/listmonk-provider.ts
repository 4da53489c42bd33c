import { z } from 'zod';
import {
  type ForwardedSubscriber,
  type NewsletterProvider,
  NewsletterProviderError,
  type ProviderProblem,
} from '../newsletter-provider.ts';
import { createListmonkCall, type ListmonkOptions, type ListmonkRequest } from './listmonk-api.ts';
import { findEntry, refusesUser } from './listmonk-entries.ts';
import {
  type ListmonkEntry,
  listmonkEntry,
  listStatus,
  nameOrAddress,
  OUR_KEY,
  oursOf,
} from './listmonk-entry.ts';

/**
 * listmonk, an open-source newsletter service, by its HTTP API (version 4 or newer). Our subscribers have confirmed already, so
 * listmonk sends them no opt-in mail. Our attributes are below one key of the entry, and other lists stay as they are.
 */
export function createListmonkProvider(options: ListmonkOptions): NewsletterProvider {
  const { listId } = options;
  const call = createListmonkCall(options);

  /** Sends a change that succeeds unless the API user may not make it. */
  async function change(request: ListmonkRequest): Promise<void> {
    const answer = await call(request, z.unknown());
    if (answer.ok) return;
    if (answer.status === 403) throw refusesUser();
    throw new NewsletterProviderError(`listmonk answered ${answer.status}: ${request.method} of an entry.`);
  }

  const changeList = (id: number, action: 'add' | 'remove' | 'unsubscribe') =>
    change({
      method: 'PUT',
      path: '/subscribers/lists',
      body: {
        ids: [id],
        action,
        target_list_ids: [listId],
        ...(action === 'add' ? { status: 'confirmed' } : {}),
      },
    });

  /**
   * Replaces what the entry says of us, and the name. Older versions cannot change a part of an entry: what is not sent would be lost
   * there, other lists included.
   */
  async function changeDetails(entry: ListmonkEntry, name: string, ours: object | null): Promise<void> {
    const path = `/subscribers/${entry.id}`;
    const part = await call(
      { method: 'PATCH', path, body: { name, attribs: { [OUR_KEY]: ours } } },
      z.unknown(),
    );
    if (part.ok) return;
    if (part.status === 403) throw refusesUser();
    const lists = entry.lists.map(({ id }) => id);
    await change({
      method: 'PUT',
      path,
      body: {
        ...{ email: entry.email, name, status: entry.status, lists },
        attribs: { ...entry.attribs, [OUR_KEY]: ours },
        // Opt-in mails of other lists are the operator's decision.
        preconfirm_subscriptions: false,
      },
    });
  }

  /** Returns undefined when the address exists already. */
  async function create({ id, email, name, attributes }: ForwardedSubscriber) {
    const body = {
      ...{ email, name: nameOrAddress(name, email), status: 'enabled', lists: [listId] },
      attribs: { [OUR_KEY]: { ...attributes, id } },
      preconfirm_subscriptions: true,
    };
    const created = await call({ method: 'POST', path: '/subscribers', body }, listmonkEntry);
    if (created.ok) {
      if (listStatus(created.value, listId) === 'confirmed') return created.value;
      // listmonk leaves out lists that the API user may not manage, without an error.
      throw new NewsletterProviderError(
        `listmonk did not put a subscriber on list ${listId}: may the API user manage it?`,
      );
    }
    if (created.status === 409) return undefined;
    if (created.status === 400) return { refusal: created.message };
    throw refusesUser();
  }

  return {
    name: 'listmonk',

    async subscribe(subscriber, known, recreates = false) {
      const { id, email, name, attributes } = subscriber;
      const person = { id, email, remoteId: known.remoteId };
      let entry = known.remoteId === undefined ? undefined : await findEntry(call, person);
      if (!entry) {
        if (known.wasSubscribed && !recreates) return { state: 'missing' };
        const created = await create(subscriber);
        if (created && 'refusal' in created) return { state: 'refused', reason: created.refusal };
        if (created) return { state: 'subscribed', remoteId: String(created.id) };
        entry = await findEntry(call, person);
        if (!entry)
          throw new NewsletterProviderError('listmonk says that an address exists, but does not find it.');
      }
      const remoteId = String(entry.id);
      const status = listStatus(entry, listId);
      if (entry.status === 'blocklisted') {
        return known.wasSubscribed
          ? { state: 'left', remoteId }
          : { state: 'refused', reason: 'blocklisted' };
      }
      // Somebody who is merely not on the list has not left it: the operator may have chosen another list.
      if (known.wasSubscribed && status === 'unsubscribed') return { state: 'left', remoteId };
      const mine = oursOf(entry);
      const isAdopted = mine ? mine.adopted === true : true;
      const ours = { ...attributes, id, ...(isAdopted ? { adopted: true } : {}) };
      await changeDetails(entry, isAdopted ? entry.name : nameOrAddress(name, email), ours);
      if (status !== 'confirmed') await changeList(entry.id, 'add');
      return { state: 'subscribed', remoteId };
    },

    async unsubscribe(person) {
      const entry = await findEntry(call, person);
      if (!entry) return;
      if (listStatus(entry, listId)) await changeList(entry.id, 'unsubscribe');
      const mine = oursOf(entry);
      if (!mine) return;
      const name = mine.adopted ? entry.name : nameOrAddress(undefined, entry.email);
      await changeDetails(entry, name, { id: mine.id, ...(mine.adopted ? { adopted: true } : {}) });
    },

    async erase(person) {
      const entry = await findEntry(call, person);
      const mine = entry && oursOf(entry);
      if (!entry || mine?.id !== person.id) return;
      const hasOtherLists = entry.lists.some(({ id }) => id !== listId);
      if (mine.adopted || hasOtherLists) {
        await changeDetails(entry, entry.name, null);
        await changeList(entry.id, 'remove');
      } else await change({ method: 'DELETE', path: `/subscribers/${entry.id}` });
    },

    async checkSetup() {
      return checkSetup(call, listId);
    },
  };
}

async function checkSetup(
  call: ReturnType<typeof createListmonkCall>,
  listId: number,
): Promise<readonly ProviderProblem[]> {
  const list = await call({ method: 'GET', path: `/lists/${listId}` }, z.object({ id: z.int() }));
  if (!list.ok) {
    return list.status === 403
      ? [
          {
            problem: 'it refuses the API user, or the user may not read the list',
            fix: 'Check LISTMONK_USER, LISTMONK_TOKEN and the roles of the API user.',
          },
        ]
      : [{ problem: `there is no list ${listId}`, fix: 'Set LISTMONK_LIST_ID to the number of a list.' }];
  }
  const query = { list_id: String(listId), page: '1', per_page: '1' };
  const people = await call({ method: 'GET', path: '/subscribers', query }, z.unknown());
  return people.ok
    ? []
    : [
        {
          problem: 'the API user may not read subscribers',
          fix: 'Give its role `subscribers:get_all` and `subscribers:manage`.',
        },
      ];
}

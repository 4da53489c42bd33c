import type { ForwardedEntry, ForwardedSubscriber, NewsletterProvider } from './newsletter-provider.ts';

export interface MemoryPerson {
  readonly remoteId: string;
  /** Our id of the subscriber; undefined for an entry of the operator's. */
  id: string | undefined;
  readonly email: string;
  name: string | undefined;
  attributes: ForwardedSubscriber['attributes'] | undefined;
  status: 'subscribed' | 'unsubscribed' | 'none';
  /** True when the operator had the person before. */
  readonly isAdopted: boolean;
}

export interface MemoryNewsletterProvider extends NewsletterProvider {
  readonly people: Map<string, MemoryPerson>;
}

/** A service in memory, for tests of what forwards subscribers. Addresses that end in `.invalid` are refused. */
export function createMemoryNewsletterProvider(): MemoryNewsletterProvider {
  const people = new Map<string, MemoryPerson>();
  let lastId = 0;

  const ofAddress = (email: string | undefined) =>
    [...people.values()].find((person) => person.email === email?.toLowerCase());
  const find = ({ id, remoteId, email }: ForwardedEntry) => {
    const known = remoteId === undefined ? undefined : people.get(remoteId);
    return known && (known.id === id || known === ofAddress(email)) ? known : ofAddress(email);
  };

  return {
    name: 'memory',
    people,
    async subscribe({ id, email, name, attributes }, known, recreates = false) {
      const person = find({ id, email, remoteId: known.remoteId });
      if (!person) {
        if (known.wasSubscribed && !recreates) return { state: 'missing' };
        if (email.endsWith('.invalid')) return { state: 'refused', reason: 'the address is not valid' };
        const remoteId = String((lastId += 1));
        const row = { id, name, attributes, status: 'subscribed' as const, isAdopted: false };
        people.set(remoteId, { remoteId, email: email.toLowerCase(), ...row });
        return { state: 'subscribed', remoteId };
      }
      const { remoteId } = person;
      if (known.wasSubscribed && person.status === 'unsubscribed') return { state: 'left', remoteId };
      Object.assign(person, { id, attributes, status: 'subscribed' }, person.isAdopted ? {} : { name });
      return { state: 'subscribed', remoteId };
    },
    async unsubscribe(entry) {
      const person = find(entry);
      if (!person) return;
      Object.assign(person, { attributes: undefined }, person.isAdopted ? {} : { name: undefined });
      if (person.status !== 'none') person.status = 'unsubscribed';
    },
    async erase(entry) {
      const person = find(entry);
      if (person?.id !== entry.id) return;
      if (person.isAdopted) Object.assign(person, { id: undefined, attributes: undefined, status: 'none' });
      else people.delete(person.remoteId);
    },
    checkSetup: async () => [],
  };
}

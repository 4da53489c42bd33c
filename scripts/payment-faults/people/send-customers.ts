import { customer, pair, twins } from './customer.ts';
import { outage } from '../outage.ts';
import { oddEvent } from '../webhooks/odd-events.ts';
import { newPerson, type Person } from './person.ts';
import { PROVIDER_NAMES, type ProviderName } from '../providers.ts';
import type { Shop } from '../shop.ts';
import { MINUTE_MS } from '../virtual-time.ts';

/** The provider of new orders from a share of the run on: three in turn, then the first ones again. */
const PROVIDERS_IN_TURN: readonly (readonly [share: number, provider: ProviderName])[] = [
  [0, 'stripe'],
  [0.27, 'paddle'],
  [0.54, 'lemonsqueezy'],
  [0.8, 'stripe'],
  [0.87, 'paddle'],
  [0.93, 'lemonsqueezy'],
];
const STORIES = [...Array<typeof customer>(15).fill(customer), pair, pair, twins];
/** The share of the run after which the whole service stops for more than a day, while Lemon Squeezy takes new orders. */
const OUTAGE_FROM = 0.66;
/** Each arrival plans the next one after this time. */
const APART_MIN = [1, 9] as const;

/**
 * Lets customers arrive until enough faults were injected, and changes the provider of new orders in between. Returns a function
 * that tells whether the last one has come.
 */
export function sendCustomers(shop: Shop, faults: number): () => boolean {
  const { time, chaos, counts, carriers } = shop;
  const persons: Person[] = [];
  let isOver = false;
  let hadOutage = false;

  function nextPerson(): Person {
    if (persons.length > 0 && chaos.happens(0.25)) return chaos.random.pick(persons);
    const person = newPerson(persons.length + 1, chaos);
    persons.push(person);
    return person;
  }

  async function arrive(): Promise<void> {
    if (counts.total >= faults) {
      isOver = true;
      return;
    }
    if (shop.processes.isStopped) {
      time.plan(30 * MINUTE_MS, arrive);
      return;
    }
    switchProvider(shop, counts.total / faults);
    if (!hadOutage && counts.total / faults >= OUTAGE_FROM) {
      hadOutage = true;
      time.play(0, outage(shop, nextPerson));
    }
    // Only the list of Lemon Squeezy leaves out the orders, so that twins are most interesting there.
    const isTwin = shop.processes.newOrders === 'lemonsqueezy' && chaos.happens(0.12);
    time.play(0, (isTwin ? twins : chaos.random.pick(STORIES))(shop, nextPerson()));
    const provider = chaos.random.pick(PROVIDER_NAMES);
    const former = carriers[provider].mattering();
    if (former.length > 0 && chaos.happens(0.3)) {
      const { oddity, body } = oddEvent(provider, former, chaos);
      shop.history.add(`${provider} sends an odd event: ${oddity}`);
      carriers[provider].sendOdd(body);
    }
    if (chaos.happens(0.08)) carriers[provider].sendAgain();
    if (shop.processes.newOrders === 'lemonsqueezy' && chaos.happens(0.05)) addTaxForAWhile(shop);
    time.plan(chaos.random.between(...APART_MIN) * MINUTE_MS, arrive);
  }
  time.plan(0, arrive);
  return () => isOver;
}

/** Somebody changes the store's setting, so that its prices no longer include the tax. */
function addTaxForAWhile({ standIns, counts, time, history }: Shop): void {
  if (!standIns.lemonSqueezyAccount.stores.every((store) => store.hasTaxInclusivePrices)) return;
  counts.add('tax added to the price', 'lemonsqueezy');
  history.add('Lemon Squeezy adds the tax to the prices');
  const set = (isInclusive: boolean) => {
    for (const store of standIns.lemonSqueezyAccount.stores) store.hasTaxInclusivePrices = isInclusive;
  };
  set(false);
  time.plan(10 * MINUTE_MS, async () => set(true));
}

/** Restarts all processes with another provider, one after the other, so that old and new ones work side by side for a while. */
function switchProvider({ processes, counts, time, history }: Shop, share: number): void {
  const [, provider] = PROVIDERS_IN_TURN.findLast(([from]) => share >= from)!;
  if (provider === processes.newOrders) return;
  processes.newOrders = provider;
  counts.add('other provider for new orders', provider);
  history.add(`new orders go to ${provider}`);
  ['web-1', 'worker-1', 'web-2', 'worker-2'].forEach((name, index) => {
    time.plan(index * 3 * MINUTE_MS, async () => processes.move(name));
  });
}

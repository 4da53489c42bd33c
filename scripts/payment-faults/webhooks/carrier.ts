import type { PaymentStandIn } from '../../../test/payment-stand-ins/stand-in.ts';
import type { OutgoingWebhook, WebhookFault } from '../../../test/payment-stand-ins/webhook-outbox.ts';
import type { Chaos } from '../chaos.ts';
import type { FaultCounts } from '../fault-counts.ts';
import type { Processes } from '../service/processes.ts';
import type { Answer, WebServers } from '../service/web-servers.ts';
import type { History } from '../history.ts';
import type { Network } from '../network.ts';
import { type ProviderName, PUBLIC_URL } from '../providers.ts';
import { MINUTE_MS, type VirtualTime } from '../virtual-time.ts';
import { webhookFacts } from './webhook-facts.ts';

/** The probabilities of faults, for each event that matters. */
const LOST = 0.06;
const DOUBLED = 0.1;
const DELAYED = 0.22;
const BOTH = 0.08;
const KILLED = 0.09;
const API_FAULT = 0.07;
/** For each round with events that matter: the site cannot be reached for some rounds. */
const OUTAGE: Readonly<Record<ProviderName, number>> = { stripe: 0.02, paddle: 0.02, lemonsqueezy: 0.06 };
const OUTAGE_ROUNDS_MAX = 6;
/** Lemon Squeezy gives up after three minutes, so its events are never later than that. The others retry for days. */
const DELAY_MAX_MS: Readonly<Record<ProviderName, number>> = {
  stripe: 100 * MINUTE_MS,
  paddle: 100 * MINUTE_MS,
  lemonsqueezy: 1.5 * MINUTE_MS,
};

export interface CarrierOptions {
  readonly name: ProviderName;
  readonly standIn: PaymentStandIn;
  readonly web: WebServers;
  readonly processes: Processes;
  readonly time: VirtualTime;
  readonly chaos: Chaos;
  readonly counts: FaultCounts;
  readonly history: History;
  readonly network: Network;
}

/** Carries the webhooks of one provider to the web servers, badly. */
export class Carrier {
  readonly #options: CarrierOptions;
  /** Event → the moment until which it is held back. */
  readonly #heldUntil = new Map<string, number>();
  /** Odd event → number of attempts. */
  readonly #odd = new Map<string, number>();
  readonly #accepted = new Set<string>();
  /** Orders all of whose events are lost. */
  readonly #lost = new Set<string>();
  #outageRounds = 0;
  #waiting = 0;
  #known = 0;
  #atOnce: { readonly until: number; readonly orderIds: ReadonlySet<string> } | undefined;
  #droppedBefore = 0;

  constructor(options: CarrierOptions) {
    this.#options = options;
    options.standIn.webhooks.decide = (fault, text) => this.#decide(fault, text);
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && this.#known === this.#options.standIn.webhooks.bodies.length;
  }

  /** True if no event of this type about the payment was ever accepted. */
  wasNeverAccepted(type: string, paymentId: string): boolean {
    return !this.#accepted.has(`${type} ${paymentId}`);
  }

  /** Sends an event that the provider signs, but that is not as documented. */
  sendOdd(body: unknown): void {
    this.#odd.set(JSON.stringify(body), 0);
    this.#options.standIn.webhooks.add(body);
    this.#options.counts.add('odd signed event', this.#options.name);
  }

  /** Sends one of all former events again, as somebody does in the provider's dashboard. */
  sendAgain(): void {
    const { standIn, chaos, counts, name } = this.#options;
    const former = this.mattering();
    if (former.length === 0) return;
    standIn.webhooks.add(JSON.parse(chaos.random.pick(former)));
    counts.add('webhook sent again later', name);
  }

  /** The texts of all events so far that change something here, without odd ones. */
  mattering(): readonly string[] {
    const { standIn, name } = this.#options;
    return standIn.webhooks.bodies.filter((text) => !this.#odd.has(text) && webhookFacts(name, text).matters);
  }

  /** Holds the events of these orders back, and then sends all waiting ones at the same time. */
  sendAtOnce(orderIds: readonly string[], delayMs: number): void {
    this.#atOnce = { until: this.#options.time.now.getTime() + delayMs, orderIds: new Set(orderIds) };
    this.#options.counts.add('webhooks of two orders at once', this.#options.name);
  }

  /** Loses every event of an order. */
  loseAll(orderId: string): void {
    this.#lost.add(orderId);
  }

  /** Sends every waiting event once. */
  async round(): Promise<void> {
    const { standIn, chaos, time, name, processes } = this.#options;
    if (this.isIdle) return;
    // The other providers try for days, and Lemon Squeezy gives up within minutes.
    if (processes.isStopped && name !== 'lemonsqueezy') return;
    this.#known = standIn.webhooks.bodies.length;
    if (this.#outageRounds > 0) this.#outageRounds -= 1;
    else if (chaos.happens(OUTAGE[name])) this.#outageRounds = chaos.integer(1, OUTAGE_ROUNDS_MAX);
    if (!chaos.isOn) this.#outageRounds = 0;
    const isAtOnce = this.#atOnce !== undefined && time.now.getTime() >= this.#atOnce.until;
    if (isAtOnce) this.#atOnce = undefined;
    this.#waiting = await standIn.webhooks.deliver((webhook) => this.#post(webhook), isAtOnce);
    this.#countGivenUp();
  }

  #decide(fault: WebhookFault, text: string): boolean {
    const { name, chaos, counts, history } = this.#options;
    const { type, matters, orderId, paymentId } = webhookFacts(name, text);
    if (!matters || this.#odd.has(text)) return false;
    if (fault === 'delayed') return this.#isHeld(text, orderId, paymentId);
    const probability = fault === 'doubled' ? DOUBLED : this.#lost.has(orderId ?? '') ? 1 : LOST;
    if (!chaos.happens(probability)) return false;
    counts.add(fault === 'lost' ? 'webhook lost' : 'webhook doubled', name);
    history.add(`${name} ${fault === 'lost' ? 'loses' : 'doubles'} ${type}`, orderId, paymentId);
    if (fault === 'lost') this.#droppedBefore += 1;
    return true;
  }

  #isHeld(text: string, orderId: string | undefined, paymentId: string | undefined): boolean {
    const { name, time, chaos, counts, history } = this.#options;
    const now = time.now.getTime();
    if (this.#atOnce && orderId !== undefined && this.#atOnce.orderIds.has(orderId)) {
      return now < this.#atOnce.until;
    }
    const known = this.#heldUntil.get(text);
    if (known !== undefined) return chaos.isOn && now < known;
    // Short delays let the next events overtake; long ones let the reconciliation overtake.
    const delayMs = chaos.random.next() ** 3 * DELAY_MAX_MS[name];
    const isHeld = chaos.happens(DELAYED);
    this.#heldUntil.set(text, isHeld ? now + delayMs : now);
    if (!isHeld) return false;
    counts.add('webhook delayed', name);
    history.add(`${name} holds an event back for ${Math.round(delayMs / MINUTE_MS)} min`, orderId, paymentId);
    return true;
  }

  async #post({ rawBody, headers }: OutgoingWebhook): Promise<number> {
    const { name, web, processes, chaos, counts, history, network } = this.#options;
    const text = new TextDecoder().decode(rawBody);
    const { type, matters, orderId, paymentId } = webhookFacts(name, text);
    const isOdd = this.#odd.has(text);
    const ids = [orderId, paymentId];
    if (this.#outageRounds > 0 || processes.isStopped) {
      if (matters && !isOdd) counts.add('webhook not accepted', name);
      history.add(`${name} cannot reach us with ${type}`, ...ids);
      return 503;
    }
    const request = () =>
      new Request(`${PUBLIC_URL}/api/payments/${name}/webhook`, { method: 'POST', headers, body: rawBody });
    const isPlain = !matters || isOdd;
    const toBoth = !isPlain && chaos.happens(BOTH);
    if (toBoth) counts.add('webhook sent to both at once', name);
    const answers = toBoth
      ? await web.requestAtBoth('webhook', request)
      : [
          await chaos.withApiFaults(network, isPlain ? 0 : API_FAULT, [name], () =>
            web.request('webhook', request(), isPlain ? 0 : KILLED),
          ),
        ];
    if (matters) history.add(`${name} sends ${type}: ${answers.map(describe).join(', ')}`, ...ids);
    const statuses = answers.map((answer) => (answer === 'lost' ? 0 : answer.status));
    if (isOdd && statuses.some((status) => status >= 500)) {
      processes.problems.push({ text: `an odd ${type} of ${name} was answered ${statuses.join()}`, ids: [] });
    }
    // An event that cannot be read is refused each time, so two attempts are enough.
    if (isOdd) {
      const attempts = (this.#odd.get(text) ?? 0) + 1;
      this.#odd.set(text, attempts);
      return attempts > 1 ? 200 : Math.max(...statuses);
    }
    const status = Math.max(...statuses);
    if (status === 200) this.#accepted.add(`${type} ${paymentId ?? ''}`);
    return status;
  }

  /** Counts the events that the provider gave up after its last attempt. */
  #countGivenUp(): void {
    const { standIn, counts, name } = this.#options;
    const { dropped } = standIn.webhooks;
    for (let count = this.#droppedBefore; count < dropped; count += 1) {
      counts.add('webhook given up', name);
    }
    this.#droppedBefore = dropped;
  }
}

function describe(answer: Answer): string {
  if (answer === 'lost') return 'nobody answers';
  const { status, body } = answer;
  return [status, body['outcome'] ?? body['error']].filter((part) => part !== undefined).join(' ');
}

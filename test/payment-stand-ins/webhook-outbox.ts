/** A webhook as a provider sends it: the same bytes at each attempt, signed anew. */
export interface OutgoingWebhook {
  readonly rawBody: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Posts a webhook and returns the status of the response; rejects when nobody answers. */
export type PostWebhook = (webhook: OutgoingWebhook) => Promise<number>;

/** The probability of each fault, from 0 to 1. */
export interface WebhookFaults {
  /** The event is never sent, as if the provider had lost it. */
  readonly lost: number;
  /** The event is sent once more after it was accepted. */
  readonly doubled: number;
  /** The event waits for a later round, so that others overtake it. */
  readonly delayed: number;
}

export type WebhookFault = keyof WebhookFaults;

export const NO_FAULTS: WebhookFaults = { lost: 0, doubled: 0, delayed: 0 };

export interface WebhookOutbox {
  /** Adds an event; `sign` is called at each attempt. */
  add(body: unknown): void;
  /**
   * Attempts every waiting event once. Returns the number of events that still wait.
   * @param isAtOnce true to send all of them at the same time; by default each waits for the answer to the one before
   */
  deliver(post: PostWebhook, isAtOnce?: boolean): Promise<number>;
  /** Number of events that were given up after `maxAttempts`, or lost by a fault. */
  readonly dropped: number;
  /** The bodies of all events so far, oldest first. */
  readonly bodies: readonly string[];
  faults: WebhookFaults;
  /** Decides about each event and fault, in place of the probabilities in `faults`; default undefined. */
  decide: ((fault: WebhookFault, text: string) => boolean) | undefined;
}

interface Waiting {
  readonly text: string;
  readonly rawBody: Uint8Array<ArrayBuffer>;
  attempts: number;
}

/**
 * The webhooks of a provider's stand-in, sent in rounds so that a test decides when. An event that gets anything but an accepted
 * status is tried again in the next round, and dropped after `maxAttempts`.
 * @param random returns a number from 0 to below 1; seeded, so that a run can be repeated
 */
export function createWebhookOutbox(options: {
  readonly sign: (rawBody: Uint8Array) => Readonly<Record<string, string>>;
  readonly isAccepted: (status: number) => boolean;
  readonly maxAttempts: number;
  readonly random?: () => number;
}): WebhookOutbox {
  const { sign, isAccepted, maxAttempts, random = Math.random } = options;
  let waiting: Waiting[] = [];
  let dropped = 0;
  const bodies: string[] = [];

  async function attempt(event: Waiting, post: PostWebhook): Promise<boolean> {
    event.attempts += 1;
    try {
      return isAccepted(await post({ rawBody: event.rawBody, headers: sign(event.rawBody) }));
    } catch {
      return false; // nobody answers, which a provider treats like a refusal
    }
  }

  const happens = (fault: WebhookFault, text: string) =>
    outbox.decide ? outbox.decide(fault, text) : random() < outbox.faults[fault];

  const outbox: WebhookOutbox = {
    faults: NO_FAULTS,
    decide: undefined,
    bodies,
    get dropped() {
      return dropped;
    },
    add(body) {
      const text = JSON.stringify(body);
      bodies.push(text);
      if (happens('lost', text)) dropped += 1;
      else waiting.push({ text, rawBody: new TextEncoder().encode(text), attempts: 0 });
    },
    async deliver(post, isAtOnce = false) {
      const round = waiting;
      waiting = [];
      const later = new Set(round.filter(({ text }) => happens('delayed', text)));
      const due = round.filter((event) => !later.has(event));
      const attemptOne = async (event: Waiting) => {
        if (!(await attempt(event, post))) {
          if (event.attempts < maxAttempts) later.add(event);
          else dropped += 1;
        } else if (happens('doubled', event.text)) {
          later.add({ ...event });
        }
      };
      if (isAtOnce) await Promise.all(due.map(attemptOne));
      else for (const event of due) await attemptOne(event);
      waiting = [...later, ...waiting];
      return waiting.length;
    },
  };
  return outbox;
}

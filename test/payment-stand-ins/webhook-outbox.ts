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

export const NO_FAULTS: WebhookFaults = { lost: 0, doubled: 0, delayed: 0 };

export interface WebhookOutbox {
  /** Adds an event; `sign` is called at each attempt. */
  add(body: unknown): void;
  /** Attempts every waiting event once. Returns the number of events that still wait. */
  deliver(post: PostWebhook): Promise<number>;
  /** Number of events that were given up after `maxAttempts`, or lost by a fault. */
  readonly dropped: number;
  /** The bodies of all events so far, oldest first. */
  readonly bodies: readonly string[];
  faults: WebhookFaults;
}

interface Waiting {
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

  return {
    faults: NO_FAULTS,
    bodies,
    get dropped() {
      return dropped;
    },
    add(body) {
      const text = JSON.stringify(body);
      bodies.push(text);
      if (random() < this.faults.lost) dropped += 1;
      else waiting.push({ rawBody: new TextEncoder().encode(text), attempts: 0 });
    },
    async deliver(post) {
      const round = waiting;
      waiting = [];
      const later: Waiting[] = [];
      for (const event of round) {
        if (random() < this.faults.delayed) {
          later.push(event);
          continue;
        }
        if (!(await attempt(event, post))) {
          if (event.attempts < maxAttempts) later.push(event);
          else dropped += 1;
        } else if (random() < this.faults.doubled) {
          later.push({ ...event });
        }
      }
      waiting = [...later, ...waiting];
      return waiting.length;
    },
  };
}

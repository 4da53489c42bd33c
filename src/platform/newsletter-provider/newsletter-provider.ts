/** The outside service cannot be reached or does not do what it was asked; a later try may succeed. */
export class NewsletterProviderError extends Error {
  override readonly name = 'NewsletterProviderError';
}

/** A confirmed subscriber as the outside service stores them. */
export interface ForwardedSubscriber {
  /** Our id, which the service stores, too: it proves whose entry is changed or erased. */
  readonly id: string;
  readonly email: string;
  /** Undefined when the person gave none. */
  readonly name: string | undefined;
  /** Language, tags, source and campaign, for selecting and addressing subscribers there. */
  readonly attributes: Readonly<Record<string, string | readonly string[]>>;
}

/** The ways in which an entry of a subscriber may be found at the service. */
export interface ForwardedEntry {
  readonly id: string;
  /** The service's own id of the entry; undefined while it is not known. */
  readonly remoteId: string | undefined;
  /** Undefined when the address was erased. */
  readonly email: string | undefined;
}

/**
 * - `subscribed`: the person is on the list.
 * - `left`: they were, and have unsubscribed or were blocked at the service, which is respected.
 * - `missing`: they were, and their entry is gone. It is only made again on request, because they may have erased it there.
 * - `refused`: the service will never take this person, for example because it finds the address invalid.
 */
export type ForwardOutcome =
  | { readonly state: 'subscribed' | 'left'; readonly remoteId: string }
  | { readonly state: 'missing' }
  | { readonly state: 'refused'; readonly reason: string };

/** A fault of the setup, for the operator. */
export interface ProviderProblem {
  readonly problem: string;
  readonly fix: string;
}

/**
 * An outside service that sends newsletters. Every change brings it to a state and may be repeated, also after an answer that was
 * lost. The caller makes one change at a time.
 */
export interface NewsletterProvider {
  readonly name: string;
  /**
   * Puts a subscriber on the list, or updates their entry, and stores our attributes. Other lists of the person stay as they are.
   * @param known what was remembered of earlier calls; `wasSubscribed` when one of them had put the person on the list
   * @param recreates true to make a missing entry again
   * @throws {NewsletterProviderError}
   */
  subscribe(
    subscriber: ForwardedSubscriber,
    known: { readonly remoteId: string | undefined; readonly wasSubscribed: boolean },
    recreates?: boolean,
  ): Promise<ForwardOutcome>;
  /**
   * Takes a person off the list and erases name and attributes; the address stays, so that nobody adds it again.
   * @throws {NewsletterProviderError}
   */
  unsubscribe(entry: ForwardedEntry): Promise<void>;
  /**
   * Erases the entry, unless it belongs to somebody else or existed before for another purpose of the operator's; of such a one it
   * erases what we added.
   * @throws {NewsletterProviderError}
   */
  erase(entry: ForwardedEntry): Promise<void>;
  /** Checks connection, permissions and list. Changes nothing there. @throws {NewsletterProviderError} */
  checkSetup(): Promise<readonly ProviderProblem[]>;
}

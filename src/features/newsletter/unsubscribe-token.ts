import type { Capabilities } from '../../platform/capability/capabilities.ts';

/** Length of every id, see platform/ids. */
const ID_LENGTH = 22;

/**
 * Returns the token in the mails to a subscriber: its id and a key derived from it (decision 005), so that no secret is
 * stored and links in old mails stay valid.
 */
export function unsubscribeToken(capabilities: Pick<Capabilities, 'keyFor'>, subscriberId: string): string {
  return subscriberId + capabilities.keyFor('unsubscribe', subscriberId);
}

/** Returns the subscriber's id; undefined for a token that is not ours. */
export function readSubscriberId(
  capabilities: Pick<Capabilities, 'verify'>,
  token: string,
): string | undefined {
  const subscriberId = token.slice(0, ID_LENGTH);
  const valid = capabilities.verify('unsubscribe', subscriberId, token.slice(ID_LENGTH));
  return valid ? subscriberId : undefined;
}

import type { Capabilities } from '../../platform/capability/capabilities.ts';

/** Of every id of ours, see platform/ids. */
const ID_LENGTH = 22;

/** Stands in each mail to a subscriber: id and key (decision 005), so nothing secret is stored and old mails stay valid. */
export function unsubscribeToken(capabilities: Pick<Capabilities, 'keyFor'>, subscriberId: string): string {
  return subscriberId + capabilities.keyFor('unsubscribe', subscriberId);
}

/** Undefined for a token that we did not make. */
export function subscriberOfToken(
  capabilities: Pick<Capabilities, 'verify'>,
  token: string,
): string | undefined {
  const subscriberId = token.slice(0, ID_LENGTH);
  const valid = capabilities.verify('unsubscribe', subscriberId, token.slice(ID_LENGTH));
  return valid ? subscriberId : undefined;
}

/** Names that no mail ever reaches (RFC 2606, RFC 6761). */
const RESERVED = /[@.](?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** Of the operators' addresses those that nobody can read: what somebody sends us would be lost there. */
export function unreachableAddresses(operatorEmails: readonly string[]): readonly string[] {
  return operatorEmails.filter((email) => RESERVED.test(email));
}

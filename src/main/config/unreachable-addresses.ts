/** Reserved domains, which no mail ever reaches (RFC 2606, RFC 6761). */
const RESERVED = /[@.](?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** Returns the operators' addresses on reserved domains, where mail would be lost. */
export function unreachableAddresses(operatorEmails: readonly string[]): readonly string[] {
  return operatorEmails.filter((email) => RESERVED.test(email));
}

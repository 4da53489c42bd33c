import { domainToASCII } from 'node:url';

/** Returns the ASCII domain of a sender, `Name <address>` or an address alone. Names may contain an `@`, too. */
export function senderDomain(from: string): string {
  const domain = /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? '';
  return domainToASCII(domain) || 'localhost';
}

import { isIP } from 'node:net';

/**
 * Returns whether a request's host is one that nobody else can point at us: localhost, an IP address or the operator's own
 * domain. A stranger may point their own domain at our address (DNS rebinding) and then read our pages as same-origin.
 */
export function isOwnHost(hostname: string, publicUrl: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || isIP(host) !== 0 || hostname === new URL(publicUrl).hostname;
}

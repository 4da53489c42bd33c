import { isIP } from 'node:net';

/**
 * Whether a request's host is one that nobody else can point at us: this machine, a bare address, or the operator's
 * own name. A stranger's page may bind its own name to our address (DNS rebinding) and then read as if it were ours.
 */
export function isOwnHost(hostname: string, publicUrl: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || isIP(bare) !== 0 || hostname === new URL(publicUrl).hostname;
}

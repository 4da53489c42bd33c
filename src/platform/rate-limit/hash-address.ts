import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Returns a pseudonym of a client that does not reveal its address: HMAC-SHA-256 with the service's secret. An IPv6 client owns
 * at least a /64, so only that half counts.
 */
export function hashAddress(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`address|${network(address)}`)
    .digest('base64url')
    .slice(0, 22);
}

function network(address: string): string {
  const lower = address.toLowerCase();
  // Email addresses are hashed too, and must not be parsed as IPv6 addresses, whatever characters they contain.
  if (!isIPv6(lower)) return lower;
  const unzoned = lower.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(unzoned);
  if (mapped) return mapped[1]!;
  const [head, tail = ''] = unzoned.split('::') as [string, string?];
  const front = head.split(':');
  const back = tail.split(':');
  // Without a `::` this gives nine groups, of which only the first four are used.
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...zeros, ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}

import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * A name for a client that cannot be turned back into its address: HMAC-SHA-256 with the service's secret.
 * An IPv6 client owns at least a /64, so only that half counts.
 */
export function hashAddress(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`address|${network(address)}`)
    .digest('base64url')
    .slice(0, 22);
}

function network(address: string): string {
  const lower = address.toLowerCase();
  // Also e-mail addresses are counted, and in those a % is a letter like any other.
  const unzoned = lower.replace(/%.*$/, '');
  const bare = isIPv6(unzoned) ? unzoned : lower;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped) return mapped[1]!;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::') as [string, string?];
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}

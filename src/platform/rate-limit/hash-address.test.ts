import { expect, it } from 'vitest';
import { hashAddress } from './hash-address.ts';

const hash = (address: string) => hashAddress('salt', address);

it('is the same for one client and differs between clients and secrets', () => {
  expect(hash('203.0.113.7')).toBe(hash('203.0.113.7'));
  expect(hash('203.0.113.7')).toBe(hash('::ffff:203.0.113.7'));
  expect(hash('203.0.113.7')).not.toBe(hash('203.0.113.8'));
  expect(hash('203.0.113.7')).not.toBe(hashAddress('other', '203.0.113.7'));
});

it('distinguishes email addresses that begin alike', () => {
  expect(hash('mira%home@example.org')).not.toBe(hash('mira%work@example.org'));
  expect(hash('Mira%home@example.org')).toBe(hash('mira%home@example.org'));
});

it('does not truncate what only looks like an IPv6 address', () => {
  expect(hash('1:2:3:4:home')).not.toBe(hash('1:2:3:4:work'));
});

it('treats the addresses of one IPv6 network as one client', () => {
  expect(hash('2001:db8:1:2::1')).toBe(hash('2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd'));
  expect(hash('2001:db8:1:2::1')).not.toBe(hash('2001:db8:1:3::1'));
  expect(hash('2001:db8::1')).toBe(hash('2001:db8:0:0:9::'));
  expect(hash('2001:db8::2:0:0:0:1')).toBe(hash('2001:db8:0:2::9'));
  expect(hash('::2:0:0:0:0:1')).toBe(hash('0:0:2:0:9::'));
  expect(hash('1:2:3:4:5:6:7::')).toBe(hash('1:2:3:4::'));
  expect(hash('::1')).toBe(hash('::2'));
  expect(hash('::1')).not.toBe(hash('0:0:0:1::'));
  expect(hash('fe80::1%eth0')).toBe(hash('fe80::2%eth1'));
  expect(hash('fe80::1%a:b:c:d:e:f')).toBe(hash('fe80::1'));
});

import { createPublicKey, X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeDevCertificate } from '../dev-certificate.ts';
import { readSigningIdentity } from './signing-identity.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const dev = await makeDevCertificate(NOW);

it('reads certificate and key, and leaves the root out', () => {
  const read = readSigningIdentity(dev.certificatePem + dev.authorityPem, dev.privateKeyPem);
  expect(read).toMatchObject({
    ok: true,
    value: {
      algorithm: 'es256',
      signer: 'Lichtbild development signer',
      validFrom: new Date('2026-11-20T10:00:00Z'),
      validTo: new Date('2027-11-21T10:00:00Z'),
      chain: [new Uint8Array(new X509Certificate(dev.certificatePem).raw)],
    },
  });
});

/** The same certificate with another purpose. Its signature no longer matches, but is not checked here. */
function forOtherPurpose(pem: string): string {
  const hex = new X509Certificate(pem).raw.toString('hex');
  const claimSigning = '060a2b0601040183e85e0201';
  const emailProtection = '06082b06010505070304';
  expect(hex).toContain(claimSigning);
  const other = hex
    .replace(claimSigning, claimSigning.replace(/01$/, '09'))
    .replace(emailProtection, emailProtection.replace(/04$/, '01'));
  const base64 = Buffer.from(other, 'hex').toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
}

it.each([
  ['no certificate', 'nothing', dev.privateKeyPem, 'holds no certificates'],
  [
    'a broken certificate',
    dev.certificatePem.replace('MII', 'AAA'),
    dev.privateKeyPem,
    'holds no certificates',
  ],
  ['the authority first', dev.authorityPem + dev.certificatePem, dev.privateKeyPem, 'comes first'],
  ['another purpose', forOtherPurpose(dev.certificatePem), dev.privateKeyPem, 'not meant for C2PA'],
  [
    'a chain of strangers',
    dev.certificatePem + (await makeDevCertificate(NOW)).authorityPem,
    dev.privateKeyPem,
    'certificate 2 of the file did not issue',
  ],
  ['no key', dev.certificatePem, dev.certificatePem, 'holds no private key'],
  [
    'the key of another',
    dev.certificatePem,
    (await makeDevCertificate(NOW)).privateKeyPem,
    'does not belong',
  ],
])('refuses %s', (_, certificate, key, reason) => {
  expect(readSigningIdentity(certificate, key)).toEqual({
    ok: false,
    error: expect.stringContaining(reason) as string,
  });
});

it('the development certificate is valid', async () => {
  const own = new X509Certificate(dev.certificatePem);
  const authority = new X509Certificate(dev.authorityPem);
  expect(own.checkIssued(authority)).toBe(true);
  expect(own.verify(authority.publicKey)).toBe(true);
  expect([own.ca, authority.ca]).toEqual([false, true]);
  expect(own.publicKey.equals(createPublicKey(dev.privateKeyPem))).toBe(true);
  expect(dev.certificatePem).not.toBe((await makeDevCertificate(NOW)).certificatePem);
});

import 'reflect-metadata'; // the library below needs it
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type JsonName,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

export interface DevCertificate {
  /** The certificate of the invented authority in PEM, which a reader must be told to trust. */
  readonly authorityPem: string;
  readonly certificatePem: string;
  readonly privateKeyPem: string;
}

const P256 = { name: 'ECDSA', namedCurve: 'P-256' };
const ECDSA_WITH_SHA256 = { name: 'ECDSA', hash: 'SHA-256' };
const DAY_MS = 86_400_000;
const VALID_DAYS = 365;
const C2PA_CLAIM_SIGNING = '1.3.6.1.4.1.62558.2.1';

/**
 * Creates a signing certificate for trying things out: P-256, valid for a year, with C2PA's profile (2.2 §14.5.1). It is issued
 * by an authority that is created with it and whose key is discarded. Images signed with it are valid, but only readers that
 * are told to trust the authority trust them.
 */
export async function makeDevCertificate(now: Date): Promise<DevCertificate> {
  const authority = await generateKeys();
  const own = await generateKeys();
  const authorityName = name('Lichtbild development authority');
  const common = {
    issuer: authorityName,
    signingKey: authority.privateKey,
    signingAlgorithm: ECDSA_WITH_SHA256,
    notBefore: new Date(now.getTime() - DAY_MS), // one day ago, because clocks differ
    notAfter: new Date(now.getTime() + VALID_DAYS * DAY_MS),
  };
  const authorityCertificate = await X509CertificateGenerator.create({
    ...common,
    subject: authorityName,
    publicKey: authority.publicKey,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(authority.publicKey),
    ],
  });
  const certificate = await X509CertificateGenerator.create({
    ...common,
    subject: name('Lichtbild development signer'),
    publicKey: own.publicKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([C2PA_CLAIM_SIGNING, ExtendedKeyUsage.emailProtection]),
      await SubjectKeyIdentifierExtension.create(own.publicKey),
      await AuthorityKeyIdentifierExtension.create(authority.publicKey),
    ],
  });
  const privateKey = await crypto.subtle.exportKey('pkcs8', own.privateKey);
  return {
    authorityPem: `${authorityCertificate.toString('pem')}\n`,
    certificatePem: `${certificate.toString('pem')}\n`,
    privateKeyPem: `${PemConverter.encode(privateKey, 'PRIVATE KEY')}\n`,
  };
}

function generateKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(P256, true, ['sign', 'verify']);
}

function name(commonName: string): JsonName {
  return [{ O: ['Lichtbild'] }, { CN: [commonName] }];
}

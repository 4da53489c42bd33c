import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

import { err, ok, type Result } from '../../../base/result.ts';
import { algorithmOf, type SigningAlgorithm } from './signing-algorithm.ts';

export interface SigningIdentity {
  /** DER certificates, the signer's first. The root is left out, because a reader trusts its own list of roots. */
  readonly chain: readonly Uint8Array[];
  readonly privateKey: KeyObject;
  readonly algorithm: SigningAlgorithm;
  /** Name of the subject, for people to read. */
  readonly signer: string;
  /** Readers reject signatures made before `validFrom` or after `validTo`. */
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** C2PA requires one of these purposes: claim signing, email protection, document signing. */
const PURPOSES = ['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36'];

/**
 * Reads the signing identity from two PEM texts, or returns the end of a sentence that says why it cannot sign. The library
 * would find most of these problems only with the first image (C2PA 2.2 §14.5.1).
 */
export function readSigningIdentity(certificatesPem: string, privateKeyPem: string): Result<SigningIdentity> {
  const blocks = certificatesPem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const certificates = blocks.map(parseCertificate).filter((each) => each !== undefined);
  const [own] = certificates;
  if (own === undefined || certificates.length < blocks.length)
    return err('the certificate file holds no certificates in PEM');
  if (own.ca) return err('the first certificate is an authority’s; the signer’s own comes first');
  if (own.checkIssued(own))
    return err('the certificate is signed by itself, which no reader of C2PA accepts');
  if (!own.keyUsage?.some((purpose) => PURPOSES.includes(purpose)))
    return err(
      'the certificate is not meant for C2PA: its extended key usage names none of the allowed purposes',
    );
  for (const [index, issuer] of certificates.entries()) {
    if (index > 0 && !certificates[index - 1]!.checkIssued(issuer))
      return err(`certificate ${index + 1} of the file did not issue the one before it`);
  }
  const privateKey = parseKey(privateKeyPem);
  if (privateKey === undefined) return err('the key file holds no private key in PEM without a password');
  if (!own.checkPrivateKey(privateKey))
    return err('the private key does not belong to the first certificate of the file');
  const algorithm = algorithmOf(privateKey);
  if (algorithm === undefined)
    return err('the key must be P-256, P-384, P-521, Ed25519, or RSA of 2048 bits or more');
  return ok({
    chain: certificates.filter((each) => !each.checkIssued(each)).map((each) => new Uint8Array(each.raw)),
    privateKey,
    algorithm,
    signer: nameOf(own),
    validFrom: new Date(own.validFrom),
    validTo: new Date(own.validTo),
  });
}

function parseCertificate(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined; // the caller reports it
  }
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined; // the caller reports it
  }
}

function nameOf({ subject }: X509Certificate): string {
  return /^CN=(.+)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');
}

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import {
  bitString,
  boolean,
  explicit,
  implicit,
  integer,
  octetString,
  oid,
  sequence,
  set,
  time,
  utf8,
} from './der.ts';

export interface DevCertificate {
  /** The certificate of the invented authority in PEM, which a reader must be told to trust. */
  readonly authorityPem: string;
  readonly certificatePem: string;
  readonly privateKeyPem: string;
}

const ECDSA_WITH_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
const DAY_MS = 86_400_000;
const VALID_DAYS = 365;

const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const SUBJECT_KEY = '2.5.29.14';
const AUTHORITY_KEY = '2.5.29.35';
const C2PA_CLAIM_SIGNING = '1.3.6.1.4.1.62558.2.1';
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';

/**
 * Creates a signing certificate for trying things out: P-256, valid for a year, with C2PA's profile (2.2 §14.5.1). It is issued
 * by an authority that is created with it and whose key is discarded. Images signed with it are valid, but only readers that
 * are told to trust the authority trust them.
 */
export function makeDevCertificate(now: Date): DevCertificate {
  const from = new Date(now.getTime() - DAY_MS); // one day ago, because clocks differ
  const to = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  const authority = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const own = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const authorityName = name('Lichtbild development authority');
  const issue = (subject: Buffer, key: KeyObject, extensions: readonly Buffer[]) =>
    certificate({
      subject,
      key,
      extensions,
      issuer: authorityName,
      issuerKey: authority.privateKey,
      from,
      to,
    });
  return {
    authorityPem: issue(authorityName, authority.publicKey, [
      extension(BASIC_CONSTRAINTS, true, sequence(boolean(true))),
      extension(KEY_USAGE, true, bitString(Buffer.from([0b0000_0110]), 1)), // certificate and CRL signing
      extension(SUBJECT_KEY, false, octetString(keyId(authority.publicKey))),
    ]),
    certificatePem: issue(name('Lichtbild development signer'), own.publicKey, [
      extension(BASIC_CONSTRAINTS, true, sequence()),
      extension(KEY_USAGE, true, bitString(Buffer.from([0b1000_0000]), 7)), // digital signature
      extension(EXTENDED_KEY_USAGE, false, sequence(oid(C2PA_CLAIM_SIGNING), oid(EMAIL_PROTECTION))),
      extension(SUBJECT_KEY, false, octetString(keyId(own.publicKey))),
      extension(AUTHORITY_KEY, false, sequence(implicit(0, keyId(authority.publicKey)))),
    ]),
    privateKeyPem: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

interface CertificateParts {
  readonly subject: Buffer;
  readonly key: KeyObject;
  readonly extensions: readonly Buffer[];
  readonly issuer: Buffer;
  readonly issuerKey: KeyObject;
  readonly from: Date;
  readonly to: Date;
}

/** X.509 version 3 (RFC 5280 §4.1), PEM. */
function certificate({ subject, key, extensions, issuer, issuerKey, from, to }: CertificateParts): string {
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_WITH_SHA256,
    issuer,
    sequence(time(from), time(to)),
    subject,
    key.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(...extensions)),
  );
  const whole = sequence(body, ECDSA_WITH_SHA256, bitString(sign('sha256', body, issuerKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function name(commonName: string): Buffer {
  const attribute = (type: string, value: string) => set(sequence(oid(type), utf8(value)));
  return sequence(attribute('2.5.4.10', 'Lichtbild'), attribute('2.5.4.3', commonName));
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  return sequence(oid(id), ...(critical ? [boolean(true)] : []), octetString(value));
}

function keyId(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
}

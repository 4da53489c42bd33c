import { constants, type KeyObject, sign } from 'node:crypto';

/** The algorithms that C2PA allows (2.2 §13.2.1), by their names in the library, with their COSE number and hash. */
export const ALGORITHMS = {
  es256: { cose: -7, hash: 'sha256' },
  es384: { cose: -35, hash: 'sha384' },
  es512: { cose: -36, hash: 'sha512' },
  ps256: { cose: -37, hash: 'sha256' },
  ed25519: { cose: -8, hash: undefined },
} as const;
export type SigningAlgorithm = keyof typeof ALGORITHMS;

const CURVES: Readonly<Record<string, SigningAlgorithm>> = {
  prime256v1: 'es256',
  secp384r1: 'es384',
  secp521r1: 'es512',
};
const MIN_RSA_BITS = 2048;

/** Returns the algorithm for a key, or undefined if C2PA does not allow keys of its kind. */
export function algorithmOf(key: KeyObject): SigningAlgorithm | undefined {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === 'ed25519') return 'ed25519';
  if (type === 'ec') return CURVES[details?.namedCurve ?? ''];
  const isRsa = type === 'rsa' || type === 'rsa-pss';
  return isRsa && (details?.modulusLength ?? 0) >= MIN_RSA_BITS ? 'ps256' : undefined;
}

/** Returns the signature in COSE's format, which for elliptic curves is r followed by s (RFC 9053 §2.1). */
export function signBytes(bytes: Uint8Array, key: KeyObject, algorithm: SigningAlgorithm): Uint8Array {
  const { hash } = ALGORITHMS[algorithm];
  if (algorithm !== 'ps256') return sign(hash, bytes, { key, dsaEncoding: 'ieee-p1363' });
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return sign(hash, bytes, { key, padding, saltLength: constants.RSA_PSS_SALTLEN_DIGEST });
}

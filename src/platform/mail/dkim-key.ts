import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { err, ok, type Result } from '../../base/result.ts';

/** Large mailbox providers recommend it, and not all receivers verify longer keys than 4096 bits (RFC 8301 §3.2). */
const RSA_BITS = 2048;

/** A key that signs mails (DKIM, RFC 6376). */
export interface DkimKey {
  readonly privateKeyPem: string;
  /** The value of `p=` in the DNS record: the public key as SPKI in base64. */
  readonly publicKey: string;
}

/** Reads a private key from PEM, or returns the end of a sentence that says why it cannot sign mails. */
export function readDkimKey(pem: string): Result<DkimKey> {
  const privateKey = parseKey(pem);
  if (!privateKey) return err('it holds no private key in PEM without a password');
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = privateKey;
  // The library signs with RSA only, and sends a mail unsigned when it cannot use the key.
  if (type !== 'rsa') return err(`its key is ${type ?? 'unknown'}, and mails are signed with RSA only`);
  const bits = details?.modulusLength ?? 0;
  if (bits < RSA_BITS) return err(`its key has ${bits} bits, and at least ${RSA_BITS} are needed`);
  return ok({
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKeyOf(createPublicKey(privateKey)),
  });
}

export async function generateDkimKey(): Promise<DkimKey> {
  const made = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  return {
    privateKeyPem: made.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKeyOf(made.publicKey),
  };
}

/** Returns the content of the DNS record that makes a key's signatures verifiable. */
export function dkimRecord({ publicKey }: Pick<DkimKey, 'publicKey'>): string {
  return `v=DKIM1; k=rsa; p=${publicKey}`;
}

/** Returns the name of that DNS record. */
export function dkimRecordName({ domain, selector }: { readonly domain: string; readonly selector: string }) {
  return `${selector}._domainkey.${domain}`;
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined; // the caller reports it
  }
}

function publicKeyOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

import { constants, generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { coseSign1, signatureSize } from './cose-signature.ts';
import { algorithmOf } from './signing-algorithm.ts';

const PAYLOAD = randomBytes(500);
/** Longer than 255 bytes, like real certificates. */
const CERTIFICATE = randomBytes(700);

const pairs = {
  es256: generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  es384: generateKeyPairSync('ec', { namedCurve: 'secp384r1' }),
  es512: generateKeyPairSync('ec', { namedCurve: 'secp521r1' }),
  ps256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ed25519: generateKeyPairSync('ed25519'),
};
const HEADERS = { es256: '26', es384: '3822', es512: '3823', ps256: '3824', ed25519: '27' };
const SIGNATURE_BYTES = { es256: 64, es384: 96, es512: 132, ps256: 256, ed25519: 64 };
const HASHES = { es256: 'sha256', es384: 'sha384', es512: 'sha512', ps256: 'sha256', ed25519: undefined };

it.each(['es256', 'es384', 'es512', 'ps256', 'ed25519'] as const)(
  '%s: header, size and signature',
  async (name) => {
    const { privateKey, publicKey } = pairs[name] as { privateKey: KeyObject; publicKey: KeyObject };
    const algorithm = algorithmOf(privateKey);
    expect(algorithm).toBe(name);
    const identity = { chain: [CERTIFICATE], privateKey, algorithm: algorithm! };
    const signed = Buffer.from(await coseSign1(PAYLOAD, identity));
    expect(signed.byteLength).toBe(signatureSize(identity));

    // {1: alg, 33: certificate} in a byte string of slightly more than 700 bytes, in the tag's list of four.
    const header = Buffer.concat([Buffer.from(`a201${HEADERS[name]}182159${'02bc'}`, 'hex'), CERTIFICATE]);
    expect(signed.subarray(0, 3).toString('hex')).toBe('d28459');
    expect(signed.subarray(5, 5 + header.byteLength)).toEqual(header);

    const toVerify = Buffer.concat([
      Buffer.from('846a', 'hex'),
      Buffer.from('Signature1'),
      Buffer.from([0x59, header.byteLength >> 8, header.byteLength & 255]),
      header,
      Buffer.from('4059', 'hex'),
      Buffer.from([PAYLOAD.byteLength >> 8, PAYLOAD.byteLength & 255]),
      PAYLOAD,
    ]);
    const signature = signed.subarray(-SIGNATURE_BYTES[name]);
    const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
    const key =
      name === 'ps256' ? { key: publicKey, ...pss } : { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
    expect(verify(HASHES[name], toVerify, key, signature)).toBe(true);
  },
);

it('encodes several certificates as a list', async () => {
  const identity = {
    chain: [CERTIFICATE, CERTIFICATE],
    privateKey: pairs.es256.privateKey,
    algorithm: 'es256' as const,
  };
  const signed = Buffer.from(await coseSign1(PAYLOAD, identity));
  expect(signed.subarray(5, 14).toString('hex')).toBe('a201261821825902bc');
  expect(signed.byteLength).toBe(signatureSize(identity));
});

it('puts a time stamp beside the signature without changing the total size', async () => {
  const identity = { chain: [CERTIFICATE], privateKey: pairs.es256.privateKey, algorithm: 'es256' as const };
  const stampedOver: Uint8Array[] = [];
  const stamp = async (bytes: Uint8Array) => {
    stampedOver.push(bytes);
    return stampedOver.length === 1 ? Buffer.from('the token') : undefined;
  };
  const signed = Buffer.from(await coseSign1(PAYLOAD, { ...identity, stamp }));
  const without = await coseSign1(PAYLOAD, { ...identity, stamp });
  expect(signed.toString('latin1')).toContain('gsigTst2\u00a1itstTokens\u0081\u00a1cvalIthe token');
  expect(Buffer.from(without).includes('sigTst2')).toBe(false);
  expect([signed.byteLength, without.byteLength]).toEqual(
    Array(2).fill(signatureSize({ ...identity, stamp })),
  );
  // The time stamp covers the last item of the structure, the signature: 64 bytes, encoded in 66, in a byte string of 66.
  const over = Buffer.from(stampedOver[0]!);
  expect(over.subarray(0, 18).toString('latin1')).toBe('\u0084pCounterSignature');
  expect(over.subarray(-69).toString('hex')).toBe(`405842${signed.subarray(-66).toString('hex')}`);
});

it('rejects short RSA keys and other curves', () => {
  expect(algorithmOf(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey)).toBeUndefined();
  expect(algorithmOf(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey)).toBeUndefined();
  expect(algorithmOf(generateKeyPairSync('x25519').privateKey)).toBeUndefined();
});

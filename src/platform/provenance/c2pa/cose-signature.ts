import { encode, Tag } from 'cbor2';
import { ALGORITHMS, signBytes } from './signing-algorithm.ts';
import type { SigningIdentity } from './signing-identity.ts';

/** Certifies that the bytes existed at this time. Returns a token, or undefined if none could be obtained. */
export type Stamp = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

interface Signer extends Pick<SigningIdentity, 'chain' | 'privateKey' | 'algorithm'> {
  readonly stamp?: Stamp | undefined;
}

const COSE_SIGN1 = 18;
const DETACHED = null;
const ALG = 1;
const X5CHAIN = 33;
/** Enough bytes for a signature by any of the algorithms and for the padding field. */
const SLACK_BYTES = 1536;

/** Bytes that are reserved for a time stamp; tokens with their certificates have up to 7 KB. */
export const TOKEN_BYTES_MAX = 10_240;

/** Returns the number of bytes that `coseSign1` returns for this signer. */
export function signatureSize({ chain, stamp }: Pick<Signer, 'chain' | 'stamp'>): number {
  const certificates = chain.reduce((sum, certificate) => sum + certificate.byteLength + 8, 0);
  return SLACK_BYTES + certificates + (stamp ? TOKEN_BYTES_MAX : 0);
}

/**
 * Returns a COSE_Sign1 structure (RFC 9052 §4.2) over a detached payload, with the certificates in its protected header (RFC
 * 9360) and, if the signer has an authority, a time stamp over the signature (C2PA 2.2 §10.3.2.5, `sigTst2`). It is padded to
 * `signatureSize`, because its space in the image is reserved before it is computed (§13.2).
 */
export async function coseSign1(payload: Uint8Array, signer: Signer): Promise<Uint8Array<ArrayBuffer>> {
  const { algorithm, privateKey, stamp } = signer;
  const header = protectedHeader(signer);
  const signature = signBytes(sigStructure('Signature1', header, payload), privateKey, algorithm);
  // The time stamp covers the signature as an encoded byte string, not its bytes alone.
  const token = await stamp?.(sigStructure('CounterSignature', header, encode(plain(signature))));
  const padded = (pad: number) =>
    encode(
      new Tag(COSE_SIGN1, [
        header,
        {
          ...(token && { sigTst2: { tstTokens: [{ val: plain(token) }] } }),
          pad: new Uint8Array(pad),
        },
        DETACHED,
        plain(signature),
      ]),
    );
  // From 256 bytes of padding on, its length is encoded in a constant number of bytes.
  const minPadding = 256;
  return new Uint8Array(padded(minPadding + signatureSize(signer) - padded(minPadding).byteLength));
}

/** The bytes that are signed (RFC 9052 §4.4) or that a time stamp covers (RFC 9338 §3.3). */
function sigStructure(
  context: 'Signature1' | 'CounterSignature',
  header: Uint8Array,
  payload: Uint8Array,
): Uint8Array {
  const nothingElse = new Uint8Array();
  return encode([context, header, nothingElse, plain(payload)]);
}

function protectedHeader({ algorithm, chain }: Signer): Uint8Array {
  const [first, ...issuers] = chain.map(plain);
  const header = new Map<number, unknown>([
    [ALG, ALGORITHMS[algorithm].cose],
    [X5CHAIN, issuers.length === 0 ? first : [first, ...issuers]],
  ]);
  return encode(header);
}

/** Node's Buffer is a Uint8Array that the encoder would not recognise as a byte string. */
function plain(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

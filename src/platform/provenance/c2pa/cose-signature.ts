import { ALGORITHMS, signBytes } from './signing-algorithm.ts';
import type { SigningIdentity } from './signing-identity.ts';

/** Certifies that the bytes existed at this time. Returns a token, or undefined if none could be obtained. */
export type Stamp = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

interface Signer extends Pick<SigningIdentity, 'chain' | 'privateKey' | 'algorithm'> {
  readonly stamp?: Stamp | undefined;
}

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
  const header = byteString(protectedHeader(signer));
  const signature = byteString(signBytes(sigStructure('Signature1', header, payload), privateKey, algorithm));
  const token = await stamp?.(sigStructure('CounterSignature', header, signature));
  const padded = (pad: number) =>
    Buffer.concat([
      Buffer.from([0xd2]), // tag 18: COSE_Sign1
      list(4),
      header,
      map(token ? 2 : 1),
      ...(token ? stamped(token) : []),
      textString('pad'),
      byteString(new Uint8Array(pad)),
      Buffer.from([0xf6]), // null: the payload is detached
      signature,
    ]);
  // From 256 bytes of padding on, its length is encoded in a constant number of bytes.
  const minPadding = 256;
  return new Uint8Array(padded(minPadding + signatureSize(signer) - padded(minPadding).byteLength));
}

/** The bytes that are signed (RFC 9052 §4.4) or that a time stamp covers (RFC 9338 §3.3). */
function sigStructure(
  context: 'Signature1' | 'CounterSignature',
  header: Buffer,
  payload: Uint8Array,
): Buffer {
  const nothingElse = byteString(new Uint8Array());
  return Buffer.concat([list(4), textString(context), header, nothingElse, byteString(payload)]);
}

function protectedHeader({ algorithm, chain }: Signer): Buffer {
  const certificates = chain.map(byteString);
  return Buffer.concat([
    map(2),
    integer(ALG),
    integer(ALGORITHMS[algorithm].cose),
    integer(X5CHAIN),
    ...(certificates.length === 1 ? [] : [list(certificates.length)]),
    ...certificates,
  ]);
}

function stamped(token: Uint8Array): readonly Buffer[] {
  const tokens = [list(1), map(1), textString('val'), byteString(token)];
  return [textString('sigTst2'), map(1), textString('tstTokens'), ...tokens];
}

/** The head of a CBOR item (RFC 8949 §3): its major type, and its value or length up to 65535. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

const list = (length: number) => head(4, length);
const map = (size: number) => head(5, size);

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function byteString(bytes: Uint8Array): Buffer {
  return Buffer.concat([head(2, bytes.byteLength), bytes]);
}

function textString(text: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

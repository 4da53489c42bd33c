import { ALGORITHMS, signBytes } from './signing-algorithm.ts';
import type { SigningIdentity } from './signing-identity.ts';

type Signer = Pick<SigningIdentity, 'chain' | 'privateKey' | 'algorithm'>;

const ALG = 1;
const X5CHAIN = 33;
/** Room for what a signature of any of the algorithms takes, and the field that fills it up. */
const SLACK_BYTES = 1024;

/** How many bytes `coseSign1` answers for this identity. */
export function signatureSize({ chain }: Pick<SigningIdentity, 'chain'>): number {
  return SLACK_BYTES + chain.reduce((sum, certificate) => sum + certificate.byteLength + 8, 0);
}

/**
 * A COSE_Sign1 structure (RFC 9052 §4.2) over a detached payload, with the certificates in its protected header
 * (RFC 9360) and padded to `signatureSize`, because its place in the picture is measured before it is made
 * (C2PA 2.2 §13.2).
 */
export function coseSign1(payload: Uint8Array, identity: Signer): Uint8Array<ArrayBuffer> {
  const { algorithm, chain, privateKey } = identity;
  const certificates = chain.map((certificate) => byteString(certificate));
  const x5chain = certificates.length === 1 ? certificates : [head(4, certificates.length), ...certificates];
  const header = Buffer.concat([
    head(5, 2),
    integer(ALG),
    integer(ALGORITHMS[algorithm].cose),
    integer(X5CHAIN),
    ...x5chain,
  ]);
  const toSign = Buffer.concat([
    head(4, 4),
    textString('Signature1'),
    byteString(header),
    byteString(new Uint8Array()),
    byteString(payload),
  ]);
  const signature = byteString(signBytes(toSign, privateKey, algorithm));
  const padded = (pad: number) =>
    Buffer.concat([
      Buffer.from([0xd2]), // tag 18: COSE_Sign1
      head(4, 4),
      byteString(header),
      head(5, 1),
      textString('pad'),
      byteString(new Uint8Array(pad)),
      Buffer.from([0xf6]), // no payload: it stands elsewhere
      signature,
    ]);
  // From 256 bytes on the length of the padding takes the same space, whatever it is.
  const least = 256;
  return new Uint8Array(padded(least + signatureSize(identity) - padded(least).byteLength));
}

/** The beginning of a CBOR item (RFC 8949 §3): its major type and its value or length, up to 65535. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function byteString(bytes: Uint8Array): Buffer {
  return Buffer.concat([head(2, bytes.byteLength), bytes]);
}

function textString(text: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

import { createHash, randomBytes } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  MessageImprint,
  PKIStatus,
  TimeStampReq,
  TimeStampReqVersion,
  TimeStampResp,
} from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';

import { ProvenanceError } from '../provenance.ts';
import { TOKEN_BYTES_MAX } from './cose-signature.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const TIMEOUT_MS = 5_000;
const GRANTED: readonly PKIStatus[] = [PKIStatus.granted, PKIStatus.grantedWithMods];

/**
 * Asks an authority to certify that `bytes` existed at this time (RFC 3161 over HTTP). The authority learns only their SHA-256.
 * @returns the token, a CMS structure in DER
 * @throws {ProvenanceError} when the authority does not answer within 5 s, refuses, or returns too long a token
 */
export async function requestTimestamp(url: string, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/timestamp-query' },
      body: timestampQuery(bytes),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new ProvenanceError(`the time-stamp authority answers ${response.status}`);
    return tokenOf(await response.arrayBuffer());
  } catch (cause) {
    throw new ProvenanceError('no time stamp could be obtained', { cause });
  }
}

function timestampQuery(bytes: Uint8Array): ArrayBuffer {
  const imprint = createHash('sha256').update(bytes).digest();
  const query = new TimeStampReq({
    version: TimeStampReqVersion.v1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA256, parameters: null }),
      hashedMessage: new OctetString(imprint),
    }),
    nonce: positive(randomBytes(8)),
    certReq: true,
  });
  return AsnConvert.serialize(query);
}

/** Returns the bytes of an INTEGER that is positive whatever its random bytes are. */
function positive(random: Uint8Array): ArrayBuffer {
  return new Uint8Array([1, ...random]).buffer;
}

function tokenOf(response: ArrayBuffer): Uint8Array {
  const { status, timeStampToken } = AsnConvert.parse(response, TimeStampResp);
  if (!GRANTED.includes(status.status))
    throw new ProvenanceError(`the time-stamp authority refuses (${status.status})`);
  if (timeStampToken === undefined) throw new ProvenanceError('the time-stamp authority sends no token');
  const token = new Uint8Array(AsnConvert.serialize(timeStampToken));
  if (token.byteLength > TOKEN_BYTES_MAX)
    throw new ProvenanceError(`a token of ${token.byteLength} bytes is too long`);
  return token;
}

import { createHash, randomBytes } from 'node:crypto';

import { boolean, element, integer, nullValue, octetString, oid, sequence } from '../der.ts';
import { ProvenanceError } from '../provenance.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const TIMEOUT_MS = 5_000;
/** The status codes "granted" and "granted with modifications" (RFC 3161 §2.4.2). */
const GRANTED = [0, 1];

/** Bytes that are reserved for a time stamp; tokens with their certificates have up to 7 KB. */
export const TOKEN_BYTES_MAX = 10_240;

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
      body: new Uint8Array(timestampQuery(bytes)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new ProvenanceError(`the time-stamp authority answers ${response.status}`);
    return tokenOf(new Uint8Array(await response.arrayBuffer()));
  } catch (cause) {
    throw new ProvenanceError('no time stamp could be obtained', { cause });
  }
}

function timestampQuery(bytes: Uint8Array): Buffer {
  const imprint = createHash('sha256').update(bytes).digest();
  const certificatesToo = boolean(true);
  return sequence(
    integer(Buffer.from([1])),
    sequence(sequence(oid(SHA256), nullValue()), octetString(imprint)),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    certificatesToo,
  );
}

/** TimeStampResp ::= SEQUENCE { status SEQUENCE { INTEGER … }, token OPTIONAL } */
function tokenOf(response: Uint8Array): Uint8Array {
  const { content } = element(response);
  const status = element(content);
  const granted = element(status.content).content[0];
  if (granted === undefined || !GRANTED.includes(granted))
    throw new ProvenanceError(`the time-stamp authority refuses (${granted})`);
  const token = element(content.subarray(status.size));
  if (token.size > TOKEN_BYTES_MAX) throw new ProvenanceError(`a token of ${token.size} bytes is too long`);
  return content.subarray(status.size, status.size + token.size);
}

import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { PKIStatus, PKIStatusInfo, TimeStampResp, TimeStampToken } from '@peculiar/asn1-tsp';
import { expect, it, onTestFinished } from 'vitest';
import { requestTimestamp } from './timestamp-authority.ts';

/** An authority that answers every request with `answer` and records the requests. */
async function authority(answer: Uint8Array, status = 200) {
  const asked: { type: string | undefined; query: Buffer }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((query) => {
      asked.push({ type: request.headers['content-type'], query });
      response.writeHead(status).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const BYTES = Buffer.from('what is stamped');
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const tokenWith = (content: Uint8Array) =>
  new TimeStampToken({ contentType: SIGNED_DATA, content: AsnConvert.serialize(new OctetString(content)) });
const answerWith = (status: PKIStatus, timeStampToken?: TimeStampToken) =>
  Buffer.from(
    AsnConvert.serialize(
      new TimeStampResp({ status: new PKIStatusInfo({ status }), ...(timeStampToken && { timeStampToken }) }),
    ),
  );

it('sends the checksum and extracts the token from the response', async () => {
  const token = tokenWith(Buffer.alloc(5_000, 7));
  const answer = answerWith(PKIStatus.granted, token);
  const { asked, url } = await authority(answer);
  const tokenBytes = answer.subarray(-AsnConvert.serialize(token).byteLength);
  expect(Buffer.from(await requestTimestamp(url, BYTES))).toEqual(tokenBytes);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.type).toBe('application/timestamp-query');
  expect(asked[0]!.query.includes(createHash('sha256').update(BYTES).digest())).toBe(true);
});

it.each([
  ['refuses', answerWith(PKIStatus.rejection), 200],
  ['sends no token', answerWith(PKIStatus.granted), 200],
  ['answers an error', answerWith(PKIStatus.granted, tokenWith(Buffer.alloc(0))), 500],
  ['answers something else', Buffer.from('<html>'), 200],
  ['answers half', answerWith(PKIStatus.granted, tokenWith(Buffer.alloc(300))).subarray(0, 200), 200],
  ['answers too much', answerWith(PKIStatus.granted, tokenWith(Buffer.alloc(20_000))), 200],
])('an authority that %s gives no time stamp', async (_, answer, status) => {
  const { url } = await authority(answer, status);
  await expect(requestTimestamp(url, BYTES)).rejects.toThrow('no time stamp could be obtained');
});

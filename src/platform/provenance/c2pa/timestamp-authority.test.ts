import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { integer, octetString, sequence } from '../der.ts';
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
const state = (value: number) => sequence(integer(Buffer.from([value])));

it('sends the checksum and extracts the token from the response', async () => {
  const token = sequence(octetString(Buffer.alloc(5_000, 7)));
  const { asked, url } = await authority(sequence(state(0), token));
  expect(Buffer.from(await requestTimestamp(url, BYTES))).toEqual(token);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.type).toBe('application/timestamp-query');
  expect(asked[0]!.query.includes(createHash('sha256').update(BYTES).digest())).toBe(true);
});

it.each([
  ['refuses', sequence(state(2)), 200],
  ['answers an error', sequence(state(0), sequence()), 500],
  ['answers something else', Buffer.from('<html>'), 200],
  ['answers half', sequence(state(0), sequence(octetString(Buffer.alloc(300)))).subarray(0, 200), 200],
  ['answers too much', sequence(state(0), sequence(octetString(Buffer.alloc(20_000)))), 200],
])('an authority that %s gives no time stamp', async (_, answer, status) => {
  const { url } = await authority(answer, status);
  await expect(requestTimestamp(url, BYTES)).rejects.toThrow('no time stamp could be obtained');
});

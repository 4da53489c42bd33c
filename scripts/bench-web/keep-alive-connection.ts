import { once } from 'node:events';
import { connect } from 'node:net';

/** One HTTP/1.1 connection that stays open. It does as little as possible: node's own client takes as long as the quickest responses. */
export interface KeepAliveConnection {
  /** Sends a request's head and waits for the whole response. */
  ask(head: string): Promise<Answer>;
  close(): void;
}

export interface Answer {
  readonly status: number;
  /** The compressed size, as transferred. */
  readonly bodyBytes: number;
}

export async function openConnection(port: number): Promise<KeepAliveConnection> {
  const socket = connect({ port, host: 'localhost', noDelay: true });
  await once(socket, 'connect');
  let received: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<Answer> | undefined;
  const fail = (why: string) => waiting?.reject(new Error(why));
  socket.on('error', (error) => fail(error.message));
  socket.on('close', () => fail('the server closed the connection'));
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const answer = wholeAnswer(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    waiting?.resolve(answer);
  });
  return {
    ask(head) {
      waiting = Promise.withResolvers();
      socket.write(head);
      return waiting.promise;
    },
    close() {
      waiting = undefined;
      socket.destroy();
    },
  };
}

const HEAD_END = '\r\n\r\n';

/** Returns undefined while the response is incomplete. */
export function wholeAnswer(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const body = received.subarray(headEnd + HEAD_END.length);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const bodyBytes =
    status === 304
      ? 0
      : length !== undefined
        ? wholeBytes(body, Number(length))
        : /\r\ntransfer-encoding: *chunked/i.test(head)
          ? chunkedBytes(body)
          : undefined;
  return bodyBytes === undefined ? undefined : { status, bodyBytes };
}

function wholeBytes(body: Buffer, length: number): number | undefined {
  return body.length >= length ? length : undefined;
}

function chunkedBytes(body: Buffer): number | undefined {
  let total = 0;
  for (let at = 0; ;) {
    const lineEnd = body.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (at > body.length) return undefined;
    if (size === 0) return total;
    total += size;
  }
}

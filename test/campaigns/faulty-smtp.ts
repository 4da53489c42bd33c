import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * A fault is the first part of an address, such as `gone-17@example.org`. `once` marks those that end after the first try.
 * - `gone`, `blocked`: 550 at RCPT, about the mailbox or about us. `content`: 554 after the message.
 * - `later`, `closing`: 451 and 421 at RCPT, once. `full`: 452 at RCPT, for ever.
 * - `silent`: no answer to RCPT, once. `dropped`: the connection is lost at RCPT, once.
 * - `swallowed`: the message is taken, and never answered. `cut`: it is taken, and the connection is lost.
 * - `unwanted`: 421 after the message, which is not taken, once.
 */
const AT_RECIPIENT: Readonly<Record<string, { readonly answer: string; readonly isOnce: boolean }>> = {
  gone: { answer: '550 5.1.1 No such user here', isOnce: false },
  blocked: { answer: '550 5.7.1 Your server is on a block list', isOnce: false },
  full: { answer: '452 4.2.2 Mailbox full', isOnce: false },
  later: { answer: '451 4.3.0 Try again later', isOnce: true },
  closing: { answer: '421 4.3.2 Closing down', isOnce: true },
};

/** A mail that arrived. */
export interface Arrival {
  readonly to: string;
  readonly message: Buffer;
}

/** Starts a real mail server that fails for some recipients in the ways that mail servers do. */
export async function startFaultySmtp() {
  const arrivals: Arrival[] = [];
  const tries = new Map<string, number>();
  const sockets = new Map<string, Socket>();
  const connections = { open: 0, most: 0, total: 0 };
  const hooks: { beforeAnswer?: ((arrival: Arrival) => void) | undefined } = {};

  const faultOf = (to: string) => /^([a-z]+)-/.exec(to)?.[1] ?? '';
  const recipientOf = (session: SMTPServerSession) => session.envelope.rcptTo[0]!.address;
  const drop = (session: SMTPServerSession) => sockets.get(`${session.remotePort}`)?.destroy();

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    onConnect(_session, answer) {
      connections.open += 1;
      connections.total += 1;
      connections.most = Math.max(connections.most, connections.open);
      answer();
    },
    onClose: () => void (connections.open -= 1),
    onRcptTo({ address }, session, answer) {
      const fault = faultOf(address);
      const earlier = tries.get(address) ?? 0;
      tries.set(address, earlier + 1);
      if (fault === 'silent' && earlier === 0) return;
      if (fault === 'dropped' && earlier === 0) return drop(session);
      const refusal = AT_RECIPIENT[fault];
      if (refusal && (!refusal.isOnce || earlier === 0)) return answer(refusalOf(refusal.answer));
      answer();
    },
    onData(stream, session, answer) {
      const to = recipientOf(session);
      const fault = faultOf(to);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (fault === 'content') return answer(refusalOf('554 5.7.1 Looks like spam'));
        if (fault === 'unwanted' && tries.get(to) === 1) return answer(refusalOf('421 4.3.2 Closing down'));
        const arrival = { to, message: Buffer.concat(chunks) };
        arrivals.push(arrival);
        hooks.beforeAnswer?.(arrival);
        if (fault === 'swallowed') return;
        if (fault === 'cut') return drop(session);
        answer(null);
      });
    },
  });
  server.on('error', () => undefined); // connections of killed senders
  server.server.on('connection', (socket: Socket) => sockets.set(`${socket.remotePort}`, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    arrivals: arrivals as readonly Arrival[],
    connections: connections as Readonly<typeof connections>,
    /** `beforeAnswer` is called when a message has arrived, and its sender does not know it yet. */
    hooks,
    triesOf: (to: string) => tries.get(to) ?? 0,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Starts such a server for one test. */
export async function openFaultySmtp() {
  const server = await startFaultySmtp();
  onTestFinished(server.close);
  return server;
}

function refusalOf(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

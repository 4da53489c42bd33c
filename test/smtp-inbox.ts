import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Starts a real mail server without a password, which keeps every message as it arrived. */
export async function startSmtpInbox() {
  const messages: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks));
        answer(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    messages: messages as readonly Buffer[],
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Starts such a server for one test. */
export async function openSmtpInbox() {
  const inbox = await startSmtpInbox();
  onTestFinished(inbox.close);
  return inbox;
}

import type { Readable } from 'node:stream';
import type { Transporter } from 'nodemailer';

/** Returns whether the end of a message was read by its connection, so that the server may have accepted it. */
interface IsHandedOver {
  (messageId: string): boolean;
  forget(messageId: string): void;
}

/**
 * Watches how far each message was written. Nodemailer's errors do not tell: a lost connection and a timeout are reported with the
 * command `CONN` whether they happen before, during or after the message. The connection reads the message's stream only after
 * the server has asked for it, and ends its own data with the final dot once this stream has ended.
 */
export function watchMessages(transport: Pick<Transporter, 'use'>): IsHandedOver {
  const streams = new Map<string, Readable>();
  transport.use('stream', (mail, next) => {
    const { message } = mail;
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (...options) => {
      const stream = createReadStream(...options);
      streams.set(message.messageId(), stream);
      return stream;
    };
    next();
  });
  const isHandedOver = (messageId: string) => streams.get(messageId)?.readableEnded ?? false;
  return Object.assign(isHandedOver, { forget: (messageId: string) => void streams.delete(messageId) });
}

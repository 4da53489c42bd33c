import nodemailer from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import type { Mail } from './mailer.ts';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Returns a mail as a mail server would receive it, without a signature: the content of an `.eml` file. */
export async function renderMessage(mail: Mail, from: string): Promise<Buffer> {
  const { message } = await transport.sendMail(composeMessage(mail, from));
  return message as Buffer;
}

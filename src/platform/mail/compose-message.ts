import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';
import { messageId } from './message-id.ts';

/** Returns a mail as nodemailer reads it. */
export function composeMessage(mail: Mail, from: string): SendMailOptions & { headers: object } {
  const { attachments = [] } = mail;
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: messageId(mail.id, from),
    headers: { ...mail.headers },
    attachments: attachments.map(({ fileName, contentType, content }) => ({
      ...{ filename: fileName, contentType, content },
      contentDisposition: 'attachment',
    })),
    // Attachments are texts; nothing is read from a path or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';
import { messageId } from './message-id.ts';

/**
 * Asks auto-responders for silence (RFC 3834). They are silent on their own to mails with a List header, and a campaign is
 * written by a person.
 */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;

/** Returns a mail as nodemailer reads it. */
export function composeMessage(mail: Mail, from: string): SendMailOptions {
  const { attachments = [] } = mail;
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: messageId(mail.id, from, mail.messageIdLocalPart),
    headers: isForList(mail) ? { ...mail.headers } : { ...AUTOMATIC, ...mail.headers },
    attachments: attachments.map(({ fileName, contentType, content }) => ({
      ...{ filename: fileName, contentType, content },
      contentDisposition: 'attachment',
    })),
    // Attachments are texts; nothing is read from a path or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function isForList({ headers = {} }: Mail): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase().startsWith('list-'));
}

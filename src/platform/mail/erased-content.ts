/** The columns of a mail whose content is erased. One without `sentAt` was given up and is not tried again. */
export const ERASED_CONTENT = {
  recipient: '',
  replyTo: null,
  headers: null,
  subject: '',
  html: '',
  text: '',
  attachments: null,
} as const;

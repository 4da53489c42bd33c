/** A mail whose content is forgotten. Without `sentAt` it was given up: nobody tries it again. */
export const ERASED_CONTENT = {
  recipient: '',
  replyTo: null,
  headers: null,
  subject: '',
  html: '',
  text: '',
} as const;

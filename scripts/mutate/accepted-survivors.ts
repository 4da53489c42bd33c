/** Mutants that no test can tell from the original, each with the reason. A listed one that dies fails the run. */
export const ACCEPTED_SURVIVORS: Readonly<Record<string, string>> = {
  'src/platform/mail/send-mail.ts · sendMail · false instead · true':
    'The UPDATE that counts the attempt waits for the same row first, so a second worker finds it sent, locked or not.',
  'src/platform/mail/send-mail.ts · sendMail · only the right of && · error instanceof MailError && error.permanent':
    'No other error has `permanent`; the type check is for the compiler.',
  'src/platform/mail/take-back-mails.ts · takeBackMails · never · dedupeKeys.length === 0':
    'No keys match no row; the check saves a query.',
  'src/imaging/measure/headshot-limits.ts · headshotFailures · only the right of && · measures.textureKept !== undefined && measures.textureKept < LIMITS.minTextureKept':
    '`undefined < 0.75` is false.',
  'src/imaging/measure/skin-shift.ts · skinShift · only the left of || · before === undefined || after === undefined (2)':
    'Both means are of the same pairs: none or both.',
  'src/imaging/measure/skin-shift.ts · skinShift · only the right of || · before === undefined || after === undefined (2)':
    'Both means are of the same pairs: none or both.',
};

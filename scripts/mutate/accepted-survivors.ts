/** Mutants that no test can tell from the original, each with the reason. A listed one that dies fails the run. */
export const ACCEPTED_SURVIVORS: Readonly<Record<string, string>> = {
  'src/web/api/uploads.ts · createUploadRoutes · never · shootId === undefined':
    'An undefined id is NULL to PostgreSQL and matches no row; the check saves a query.',
  'src/web/api/uploads.ts · createTusServer · only the right of && · last && /^[\\w-]{22}$/.test(last)':
    'The pattern refuses the text `undefined` too; the check is for the compiler.',
  'src/platform/mail/send-mail.ts · sendMail · false instead · true':
    'The UPDATE that counts the attempt waits for the same row first, so a second worker finds it sent, locked or not.',
  'src/platform/mail/send-mail.ts · sendMail · only the right of && · error instanceof MailError && error.permanent':
    'No other error has `permanent`; the type check is for the compiler.',
  'src/platform/mail/take-back-mails.ts · takeBackMails · never · dedupeKeys.length === 0':
    'No keys match no row; the check saves a query.',
  'src/features/shoots/shoot-state.ts · RANK · more than 6 · 6':
    'Only the order of the ranks counts, and this is the last.',
  'src/features/shoots/erasure/expire-shoot.server.ts · expireShoot · always · reason':
    'A shoot that is worked on has no reason, and its erasure is refused under the lock.',
  'src/features/shoots/erasure/sweep-shoots.server.ts · BATCH · more than 500 · 500':
    'All batches together enqueue the same jobs; only the size of a transaction changes.',
  'src/features/shoots/selfies/erase-left-uploads.server.ts · eraseOfDrafts · never · known.length === 0':
    'Without an upload there is nothing to erase; the check saves a query.',
  'src/features/shoots/selfies/erase-left-uploads.server.ts · eraseOfDrafts · without .filter((id) => !selfies.has(id)) · known.filter((id) => !selfies.has(id))':
    'The same is decided again under the lock; the filter saves locking the shoot for every selfie.',
  'src/features/shoots/erasure/shoot-traces.server.ts · eraseTraces · left out · await tx.delete(sharedHeadshots).where(inArray(sharedHeadshots.shareId, shareIds));':
    'The foreign key erases them with their shares.',
  'src/imaging/measure/headshot-limits.ts · headshotFailures · only the right of && · measures.textureKept !== undefined && measures.textureKept < LIMITS.minTextureKept':
    '`undefined < 0.75` is false.',
  'src/imaging/measure/skin-shift.ts · skinShift · only the left of || · before === undefined || after === undefined (2)':
    'Both means are of the same pairs: none or both.',
  'src/imaging/measure/skin-shift.ts · skinShift · only the right of || · before === undefined || after === undefined (2)':
    'Both means are of the same pairs: none or both.',
};

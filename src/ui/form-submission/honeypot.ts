/** No person fills in a form faster than this. The form itself delays sending until then, so that no person is ever caught. */
export const MIN_SHOWN_MS = 2_000;

/**
 * Returns whether a program filled in the form: it wrote into the honeypot, a field that people neither see nor reach, or it
 * sent the form too soon after it was shown. The endpoints then store nothing, but respond as always.
 */
export function isBotSubmission(sent: {
  readonly homepage?: unknown;
  readonly shownForMs?: unknown;
}): boolean {
  if (sent.homepage !== undefined && sent.homepage !== '') return true;
  return !(typeof sent.shownForMs === 'number' && sent.shownForMs >= MIN_SHOWN_MS);
}

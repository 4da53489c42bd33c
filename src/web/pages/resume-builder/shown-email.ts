/** The address in the empty field while the visitor's own is not known (spec §2). */
export const PLACEHOLDER_EMAIL = 'you@example.com';

/** The maximum length of an email address in characters (RFC 5321 §4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;
/** Text, @, text, dot, text (spec §5), without spaces, invisible characters or characters that reverse the writing direction. */
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/**
 * Returns the address to show for the query parameter `email`. Anybody can write the parameter, so anything that is not an
 * address is replaced by the placeholder.
 */
export function shownEmail(parameter: string | null): string {
  const email = parameter?.trim() ?? '';
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) ? email : PLACEHOLDER_EMAIL;
}

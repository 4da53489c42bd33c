/** Stands in the sheet while the visitor's own address is not known (spec §2). */
export const PLACEHOLDER_EMAIL = 'you@example.com';

/** The most that an address can have (RFC 5321 §4.5.3.1.3). */
const LONGEST_EMAIL = 254;
/** Text, @, text, dot, text, no spaces (spec §5); nor characters that would turn the text around or cannot be seen. */
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** What the sheet shows of the query parameter `email`: it came with the address, so only what is one is shown. */
export function shownEmail(parameter: string | null): string {
  const email = parameter?.trim() ?? '';
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : PLACEHOLDER_EMAIL;
}

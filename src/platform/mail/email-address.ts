/** RFC 5321; what is longer is an attack on the mail. */
const EMAIL_MAX_LENGTH = 254;

/** Spec §5: text, @, text, dot, text, no spaces. Control characters would break a mail's header. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u.test(text);
}

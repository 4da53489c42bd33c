import { err, ok, type Result } from '../../../base/result.ts';
import { INTEREST_TAGS, type InterestTag, TAGS_PER_REQUEST_MAX } from '../../../catalog/newsletter.ts';
import { parseSubscriberEmail, type SubscriberEmailError } from '../subscriber-email.ts';

/** Interests to add to a subscriber or to remove. */
export interface TagChange {
  readonly email: string;
  readonly tags: readonly InterestTag[];
}

export type TagChangeError = SubscriberEmailError | 'tags-missing' | 'tags-too-many' | 'tag-unknown';

/**
 * Reads untrusted fields and stops at the first error. Topics count as unknown: anybody may send anybody's address, and must not
 * be able to end what somebody receives.
 */
export function parseTagChange(input: {
  readonly email?: unknown;
  readonly tags?: unknown;
}): Result<TagChange, TagChangeError> {
  const email = parseSubscriberEmail(input.email);
  if (!email.ok) return email;
  if (!Array.isArray(input.tags) || input.tags.length === 0) return err('tags-missing');
  if (input.tags.length > TAGS_PER_REQUEST_MAX) return err('tags-too-many');
  const tags = input.tags.map((tag: unknown) => INTEREST_TAGS.find((one) => one === tag));
  const known = tags.filter((tag) => tag !== undefined);
  return known.length === tags.length
    ? ok({ email: email.value, tags: [...new Set(known)] })
    : err('tag-unknown');
}

export function fieldOfTagChangeError(error: TagChangeError): 'email' | 'tags' {
  return error === 'email-missing' || error === 'email-invalid' ? 'email' : 'tags';
}

import { expect, it } from 'vitest';
import { NEWSLETTER_TOPICS, TAGS_PER_REQUEST_MAX } from '../../../catalog/newsletter.ts';
import { fieldOfTagChangeError, parseTagChange, type TagChangeError } from './tag-change.ts';

const EMAIL = 'mira@example.org';

it('reads an address and interests, each once', () => {
  expect(parseTagChange({ email: ` ${EMAIL}\n`, tags: ['linkedin', 'team', 'linkedin'] })).toEqual({
    ok: true,
    value: { email: EMAIL, tags: ['linkedin', 'team'] },
  });
});

it.each<[unknown, unknown, TagChangeError, string]>([
  [undefined, ['team'], 'email-missing', 'email'],
  ['mira@', ['team'], 'email-invalid', 'email'],
  ['mira@example.org, jo@example.org', ['team'], 'email-invalid', 'email'],
  [EMAIL, undefined, 'tags-missing', 'tags'],
  [EMAIL, 'team', 'tags-missing', 'tags'],
  [EMAIL, [], 'tags-missing', 'tags'],
  [EMAIL, Array(TAGS_PER_REQUEST_MAX + 1).fill('team'), 'tags-too-many', 'tags'],
  [EMAIL, ['team', 'vip'], 'tag-unknown', 'tags'],
  [EMAIL, [7], 'tag-unknown', 'tags'],
  [EMAIL, [['team']], 'tag-unknown', 'tags'],
])('refuses %j with %j: %s', (email, tags, error, field) => {
  expect(parseTagChange({ email, tags })).toEqual({ ok: false, error });
  expect(fieldOfTagChangeError(error)).toBe(field);
});

it('accepts as many tags as one request may have', () => {
  expect(parseTagChange({ email: EMAIL, tags: Array(TAGS_PER_REQUEST_MAX).fill('team') }).ok).toBe(true);
});

it.each(NEWSLETTER_TOPICS)('does not let strangers change the topic %s', (topic) => {
  expect(parseTagChange({ email: EMAIL, tags: [topic] })).toEqual({ ok: false, error: 'tag-unknown' });
});

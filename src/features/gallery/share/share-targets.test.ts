import { expect, it } from 'vitest';
import { shareTargetUrl } from './share-targets.ts';

const link = 'https://lichtbild.example/share/a_b-c?x=1&y=2';

it.each([
  ['linkedin', 'www.linkedin.com', 'url'],
  ['x', 'twitter.com', 'url'],
  ['facebook', 'www.facebook.com', 'u'],
] as const)('%s gets the whole link, escaped', (target, host, parameter) => {
  const url = new URL(shareTargetUrl(target, link, 'Mis retratos & más'));
  expect(url.host).toBe(host);
  expect(url.searchParams.get(parameter)).toBe(link);
});

it('the message is sent only to networks that accept one', () => {
  expect(new URL(shareTargetUrl('x', link, 'Mis retratos & más')).searchParams.get('text')).toBe(
    'Mis retratos & más',
  );
  expect(shareTargetUrl('facebook', link, 'secret')).not.toContain('secret');
});

it('Instagram accepts no link', () => {
  expect(shareTargetUrl('instagram', link, '')).toBe('https://www.instagram.com/');
});

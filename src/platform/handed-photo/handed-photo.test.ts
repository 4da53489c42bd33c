import { expect, it } from 'vitest';
import { currentHandedPhoto } from './handed-photo.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const photo = new Blob(['photo']);
const left = (at: string) => ({ photo, handedAtMs: Date.parse(at) });

it('keeps a photo for a day', () => {
  expect(currentHandedPhoto(left('2026-03-01T12:00:01Z'), NOW)).toEqual(left('2026-03-01T12:00:01Z'));
  expect(currentHandedPhoto(left('2026-03-01T12:00:00Z'), NOW)).toBeUndefined();
});

it.each([undefined, null, photo, { photo }, { photo: 'text', handedAtMs: NOW.getTime() }])(
  'takes no other entry for a photo: %j',
  (stored) => {
    expect(currentHandedPhoto(stored, NOW)).toBeUndefined();
  },
);

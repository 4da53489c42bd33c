import { expect, it } from 'vitest';
import type { GalleryRecord } from './gallery-record.ts';
import { galleryStory } from './gallery-story.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));
const EMPTY: GalleryRecord = { visits: undefined, shares: [], rating: undefined, remakes: [] };
const VISITS = {
  ...{ shootId: 's', visits: 1, firstVisitAt: at(1), lastVisitAt: at(1) },
  ...{ downloads: 0, lastDownloadAt: null },
};

it('of a gallery that nobody opened is empty', () => {
  expect(galleryStory(EMPTY)).toEqual([]);
});

it('tells of one visit once, and of more with their number', () => {
  expect(galleryStory({ ...EMPTY, visits: VISITS })).toEqual([
    { at: at(1), title: 'Gallery opened by its owner' },
  ]);
  const visits = { ...VISITS, visits: 3, lastVisitAt: at(9), downloads: 2, lastDownloadAt: at(8) };
  expect(galleryStory({ ...EMPTY, visits })).toEqual([
    { at: at(1), title: 'Gallery opened by its owner' },
    { at: at(9), title: 'Gallery last opened', detail: '3 visits' },
    { at: at(8), title: 'Last download', detail: '2 in total' },
  ]);
});

it('tells of shared links, the rating and remakes', () => {
  const remake = { number: 3, state: 'kept' as const, failure: null, createdAt: at(5) };
  const record: GalleryRecord = {
    visits: undefined,
    shares: [{ id: 'x', shootId: 's', createdAt: at(2), revokedAt: at(3), headshots: 4 }],
    rating: {
      ...{ shootId: 's', stars: 2, comment: 'too dark', createdAt: at(4) },
      ...{ permittedAt: null, permissionText: null, showsName: false, publishedAt: null },
    },
    remakes: [remake, { ...remake, state: 'failed', failure: 'not-likeness', createdAt: at(6) }],
  };
  expect(galleryStory(record)).toEqual([
    { at: at(2), title: 'Link shared', detail: '4 headshots' },
    { at: at(3), title: 'Shared link revoked' },
    { at: at(4), title: 'Rated 2 of 5', detail: 'too dark', tone: 'bad' },
    { at: at(5), title: 'Headshot 3 asked for in other clothes', detail: 'kept', tone: undefined },
    {
      ...{ at: at(6), title: 'Headshot 3 asked for in other clothes' },
      ...{ detail: 'failed: not likeness', tone: 'bad' },
    },
  ]);
});

import { codeWords, counted, entryAt, type StoryEntry } from '../../../ui/dashboard/story-entry.ts';
import type { GalleryRecord } from './gallery-record.ts';

/** Tells how a gallery was used. */
export function galleryStory({ visits, shares, rating, remakes }: GalleryRecord): readonly StoryEntry[] {
  return [
    ...visitEntries(visits),
    ...shares.flatMap(({ createdAt, revokedAt, headshots }) => [
      { at: createdAt, title: 'Link shared', detail: counted(headshots, 'headshot') },
      ...entryAt(revokedAt, { title: 'Shared link revoked' }),
    ]),
    ...(rating ? [ratingEntry(rating)] : []),
    ...remakes.map(({ number, state, failure, createdAt }) => ({
      at: createdAt,
      title: `Headshot ${number} asked for in other clothes`,
      detail: failure === null ? codeWords(state) : `${codeWords(state)}: ${codeWords(failure)}`,
      tone: state === 'failed' ? ('bad' as const) : undefined,
    })),
  ];
}

function visitEntries(visits: GalleryRecord['visits']): readonly StoryEntry[] {
  if (!visits) return [];
  const hasReturned = visits.lastVisitAt?.getTime() !== visits.firstVisitAt?.getTime();
  return [
    ...entryAt(visits.firstVisitAt, { title: 'Gallery opened by its owner' }),
    ...(hasReturned
      ? entryAt(visits.lastVisitAt, { title: 'Gallery last opened', detail: counted(visits.visits, 'visit') })
      : []),
    ...entryAt(visits.lastDownloadAt, { title: 'Last download', detail: `${visits.downloads} in total` }),
  ];
}

function ratingEntry({ stars, comment, createdAt }: NonNullable<GalleryRecord['rating']>): StoryEntry {
  const tone = stars <= 2 ? 'bad' : stars >= 4 ? 'good' : undefined;
  return { at: createdAt, title: `Rated ${stars} of 5`, detail: comment ?? undefined, tone };
}

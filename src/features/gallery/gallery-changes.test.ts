import { expect, it } from 'vitest';
import { changeGallery, toggleNumber } from './gallery-changes.ts';
import type { GalleryView } from './gallery-view.ts';

const share = {
  id: 's1',
  url: 'https://l.example/share/s1',
  numbers: [2],
  createdAt: '2026-11-21T09:00:00Z',
};
const gallery: GalleryView = {
  id: 'g',
  firstName: 'Ada',
  packageId: 'basic',
  expiresAt: '2026-12-21T09:00:00Z',
  headshots: [1, 2].map((number) => ({
    number,
    shownNumber: number,
    style: 'warm',
    scene: 'canvas',
    treatment: 'colour',
    isOnBackdrop: false,
    likeness: 0.8,
    widthPx: 1024,
    heightPx: 1280,
    favourite: false,
    clothes: null,
    isRemakable: true,
    baseUrl: `/api/gallery/g/headshots/${number}`,
  })),
  shares: [share],
  rating: undefined,
  wardrobe: [],
  remakes: { left: 6, list: [] },
};
const favourites = (view: GalleryView) => view.headshots.filter((h) => h.favourite).map((h) => h.number);

it('marks a favourite and unmarks it', () => {
  const marked = changeGallery(gallery, { kind: 'favourite', number: 2, favourite: true });
  expect(favourites(marked)).toEqual([2]);
  expect(changeGallery(marked, { kind: 'favourite', number: 2, favourite: false })).toEqual(gallery);
});

it('puts a new link first and the same link only once', () => {
  const newer = { ...share, id: 's2' };
  const both = changeGallery(gallery, { kind: 'shared', share: newer });
  expect(both.shares.map(({ id }) => id)).toEqual(['s2', 's1']);
  expect(changeGallery(both, { kind: 'shared', share: newer }).shares).toHaveLength(2);
});

it('removes a revoked link', () => {
  expect(changeGallery(gallery, { kind: 'revoked', shareId: 's1' }).shares).toEqual([]);
});

it('remembers the stars', () => {
  const rating = { stars: 4, comment: 'more light', permission: 'none' as const };
  expect(changeGallery(gallery, { kind: 'rated', rating }).rating).toEqual(rating);
});

it('keeps the selection in the order of the headshot numbers', () => {
  expect(toggleNumber([3], 1)).toEqual([1, 3]);
  expect(toggleNumber([1, 3], 1)).toEqual([3]);
});

it('takes the chosen version and the remakes from the answer, and nothing else', () => {
  const clothes = { garment: 'suit-jacket', dye: 'navy' };
  const answered: GalleryView = {
    ...gallery,
    remakes: { left: 5, list: [] },
    shares: [],
    headshots: gallery.headshots.map((headshot) => ({ ...headshot, clothes })),
  };
  const marked = changeGallery(gallery, { kind: 'favourite', number: 2, favourite: true });
  const chosen = changeGallery(marked, { kind: 'chosen', number: 2, gallery: answered });
  expect(chosen.headshots.map((headshot) => headshot.clothes)).toEqual([null, clothes]);
  expect(favourites(chosen)).toEqual([2]);
  expect(chosen.remakes.left).toBe(5);
  expect(chosen.shares).toEqual([share]);
});

it('replaces the remakes', () => {
  const remakes = {
    left: 4,
    list: [{ id: 'r', number: 1, clothes: null, state: 'requested' as const }],
  };
  expect(changeGallery(gallery, { kind: 'remakes', remakes })).toEqual({ ...gallery, remakes });
});

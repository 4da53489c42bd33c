import { expect, it } from 'vitest';
import { PAGE_NAMES } from '../../../page-urls.ts';
import { allowsOverlays } from './overlay-pages.ts';

it('overlays open on pages that sell and inform, and on no other', () => {
  expect(PAGE_NAMES.filter(allowsOverlays)).toEqual([
    'home',
    'pricing',
    'examples',
    'about',
    'cvPhoto',
    'resumePhoto',
    'resumeHeadshot',
    'aiResumePhoto',
    'linkedinPhotoReview',
    'resumePhotoReview',
    'resumePhotoCropper',
    'resumeBuilder',
    'whiteLabel',
    'blog',
    'article',
  ]);
  expect(allowsOverlays(undefined)).toBe(false);
});

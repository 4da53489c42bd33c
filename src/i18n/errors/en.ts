import type { CatalogFacts } from '../catalog-facts.ts';

/** The error pages: not found, link gone, server error, request refused. */
export const errors = (facts: CatalogFacts) => ({
  notFound: {
    title: 'Page Not Found',
    mark: 'Frame 404',
    heading: 'This frame is empty.',
    text: 'There’s no page at this address. It may have moved, or a letter went missing on the way.',
  },
  gone: {
    title: 'Link not valid',
    mark: 'Not exposed',
    heading: 'There’s nothing to see at this link.',
    text: `It may be incomplete, it may have been withdrawn, or it may have expired: headshots are erased ${facts.retentionDays} days after delivery.`,
    advice:
      'If this is your gallery, open the link in your email again; it contains the key. If you can’t find the email, we’ll send the link again.',
    findGallery: 'Send me the link again',
  },
  broken: {
    title: 'An error occurred',
    mark: 'Light leak',
    heading: 'Something went wrong on our side.',
    text: 'We’ve logged the error and will look into it. Nothing you’ve uploaded is lost. Please try again in a moment.',
  },
  refused: {
    title: 'That didn’t work',
    heading: 'That didn’t work.',
    text: 'This page can’t be opened this way. Please go back and try again.',
  },
  home: 'Go to the home page',
  create: 'Make your own headshots',
  retry: 'Try again',
  reference: 'Reference for support:',
});

export type ErrorsTexts = ReturnType<typeof errors>;

import type { CatalogFacts } from '../catalog-facts.ts';

/** The pages for what is not there and what went wrong. */
export const errors = (facts: CatalogFacts) => ({
  notFound: {
    title: 'Page Not Found',
    mark: 'Frame 404',
    heading: 'This frame is empty.',
    text: 'There is no page at this address. It may have moved, or a letter went missing on the way.',
  },
  gone: {
    title: 'Link not valid',
    mark: 'Not exposed',
    heading: 'There is nothing to see behind this link.',
    text: `It may be incomplete, it may have been withdrawn, or its time is over: pictures are erased ${facts.retentionDays} days after delivery.`,
    advice:
      'If you are the owner, open the link in your e-mail once more; it carries the key to your gallery. If you cannot find it, we send it again.',
    findGallery: 'Have the link sent again',
  },
  broken: {
    title: 'An error occurred',
    mark: 'Light leak',
    heading: 'Something went wrong on our side.',
    text: 'It was recorded and we will look at it. Nothing you have uploaded is lost. Please try again in a moment.',
  },
  refused: {
    title: 'This did not work',
    heading: 'This did not work.',
    text: 'This address cannot be opened like this. Please go back and try again.',
  },
  home: 'To the home page',
  create: 'Make your own headshots',
  retry: 'Try again',
  reference: 'Reference for support:',
});

export type ErrorsTexts = ReturnType<typeof errors>;

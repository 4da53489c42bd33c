import type { CatalogFacts } from '../catalog-facts.ts';

export const blog = (facts: CatalogFacts) => ({
  /** Before an article's own title (spec §2). */
  titlePrefix: 'Professional Headshot Tips',
  titleSuffix: `${facts.brand} Blog`,
  title: `Professional Headshot Tips · ${facts.brand} Blog`,
  description:
    'Photos for CVs, resumes and LinkedIn: which countries expect one, what size it should be, how to take it and what to keep in mind with AI.',
  heading: 'Notes from the light table',
  lead: 'What we know about photos in applications, with sources. No tricks, no filler.',
  listLabel: 'Articles',
  readMore: 'Read the article',
  empty: 'There are no articles yet.',
  failedList: 'Failed to load articles. Please try again later.',
  failedArticle: 'Failed to load article. Please try again later.',
  articleNotFound: 'Article not found',
  articleNotFoundText: 'There’s no article at this address. It may have a new title by now.',
  back: 'Back to the blog',
  retry: 'Try again',
  by: 'By',
  published: 'Published',
  updated: 'Updated',
  category: 'Category',
  tags: 'Tags',
  related: 'Read on',
  feeds: 'Subscribe with a feed reader',
});
export type BlogTexts = ReturnType<typeof blog>;

export const minutesToRead = (minutes: number) => `${minutes} min read`;

import { expect, it } from 'vitest';
import { PAGE_NAMES, PAGE_PATHS, PRIVATE_PAGES } from '../../page-urls.ts';
import { PAGE_CARDS } from './page-cards.server.ts';

const publicPages = PAGE_NAMES.filter(
  (page) => !PRIVATE_PAGES.has(page) && !JSON.stringify(PAGE_PATHS[page]).includes(':slug'),
);

it.each(publicPages)('%s has the text and the scene of its Open Graph image', (page) => {
  expect(PAGE_CARDS).toHaveProperty(page);
});

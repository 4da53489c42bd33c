import type { CatalogFacts } from '../catalog-facts.ts';

/** The words around the sheet on /create-headshot. */
export const createPage = (_: CatalogFacts) => ({
  title: 'Create your professional headshots',
  description:
    'Upload five or more selfies, see a free preview in one of seven styles, then choose your package. No account, everything erased after 30 days.',
  heading: 'Lay your selfies on the table.',
  lead: 'Five good ones are enough, eight or more are better. Every photo is checked at once.',
});
export type CreatePageTexts = ReturnType<typeof createPage>;

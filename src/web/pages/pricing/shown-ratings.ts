import type { Language } from '../../../catalog/languages.ts';
import type { PublishedRating } from '../../../features/gallery/ratings/load-published-ratings.server.ts';
import { customerRatingsTexts } from '../../../i18n/customer-ratings/index.ts';
import { formatDay } from '../../../i18n/day.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';

/** Ratings as the page shows them: finished sentences, because texts are data of the page. */
export interface ShownRatings {
  readonly heading: string;
  readonly lead: string;
  readonly ratings: readonly {
    readonly stars: string;
    readonly comment: string | undefined;
    /** The language of the comment, which is shown as it was written. */
    readonly language: Language;
    readonly by: string;
  }[];
}

/** Returns the texts of the published ratings; undefined while there are none, so that nothing stands in for them. */
export function shownRatings(
  published: readonly PublishedRating[],
  language: Language,
): ShownRatings | undefined {
  if (published.length === 0) return undefined;
  const texts = customerRatingsTexts[language];
  return {
    heading: texts.heading,
    lead: texts.lead,
    ratings: published.map(({ stars, comment, firstName, packageId, createdAt, language: written }) => {
      const packageName = packageId && packagesTexts[language].names[packageId];
      const day = formatDay(createdAt.toISOString(), language);
      const name = firstName?.trim() || texts.anonymous;
      return {
        stars: texts.stars(stars),
        comment: comment ?? undefined,
        language: written,
        by: packageName ? texts.by(name, packageName, day) : `${name}, ${day}`,
      };
    }),
  };
}

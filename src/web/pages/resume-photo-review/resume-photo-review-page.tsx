import type { CountryCode } from '../../../catalog/photo-standards.ts';
import type { Language } from '../../../catalog/languages.ts';
import { CvPhotoReview } from '../../../features/photo-review/cv-photo-review.tsx';
import { countryGuides, expectationNames } from '../../../i18n/photo-guide.ts';
import { resumePhotoReviewTexts } from '../../../i18n/resume-photo-review/index.ts';
import { Page } from '../../../ui/page.tsx';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { FactTable } from '../../sections/fact-table.tsx';
import { PageEnd } from '../../sections/page-end.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { reviewImprovement } from '../../review-improvement.server.ts';
import { webContext } from '../../context.ts';
import { ReviewImprovement } from '../../sections/review-improvement.tsx';
import { ReviewToday } from '../../sections/review-today.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/resume-photo-review-page.ts';

/** The country that is selected first: where most readers of the language apply. */
const FIRST_COUNTRY: Readonly<Record<Language, CountryCode>> = { en: 'US', de: 'DE', es: 'ES' };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = marketingPage(context, 'resumePhotoReview', resumePhotoReviewTexts, ({ faq }) => [
    faqPage(faq.entries),
  ]);
  const { language } = page;
  return {
    ...page,
    countries: countryGuides(language),
    expectations: expectationNames(language),
    countryCode: FIRST_COUNTRY[language],
    improvement: await reviewImprovement(context.get(webContext), language),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ResumePhotoReviewPage({
  loaderData: { texts, countries, expectations, countryCode, improvement },
}: Route.ComponentProps) {
  const { columns } = texts.rubric;
  return (
    <Page>
      <PageOpening heading={texts.heading} lead={texts.lead} />
      <CvPhotoReview
        countries={countries}
        expectations={expectations}
        countryCode={countryCode}
        texts={texts.widget}
        improvement={(photo) => (
          <ReviewImprovement photo={photo} texts={texts.widget.result.improvement} data={improvement} />
        )}
      />
      <ReviewToday {...texts.today} />
      <Section heading={texts.rubric.heading} lead={texts.rubric.lead}>
        <FactTable
          caption={texts.rubric.caption}
          captionHidden
          columns={[
            { name: columns.weight, width: '18rem' },
            { name: columns.meaning, plain: true },
          ]}
          rows={texts.rubric.rows.map(({ weight, meaning }) => ({ key: weight, cells: [weight, meaning] }))}
        />
      </Section>
      <Section heading={texts.place.heading}>
        <Points points={texts.place.points} />
      </Section>
      <PageEnd texts={texts} action={texts.end.action} />
    </Page>
  );
}

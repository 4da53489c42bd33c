import { PhotoReview } from '../../../features/photo-review/photo-review.tsx';
import { linkedinPhotoReviewTexts } from '../../../i18n/linkedin-photo-review/index.ts';
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
import type { Route } from './+types/linkedin-photo-review-page.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = marketingPage(context, 'linkedinPhotoReview', linkedinPhotoReviewTexts, ({ faq }) => [
    faqPage(faq.entries),
  ]);
  return { ...page, improvement: await reviewImprovement(context.get(webContext), page.language) };
};

const LINKEDIN = { kind: 'linkedin' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function LinkedinPhotoReviewPage({
  loaderData: { texts, improvement },
}: Route.ComponentProps) {
  const { columns } = texts.limits;
  return (
    <Page>
      <PageOpening heading={texts.heading} lead={texts.lead} />
      <PhotoReview
        target={LINKEDIN}
        texts={texts.widget}
        improvement={(photo) => (
          <ReviewImprovement photo={photo} texts={texts.widget.result.improvement} data={improvement} />
        )}
      />
      <ReviewToday {...texts.today} />
      <Section heading={texts.limits.heading}>
        <FactTable
          caption={texts.limits.caption}
          captionHidden
          columns={[
            { name: columns.what, width: '18rem' },
            { name: columns.value, figures: true, plain: true },
          ]}
          rows={texts.limits.rows.map(({ what, value }) => ({ key: what, cells: [what, value] }))}
        />
      </Section>
      <Section heading={texts.judge.heading}>
        <Points points={texts.judge.points} />
      </Section>
      <Section heading={texts.study.heading} lead={texts.study.lead}>
        <Points points={texts.study.points} />
      </Section>
      <PageEnd texts={texts} action={texts.end.action} />
    </Page>
  );
}

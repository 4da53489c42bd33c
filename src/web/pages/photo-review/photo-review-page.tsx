import { data } from 'react-router';
import { buildMeasuredRows } from '../../../features/photo-review/file/measured-rows.ts';
import { openReview } from '../../../features/photo-review/mail/open-review.server.ts';
import { targetOfRequest } from '../../../features/photo-review/mail/review-target-request.ts';
import { reviewedPhotoPath } from '../../../features/photo-review/mail/review-urls.ts';
import { MailedReview } from '../../../features/photo-review/mail/mailed-review.tsx';
import { scoreReview } from '../../../features/photo-review/result/score-review.ts';
import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import { countryGuides } from '../../../i18n/photo-guide.ts';
import { photoReviewMailTexts } from '../../../i18n/photo-review-mail/index.ts';
import { photoReviewTexts } from '../../../i18n/photo-review/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Page } from '../../../ui/page.tsx';
import { reviewKey } from '../../api/photo-review/review-cookie.ts';
import { visitContext, webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/photo-review-page.ts';

/**
 * Loads a mailed review. The key comes from a cookie, which the mailed link sets (web/api/key-link.ts). A wrong or missing key gets
 * the same response as a review that was erased.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { page } = photoReviewMailTexts[language];
  const review = await openReview(context.get(webContext), params.id, reviewKey(request, params.id));
  if (!review) return data({ page, title: page.gone.title, review: undefined }, { status: 404 });
  const { measures, facts } = review;
  const target = targetOfRequest(review.target);
  const texts = photoReviewTexts[language](catalogFacts(language));
  return {
    page,
    title: page.title,
    review: {
      ...scoreReview(measures, facts, target),
      photo: { measures, facts, target },
      country:
        target.kind === 'cv'
          ? countryGuides(language).find(({ code }) => code === target.country)
          : undefined,
      rows: buildMeasuredRows(facts, target, texts, language),
      photoUrl: reviewedPhotoPath(review.id),
      texts,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function PhotoReviewPage({ loaderData: { page, review } }: Route.ComponentProps) {
  const language = useLanguage();
  if (!review) {
    return (
      <Page>
        <MessagePage
          frame={{ number: 0, caption: page.gone.title }}
          heading={page.gone.title}
          texts={[page.gone.text]}
        >
          <LinkButton to={pagePath('linkedinPhotoReview', language)}>{page.gone.linkedin}</LinkButton>
          <LinkButton to={pagePath('resumePhotoReview', language)}>{page.gone.cv}</LinkButton>
        </MessagePage>
      </Page>
    );
  }
  const again = review.photo.target.kind === 'cv' ? 'resumePhotoReview' : 'linkedinPhotoReview';
  return (
    <Page>
      <PageHeading heading={page.title} lead={`${page.lead} ${page.expires}`} />
      <MailedReview {...review} alt={page.picture} />
      <p>
        <LinkButton to={pagePath(again, language)}>{page.again}</LinkButton>
      </p>
    </Page>
  );
}

import { resumeBuilderTexts } from '../../../i18n/resume-builder/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { Closing } from '../../sections/closing.tsx';
import { FaqList } from '../../sections/faq-list.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/resume-builder-page.ts';
import { SampleCv } from './sample-cv.tsx';
import styles from './resume-builder.module.css';
import { PLACEHOLDER_EMAIL, shownEmail } from './shown-email.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  ...marketingPage(context, 'resumeBuilder', resumeBuilderTexts, ({ faq }) => [faqPage(faq.entries)]),
  email: shownEmail(new URL(request.url).searchParams.get('email')),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ResumeBuilderPage({ loaderData: { texts, email } }: Route.ComponentProps) {
  const { sampleCv } = texts;
  return (
    <Page>
      <PageOpening
        heading={texts.heading}
        lead={texts.lead}
        figure={
          <figure className={styles.figure}>
            <SampleCv texts={sampleCv} email={email} />
            <figcaption className={styles.caption}>
              {email === PLACEHOLDER_EMAIL ? sampleCv.caption : sampleCv.ownCaption}
            </figcaption>
          </figure>
        }
      >
        <Notice title={texts.later.title}>{texts.later.text}</Notice>
        <LinkButton to={pagePath('createHeadshot', useLanguage())}>{texts.action}</LinkButton>
      </PageOpening>
      <Section heading={texts.plan.heading} lead={texts.plan.lead}>
        <Points points={texts.plan.points} />
      </Section>
      <Section heading={texts.faq.heading}>
        <FaqList entries={texts.faq.entries} />
      </Section>
      <Closing {...texts.end} action={texts.action} />
    </Page>
  );
}

import { resumeBuilderTexts } from '../../../i18n/resume-builder/index.ts';
import { Page } from '../../../ui/page.tsx';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { Closing } from '../../sections/closing.tsx';
import { FaqList } from '../../sections/faq-list.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/resume-builder-page.ts';
import { LazyBuilder } from './lazy-builder.tsx';
import { shownEmail } from './shown-email.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  ...marketingPage(context, 'resumeBuilder', resumeBuilderTexts, ({ faq }) => [faqPage(faq.entries)]),
  email: shownEmail(new URL(request.url).searchParams.get('email')),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ResumeBuilderPage({ loaderData: { texts, email } }: Route.ComponentProps) {
  return (
    <Page>
      <PageOpening heading={texts.heading} lead={texts.lead} />
      <LazyBuilder texts={texts.tool} email={email} />
      <Section heading={texts.points.heading}>
        <Points points={texts.points.points} />
      </Section>
      <Section heading={texts.faq.heading}>
        <FaqList entries={texts.faq.entries} />
      </Section>
      <Closing {...texts.end} action={texts.action} />
    </Page>
  );
}

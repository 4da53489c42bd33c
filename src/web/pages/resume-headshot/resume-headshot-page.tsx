import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import { resumeHeadshotTexts } from '../../../i18n/resume-headshot/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { FactTable } from '../../sections/fact-table.tsx';
import { PageEnd } from '../../sections/page-end.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/resume-headshot-page.ts';
import { downloadRows } from './download-rows.ts';
import { FramingFrames } from './framing-frames.tsx';

export const loader = ({ context }: Route.LoaderArgs) => {
  const page = marketingPage(context, 'resumeHeadshot', resumeHeadshotTexts, ({ faq }) => [
    faqPage(faq.entries),
  ]);
  return { ...page, downloads: downloadRows(page.texts, catalogFacts(page.language).photo) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ResumeHeadshotPage({ loaderData: { texts, downloads } }: Route.ComponentProps) {
  const language = useLanguage();
  const { columns } = texts.sizes;
  return (
    <Page>
      <PageOpening
        note={texts.price}
        heading={texts.heading}
        lead={texts.lead}
        figure={<FramingFrames texts={texts.framings} />}
      >
        <LinkButton to={pagePath('createHeadshot', language)}>{texts.action}</LinkButton>
      </PageOpening>
      <Section heading={texts.crops.heading}>
        <Points points={texts.crops.points} />
      </Section>
      <Section id="sizes" heading={texts.sizes.heading} lead={texts.sizes.lead}>
        <FactTable
          caption={texts.sizes.caption}
          captionHidden
          columns={[
            { name: columns.name, width: '14rem' },
            { name: columns.size, figures: true },
            { name: columns.use, plain: true },
          ]}
          rows={downloads.map(({ variant, name, size, use }) => ({ key: variant, cells: [name, size, use] }))}
        />
      </Section>
      <Section heading={texts.made.heading}>
        <Points points={texts.made.points} numbered />
      </Section>
      <Section heading={texts.changes.heading}>
        <Points points={texts.changes.points} />
      </Section>
      <PageEnd texts={texts} action={texts.action} />
    </Page>
  );
}

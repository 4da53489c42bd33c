import { aiResumePhotoTexts } from '../../../i18n/ai-resume-photo/index.ts';
import type { AiResumePhotoTexts } from '../../../i18n/ai-resume-photo/en.ts';
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
import type { Route } from './+types/ai-resume-photo-page.ts';
import { LayerFrames } from './layer-frames.tsx';
import { euSizeRows, type SizeRow, usSizeRows } from './size-rows.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const page = marketingPage(context, 'aiResumePhoto', aiResumePhotoTexts, ({ faq }) => [
    faqPage(faq.entries),
  ]);
  const { texts, language } = page;
  return { ...page, us: usSizeRows(texts, language), eu: euSizeRows(texts, language) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AiResumePhotoPage({ loaderData: { texts, us, eu } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Page>
      <PageOpening
        note={texts.price}
        heading={texts.heading}
        lead={texts.lead}
        figure={<LayerFrames texts={texts.layers} />}
      >
        <LinkButton to={pagePath('createHeadshot', language)}>{texts.action}</LinkButton>
      </PageOpening>
      <Section heading={texts.how.heading}>
        <Points points={texts.how.points} numbered />
      </Section>
      <Section id="us" heading={texts.us.heading} lead={texts.us.lead}>
        <SizeRows caption={texts.us.caption} rows={us} columns={texts.columns} />
      </Section>
      <Section id="eu" heading={texts.eu.heading} lead={texts.eu.lead}>
        <SizeRows caption={texts.eu.caption} rows={eu} columns={texts.columns} />
      </Section>
      <Section heading={texts.honest.heading}>
        <Points points={texts.honest.points} />
      </Section>
      <PageEnd texts={texts} action={texts.action} />
    </Page>
  );
}

function SizeRows({
  caption,
  rows,
  columns,
}: {
  caption: string;
  rows: readonly SizeRow[];
  columns: AiResumePhotoTexts['columns'];
}) {
  return (
    <FactTable
      caption={caption}
      captionHidden
      columns={[
        { name: columns.use, width: '18rem' },
        { name: columns.size, figures: true, plain: true, width: '11rem' },
        { name: columns.px, figures: true, width: '11rem' },
        { name: columns.note, plain: true },
      ]}
      rows={rows.map(({ use, size, px, note, ...row }) => ({ ...row, cells: [use, size, px, note] }))}
    />
  );
}

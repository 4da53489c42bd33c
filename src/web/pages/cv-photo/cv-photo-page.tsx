import { cvPhotoTexts } from '../../../i18n/cv-photo/index.ts';
import { expectationGuides } from '../../../i18n/photo-guide.ts';
import { pagePath } from '../../../page-urls.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { PageEnd } from '../../sections/page-end.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { PrintSamples } from '../../sections/print-samples.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/cv-photo-page.ts';
import { CountryGroups } from './country-groups.tsx';
import { usualPrints, sizesInUse } from './sizes-in-use.ts';
import { SizeTable } from './size-table.tsx';

export const loader = ({ context }: Route.LoaderArgs) => {
  const page = marketingPage(context, 'cvPhoto', cvPhotoTexts, ({ faq }) => [faqPage(faq.entries)]);
  const groups = expectationGuides(page.language);
  return { ...page, groups, sizes: sizesInUse(groups), prints: usualPrints(groups) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function CvPhotoPage({ loaderData: { texts, groups, sizes, prints } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Page>
      <PageOpening
        heading={texts.heading}
        lead={texts.lead}
        figure={<PrintSamples prints={prints} caption={texts.printsCaption} />}
      >
        <LinkButton to={pagePath('createHeadshot', language)}>{texts.action}</LinkButton>
        <a href="#countries" className={buttonClass('secondary')}>
          {texts.toTable}
        </a>
      </PageOpening>
      <Section id="countries" heading={texts.guide.heading} lead={texts.guide.lead}>
        <CountryGroups groups={groups} texts={texts.guide} />
      </Section>
      <Section id="sizes" heading={texts.sizes.heading} lead={texts.sizes.lead}>
        <SizeTable sizes={sizes} texts={texts.sizes} />
      </Section>
      <Section heading={texts.good.heading}>
        <Points points={texts.good.points} />
      </Section>
      <PageEnd texts={texts} action={texts.action} />
    </Page>
  );
}

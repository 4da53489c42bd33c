import { examplesPageTexts } from '../../../i18n/examples-page/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { examplePairs } from '../../example-pairs.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { Closing } from '../../sections/closing.tsx';
import { PairList } from '../../sections/pair-list.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { RelatedLinks } from '../../sections/related-links.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/examples-page.ts';
import { StyleStrips } from './style-strips.tsx';
import { sceneStrips } from './scene-strips.server.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = marketingPage(context, 'examples', examplesPageTexts);
  return { ...page, strips: sceneStrips(page.language), ...(await examplePairs(context)) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ExamplesPage({ loaderData: { texts, strips, own, dressed } }: Route.ComponentProps) {
  return (
    <Page>
      <PageOpening heading={texts.heading} lead={texts.lead}>
        <LinkButton to={pagePath('createHeadshot', useLanguage())}>{texts.action}</LinkButton>
      </PageOpening>
      {own.length > 0 ? (
        <Section id="pairs" heading={texts.pairs.heading} lead={texts.pairs.lead}>
          <PairList pairs={own} />
        </Section>
      ) : null}
      {dressed.length > 0 ? (
        <Section id="dressed" heading={texts.dressed.heading} lead={texts.dressed.lead}>
          <PairList pairs={dressed} />
        </Section>
      ) : null}
      <Section id="scenes" heading={texts.strips.heading} lead={texts.strips.lead}>
        <StyleStrips strips={strips} texts={texts.strips} />
      </Section>
      <Section heading={texts.notes.heading}>
        <Points points={texts.notes.points} />
      </Section>
      <RelatedLinks {...texts.related} />
      <Closing {...texts.end} action={texts.action} />
    </Page>
  );
}

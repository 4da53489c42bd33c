import { examplesPageTexts } from '../../../i18n/examples-page.ts';
import { pagePath } from '../../../routes.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { marketingPage } from '../../findable/marketing-page.server.ts';
import { Closing } from '../../sections/closing.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { RelatedLinks } from '../../sections/related-links.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/examples-page.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { type ComparedPair, PairSheet } from './pair-sheet.tsx';
import { sceneStrips } from './scene-strips.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const page = marketingPage(context, 'examples', examplesPageTexts);
  return { ...page, strips: sceneStrips(page.language) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ExamplesPage({ loaderData: { texts, strips } }: Route.ComponentProps) {
  // Compared pairs of a selfie and its headshot go here.
  const pairs: readonly ComparedPair[] = [];
  return (
    <Page>
      <PageOpening heading={texts.heading} lead={texts.lead}>
        <LinkButton to={pagePath('createHeadshot', useLanguage())}>{texts.action}</LinkButton>
      </PageOpening>
      <PairSheet pairs={pairs} texts={texts.pairs} />
      <Section id="scenes" heading={texts.sheet.heading} lead={texts.sheet.lead}>
        <ContactSheet strips={strips} texts={texts.sheet} />
      </Section>
      <Section heading={texts.notes.heading}>
        <Points points={texts.notes.points} />
      </Section>
      <RelatedLinks {...texts.related} />
      <Closing {...texts.end} action={texts.action} />
    </Page>
  );
}

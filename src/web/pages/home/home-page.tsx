import { homeTexts } from '../../../i18n/home.ts';
import { Page } from '../../../ui/page.tsx';
import { marketingPage } from '../../findable/marketing-page.server.ts';
import type { Route } from './+types/home-page.ts';
import { Closing } from '../../sections/closing.tsx';
import { PackageCards } from '../../sections/package-cards.tsx';
import { Section } from '../../sections/section.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Privacy } from './privacy.tsx';
import { StyleSheet } from './style-sheet.tsx';

export const loader = ({ context }: Route.LoaderArgs) => marketingPage(context, 'home', homeTexts);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePage({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <Page>
      <Hero texts={texts.hero} />
      <HowItWorks texts={texts.how} />
      <StyleSheet texts={texts.styles} />
      <Section id="pricing" heading={texts.pricing.heading} lead={texts.pricing.lead}>
        <PackageCards choose={texts.pricing.choose} />
      </Section>
      <Privacy texts={texts.privacy} />
      <Closing {...texts.end} action={texts.hero.action} />
    </Page>
  );
}

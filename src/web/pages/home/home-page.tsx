import { homeTexts } from '../../../i18n/home.ts';
import { Page } from '../../../ui/page.tsx';
import { marketingPage } from '../../findable/marketing-page.server.ts';
import type { Route } from './+types/home-page.ts';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
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
      <Pricing texts={texts.pricing} />
      <Privacy texts={texts.privacy} />
      <Closing texts={texts.end} action={texts.hero.action} />
    </Page>
  );
}

import { homeTexts } from '../../../i18n/home.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page.tsx';
import { pageMeta, rootOf } from '../../page-meta.ts';
import type { Route } from './+types/home-page.ts';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Privacy } from './privacy.tsx';
import { StyleSheet } from './style-sheet.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = rootOf(matches);
  const { title, description } = homeTexts[root.language];
  return pageMeta({ page: 'home', ...root, title, description });
};

export default function HomePage() {
  const texts = homeTexts[useLanguage()];
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

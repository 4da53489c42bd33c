import { Link } from 'react-router';
import { countryGuides } from '../../../i18n/photo-guide.ts';
import { resumePhotoTexts } from '../../../i18n/resume-photo/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { PageEnd } from '../../sections/page-end.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/resume-photo-page.ts';
import { PlaceFrames } from './place-frames.tsx';
import styles from './resume-photo-page.module.css';

export const loader = ({ context }: Route.LoaderArgs) => {
  const page = marketingPage(context, 'resumePhoto', resumePhotoTexts, ({ faq }) => [faqPage(faq.entries)]);
  const avoiding = countryGuides(page.language).filter(({ expectation }) => expectation === 'avoid');
  return { ...page, countriesWithoutPhoto: avoiding.map(({ name }) => name) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ResumePhotoPage({
  loaderData: { texts, countriesWithoutPhoto },
}: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Page>
      <PageOpening heading={texts.heading} lead={texts.lead} figure={<PlaceFrames texts={texts.frames} />}>
        <LinkButton to={pagePath('createHeadshot', language)}>{texts.action}</LinkButton>
        <LinkButton look="secondary" to={pagePath('cvPhoto', language)}>
          {texts.other}
        </LinkButton>
      </PageOpening>
      <Section heading={texts.why.heading}>
        <Points points={texts.why.points} />
      </Section>
      <Section heading={texts.countries.heading} lead={texts.countries.lead}>
        <ul className={styles.countries}>
          {countriesWithoutPhoto.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p>
          <Link to={pagePath('cvPhoto', language)}>{texts.countries.more}</Link>
        </p>
      </Section>
      <Section heading={texts.where.heading}>
        <Points points={texts.where.points} />
      </Section>
      <Section heading={texts.asked.heading}>
        <Points points={texts.asked.points} />
      </Section>
      <PageEnd texts={texts} action={texts.action} />
    </Page>
  );
}

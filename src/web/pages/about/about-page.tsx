import { BRAND } from '../../../catalog/brand.ts';
import { aboutTexts } from '../../../i18n/about/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/about-page.ts';
import styles from './about-page.module.css';
import { MakingStrip } from './making-strip.tsx';

export const loader = ({ context }: Route.LoaderArgs) => marketingPage(context, 'about', aboutTexts);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AboutPage({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <Page>
      <PageOpening heading={texts.heading} lead={texts.lead}>
        <LinkButton to={pagePath('createHeadshot', useLanguage())}>{texts.action}</LinkButton>
      </PageOpening>
      <Section heading={texts.why.heading}>
        <div className={styles.story}>
          {texts.why.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section heading={texts.making.heading} lead={texts.making.lead}>
        <MakingStrip texts={texts.making} />
      </Section>
      <Section heading={texts.principles.heading}>
        <Points points={texts.principles.points} />
      </Section>
      <Section heading={texts.wont.heading}>
        <ul className={styles.wont}>
          {texts.wont.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section id="contact" heading={texts.contact.heading} lead={texts.contact.text}>
        <div className={styles.contact}>
          <a href={`mailto:${texts.contact.mail}`} className={buttonClass('primary')}>
            {texts.contact.mail}
          </a>
          <a href={BRAND.sourceUrl} className={buttonClass('secondary')}>
            {texts.contact.source}
          </a>
        </div>
      </Section>
    </Page>
  );
}

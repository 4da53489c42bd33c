import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '../../../catalog/brand.ts';
import { imprintTexts } from '../../../i18n/imprint/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Page } from '../../../ui/page.tsx';
import { webContext } from '../../context.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import type { Route } from './+types/imprint-page.ts';
import { ImprintFacts } from './imprint-facts.tsx';
import styles from './imprint.module.css';

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...marketingPage(context, 'imprint', imprintTexts),
  imprint: context.get(webContext).settings.imprint,
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ImprintPage({ loaderData: { texts, imprint } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Page printsContentOnly>
      <div className={styles.page}>
        <PageHeading heading={texts.title} lead={texts.lead} />
        {imprint ? (
          <section className={styles.facts} aria-labelledby="law">
            <h2 id="law" className={styles.law}>
              {texts.law}
            </h2>
            <ImprintFacts imprint={imprint} labels={texts.labels} />
          </section>
        ) : (
          <Notice title={texts.missing.title}>
            <div className={styles.missing}>
              <p>{texts.missing.text}</p>
              <p>{texts.missing.how}</p>
            </div>
          </Notice>
        )}
        <div className={styles.more}>
          <More {...texts.questions}>
            <a href={`mailto:${texts.contact}`}>{texts.contact}</a>
            <Link to={pagePath('privacyPolicy', language)}>{texts.privacy}</Link>
          </More>
          <More {...texts.software}>
            <a href={BRAND.sourceUrl}>{texts.source}</a>
          </More>
          <More {...texts.pictures} />
        </div>
      </div>
    </Page>
  );
}

interface MoreProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function More({ title, text, children }: MoreProps) {
  return (
    <section className={styles.entry}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {children ? <p className={styles.links}>{children}</p> : null}
    </section>
  );
}

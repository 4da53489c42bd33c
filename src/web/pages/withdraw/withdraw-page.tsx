import { Link } from 'react-router';
import { WithdrawalForm } from '../../../features/orders/withdrawal/withdrawal-form.tsx';
import { withdrawTexts } from '../../../i18n/withdraw/index.ts';
import { withdrawalFormTexts } from '../../../i18n/withdrawal-form/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Page } from '../../../ui/page.tsx';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/withdraw-page.ts';
import styles from './withdraw.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const page = marketingPage(context, 'withdraw', withdrawTexts);
  return { ...page, form: withdrawalFormTexts[page.language] };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function WithdrawPage({ loaderData: { texts, form } }: Route.ComponentProps) {
  const language = useLanguage();
  const { declare, mail, rights, next, more } = texts;
  const letter = `subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`;
  return (
    <Page>
      <div className={styles.opening}>
        <PageHeading heading={texts.heading} lead={texts.lead} />
        <div className={styles.ways}>
          <section className={styles.way} aria-labelledby="declare">
            <h2 id="declare" className={styles.heading}>
              {declare.heading}
            </h2>
            <ol className={styles.steps}>
              {declare.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <WithdrawalForm texts={form} />
          </section>
          <section className={styles.way} aria-labelledby="by-mail">
            <h2 id="by-mail" className={styles.heading}>
              {mail.heading}
            </h2>
            <p>{mail.text}</p>
            <a href={`mailto:${mail.address}?${letter}`} className={buttonClass('secondary')}>
              {mail.action}
            </a>
          </section>
        </div>
      </div>
      <Section heading={rights.heading} lead={rights.lead}>
        <div className={styles.pair}>
          <Points points={rights.points} />
        </div>
      </Section>
      <Section heading={next.heading}>
        <div className={styles.pair}>
          <Points numbered points={next.points} />
        </div>
      </Section>
      <nav className={styles.more} aria-label={more.heading}>
        <p className={styles.label}>{more.heading}</p>
        <Link to={pagePath('refundPolicy', language)}>{more.refund}</Link>
        <Link to={pagePath('termsOfService', language)}>{more.terms}</Link>
      </nav>
    </Page>
  );
}

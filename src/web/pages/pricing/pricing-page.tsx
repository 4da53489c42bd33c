import { Link } from 'react-router';
import { LEAD_VALUES_USD } from '../../../catalog/lead-choices.ts';
import { PACKAGE_IDS } from '../../../catalog/packages.ts';
import { WelcomeButton } from '../../../features/newsletter/overlays/welcome-button.tsx';
import { TeamForm } from '../../../features/leads/team-form.tsx';
import { packageOffer } from '../../../i18n/package-offer.ts';
import { pricingTexts } from '../../../i18n/pricing/index.ts';
import { teamFormTexts } from '../../../i18n/team-form/index.ts';
import { track } from '../../../platform/analytics/analytics-events.client.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { webContext } from '../../context.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { faqPage, offers } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { FaqList } from '../../sections/faq-list.tsx';
import { PackageCards } from '../../sections/package-cards.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/pricing-page.ts';
import { comparisonRows } from './comparison-rows.ts';
import { CustomerRatings } from './customer-ratings.tsx';
import { shownRatings } from './shown-ratings.ts';
import lineList from '../../sections/line-list.module.css';
import styles from './pricing-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const page = marketingPage(
    context,
    'pricing',
    pricingTexts,
    ({ faq, description }, language, publicUrl) => [
      faqPage(faq.entries),
      offers(publicUrl, language, description),
    ],
  );
  const { language, texts } = page;
  const packages = PACKAGE_IDS.map((id) => packageOffer(id, language));
  return {
    ...page,
    packages,
    rows: comparisonRows(texts.table, language),
    teamForm: teamFormTexts[language],
    ratings: shownRatings(await context.get(webContext).loadPublishedRatings(), language),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { texts, packages, rows, teamForm, ratings } = loaderData;
  const language = useLanguage();
  return (
    <Page>
      <PageHeading heading={texts.heading} lead={texts.lead} />
      <div className={styles.cards}>
        <PackageCards offers={packages} choose={texts.choose} level="h2" />
      </div>
      <WelcomeButton texts={useRootData().layout.welcome} />
      <Section heading={texts.table.heading}>
        <div className={styles.scroll} role="region" aria-label={texts.table.label} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.table.what}</th>
                {packages.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={packages[index]?.id}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.small}>{texts.table.load}</p>
      </Section>
      <Section heading={texts.included.heading}>
        <ul className={lineList.list}>
          {texts.included.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Link to={pagePath('refundPolicy', language)}>{texts.refundPolicy}</Link>
        </p>
      </Section>
      {ratings ? <CustomerRatings {...ratings} /> : null}
      <Section id="team" heading={texts.team.heading} lead={texts.team.lead}>
        <div className={styles.form}>
          <TeamForm
            texts={teamForm}
            onSent={({ kind }) =>
              track('generate-lead', { kind, currency: 'USD', value: LEAD_VALUES_USD[kind] })
            }
          />
        </div>
      </Section>
      <Section heading={texts.whiteLabel.heading} lead={texts.whiteLabel.text}>
        <div>
          <LinkButton look="secondary" to={pagePath('whiteLabel', language)}>
            {texts.whiteLabel.action}
          </LinkButton>
        </div>
      </Section>
      <Section heading={texts.faq.heading}>
        <FaqList entries={texts.faq.entries} />
      </Section>
    </Page>
  );
}

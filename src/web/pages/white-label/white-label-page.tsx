import { LEAD_VALUES_USD } from '../../../catalog/lead-choices.ts';
import { LeadForm } from '../../../features/leads/lead-form.tsx';
import { leadFormTexts } from '../../../i18n/lead-form/index.ts';
import { whiteLabelTexts } from '../../../i18n/white-label/index.ts';
import { track } from '../../../platform/analytics/analytics-events.client.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { FaqList } from '../../sections/faq-list.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/white-label-page.ts';
import { NamePlates } from './name-plates.tsx';
import { TwoWays } from './two-ways.tsx';
import styles from './white-label.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const page = marketingPage(context, 'whiteLabel', whiteLabelTexts, ({ faq }) => [faqPage(faq.entries)]);
  return { ...page, form: leadFormTexts[page.language] };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function WhiteLabelPage({ loaderData: { texts, form } }: Route.ComponentProps) {
  const { get, how, data, faq, request } = texts;
  return (
    <Page>
      <PageOpening
        note={texts.promise}
        heading={texts.heading}
        lead={texts.lead}
        figure={<NamePlates texts={texts.plates} />}
      >
        <a href="#request" className={buttonClass('primary')}>
          {texts.action}
        </a>
      </PageOpening>
      <Section heading={get.heading} lead={get.lead}>
        <Points points={get.points} />
      </Section>
      <TwoWays texts={texts.ways} action={texts.action} />
      <Section heading={how.heading}>
        <Points numbered points={how.points} />
      </Section>
      <Section heading={data.heading} lead={data.lead}>
        <Points points={data.points} />
      </Section>
      <Section heading={faq.heading}>
        <FaqList entries={faq.entries} />
      </Section>
      <Section id="request" heading={request.heading} lead={request.lead}>
        <div className={styles.form}>
          <LeadForm
            texts={form}
            onSent={({ kind }) =>
              track('generate-lead', { kind, currency: 'USD', value: LEAD_VALUES_USD[kind] })
            }
          />
        </div>
        <p className={styles.mail}>
          {request.mail} <a href={`mailto:${request.address}`}>{request.address}</a>
        </p>
      </Section>
    </Page>
  );
}

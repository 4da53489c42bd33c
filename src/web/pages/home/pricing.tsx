import { PACKAGE_IDS } from '../../../catalog/packages.ts';
import type { HomeTexts } from '../../../i18n/en/home.ts';
import { packagesTexts } from '../../../i18n/packages.ts';
import { pagePath } from '../../../routes.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PackageSummary } from '../../../ui/package-summary.tsx';
import styles from './pricing.module.css';
import { Section } from '../../sections/section.tsx';

export function Pricing({ texts }: { texts: HomeTexts['pricing'] }) {
  const language = useLanguage();
  const { names } = packagesTexts[language];
  return (
    <Section id="pricing" heading={texts.heading} lead={texts.lead}>
      <ul className={styles.list}>
        {PACKAGE_IDS.map((id) => (
          <li key={id} className={styles.card}>
            <h3>{names[id]}</h3>
            <PackageSummary packageId={id} />
            <LinkButton
              look="secondary"
              className={styles.action}
              to={`${pagePath('createHeadshot', language)}?package=${id}`}
            >
              {texts.choose[id]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { PackageId } from '../../catalog/packages.ts';
import type { PackageOffer } from '../../i18n/package-offer.ts';
import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PackageSummary } from '../../ui/package-summary.tsx';
import styles from './package-cards.module.css';

/** The three offers side by side, each with a button that starts a shoot. `choose` holds the texts of the buttons. */
export function PackageCards({
  offers,
  choose,
  query = '',
  level: Name = 'h3',
}: {
  offers: readonly PackageOffer[];
  choose: Readonly<Record<PackageId, string>>;
  /** Appended to the link's query, e.g. `&code=…`. */
  query?: string;
  /** The heading level of the packages' names on this page. */
  level?: 'h2' | 'h3';
}) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.card}>
          <Name className={styles.name}>{offer.name}</Name>
          <PackageSummary offer={offer} />
          <LinkButton
            look="secondary"
            className={styles.action}
            to={`${pagePath('createHeadshot', language)}?package=${offer.id}${query}`}
          >
            {choose[offer.id]}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

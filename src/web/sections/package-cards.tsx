import { Link } from 'react-router';
import type { PackageId } from '../../catalog/packages.ts';
import type { PackageOffer } from '../../i18n/package-offer.ts';
import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PackageSummary } from '../../ui/package/package-summary.tsx';
import styles from './package-cards.module.css';

/**
 * The three offers side by side, each with a button that starts a shoot and a link that buys the package first. `choose` holds the
 * texts of the buttons.
 */
export function PackageCards({
  offers,
  choose,
  level: Name = 'h3',
}: {
  offers: readonly PackageOffer[];
  choose: Readonly<Record<PackageId, string>>;
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
            to={`${pagePath('createHeadshot', language)}?package=${offer.id}`}
          >
            {choose[offer.id]}
          </LinkButton>
          <Link
            className={styles.buy}
            to={`${pagePath('checkout', language)}?product=${offer.id}`}
            aria-label={`${offer.buy}: ${offer.name}`}
          >
            {offer.buy}
          </Link>
        </li>
      ))}
    </ul>
  );
}

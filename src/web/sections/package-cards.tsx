import { PACKAGE_IDS, type PackageId } from '../../catalog/packages.ts';
import { packagesTexts } from '../../i18n/packages.ts';
import { pagePath } from '../../routes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PackageSummary } from '../../ui/package-summary.tsx';
import styles from './package-cards.module.css';

/** The three offers side by side; each begins a shoot. `choose` is what each button says. */
export function PackageCards({
  choose,
  query = '',
}: {
  choose: Readonly<Record<PackageId, string>>;
  /** Added to the link, e.g. `&code=…`. */
  query?: string;
}) {
  const language = useLanguage();
  const { names } = packagesTexts[language];
  return (
    <ul className={styles.list}>
      {PACKAGE_IDS.map((id) => (
        <li key={id} className={styles.card}>
          <h3>{names[id]}</h3>
          <PackageSummary packageId={id} />
          <LinkButton
            look="secondary"
            className={styles.action}
            to={`${pagePath('createHeadshot', language)}?package=${id}${query}`}
          >
            {choose[id]}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

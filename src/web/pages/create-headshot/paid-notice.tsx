import { LIMITS } from '../../../catalog/limits.ts';
import type { PackageId } from '../../../catalog/packages.ts';
import { createHeadshotTexts } from '../../../i18n/create-headshot/index.ts';
import { LIMIT_FIGURES } from '../../../i18n/limit-figures.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import styles from './create-headshot-page.module.css';

/** Tells somebody who paid first that the order is attached to this page, and what is missing. */
export function PaidNotice({ packageId }: { packageId: PackageId }) {
  const language = useLanguage();
  const texts = createHeadshotTexts[language].paidFirst;
  const name = packagesTexts[language].names[packageId];
  return (
    <div className={styles.paid} role="status">
      <p className={styles.paidHeading}>{texts.heading(name)}</p>
      <p>{texts.text(LIMITS.selfiesMin, LIMIT_FIGURES.waitingSelfieDays)}</p>
    </div>
  );
}

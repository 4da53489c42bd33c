import type { HomeTexts } from '../../../i18n/home/en.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './offer.module.css';

/** The limited offer, without a countdown (product.md, "Honest selling"). */
export function Offer({ texts }: { texts: HomeTexts['offer'] }) {
  return (
    <section className={styles.offer}>
      <h2>{texts.heading}</h2>
      <p className={styles.text}>{texts.text}</p>
      <LinkButton to={`${pagePath('createHeadshot', useLanguage())}?package=basic`} className={styles.action}>
        {texts.action}
      </LinkButton>
    </section>
  );
}

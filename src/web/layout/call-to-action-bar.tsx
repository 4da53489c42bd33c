import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './call-to-action-bar.module.css';
import { useRootData } from './use-root-data.ts';

/** Sticks to the lower edge of a telephone on every page but an advertisement's (spec §2). */
export function CallToActionBar() {
  const language = useLanguage();
  const { action, price } = useRootData().layout.callToAction;
  return (
    <aside className={styles.bar} aria-label={action}>
      <span className={styles.price}>{price}</span>
      <LinkButton to={pagePath('createHeadshot', language)} className={styles.action}>
        {action}
      </LinkButton>
    </aside>
  );
}

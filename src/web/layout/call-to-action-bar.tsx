import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './call-to-action-bar.module.css';
import { useRootData } from './use-root-data.ts';

/** A bar that sticks to the bottom of a phone's screen on every page except an advertisement's (spec §2). */
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

import { useNavigation } from 'react-router';
import styles from './navigation-bar.module.css';
import { useRootData } from './use-root-data.ts';

/** A thin line while the next page is under way and takes longer than a blink. */
export function NavigationBar() {
  const { loading } = useRootData().layout;
  const navigation = useNavigation();
  return (
    <div role="status">
      {navigation.state === 'loading' ? (
        <div className={styles.bar}>
          <span className={styles.words}>{loading}</span>
        </div>
      ) : null}
    </div>
  );
}

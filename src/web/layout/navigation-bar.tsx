import { useNavigation } from 'react-router';
import styles from './navigation-bar.module.css';
import { useRootData } from './use-root-data.ts';

/** A thin line that appears while the next page takes noticeably long to load. */
export function NavigationBar() {
  const { loading } = useRootData().layout;
  const navigation = useNavigation();
  return (
    <div role="status">
      {navigation.state === 'loading' ? (
        <div className={styles.bar}>
          <span className={styles.text}>{loading}</span>
        </div>
      ) : null}
    </div>
  );
}

import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import type { NamedExamplePair } from '../example-pairs.server.ts';
import styles from './pair-list.module.css';

/** Before/after comparisons side by side. */
export function PairList({ pairs }: { pairs: readonly NamedExamplePair[] }) {
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ id, before, after, afterView, texts }) => (
        <li key={id}>
          <BeforeAfter
            before={before}
            after={after}
            afterView={afterView}
            texts={texts}
            sizes="(min-width: 62rem) 25rem, (min-width: 36rem) 46vw, 92vw"
          />
        </li>
      ))}
    </ul>
  );
}

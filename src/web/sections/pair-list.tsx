import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import type { NamedExamplePair } from '../example-pairs.server.ts';
import styles from './pair-sheet.module.css';

/** Selfies lying over the headshots made of them, side by side. */
export function PairSheet({ pairs }: { pairs: readonly NamedExamplePair[] }) {
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

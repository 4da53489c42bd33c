import { createHeadshotTexts } from '../../../i18n/create-headshot.ts';
import { useLanguage } from '../../../ui/language.tsx';
import type { Moments } from './moments.ts';
import styles from './moments-note.module.css';

/**
 * Says how often each moment will appear and how many more selfies would help. A live region, because selfies and package
 * change it.
 */
export function MomentsNote({ moments }: { moments: Moments | undefined }) {
  const texts = createHeadshotTexts[useLanguage()].moments;
  return (
    <p className={styles.note} role="status">
      {moments ? texts.set(moments) : null}
      {moments && moments.advised > 0 ? ` ${texts.more(moments.advised)}` : null}
    </p>
  );
}

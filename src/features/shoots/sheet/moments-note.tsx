import { createHeadshotTexts } from '../../../i18n/create-headshot.ts';
import { useLanguage } from '../../../ui/language.tsx';
import type { Moments } from './moments.ts';
import styles from './moments-note.module.css';

/** How often each moment will be seen, and what more selfies would bring. A status: selfies and package change it. */
export function MomentsNote({ moments }: { moments: Moments | undefined }) {
  const texts = createHeadshotTexts[useLanguage()].moments;
  return (
    <p className={styles.note} role="status">
      {moments ? texts.set(moments) : null}
      {moments && moments.advised > 0 ? ` ${texts.more(moments.advised)}` : null}
    </p>
  );
}

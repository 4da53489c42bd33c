import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { useLanguage } from '../../../../ui/language.tsx';
import type { DressedShare, Moments } from './moments.ts';
import styles from './moments-note.module.css';

/**
 * Shows how often each moment will appear, in how many garments, and how many more selfies would help. It is a live region
 * because changes of selfies, clothes and package update it.
 */
export function MomentsNote({
  moments,
  dressed,
}: {
  moments: Moments | undefined;
  dressed: DressedShare | undefined;
}) {
  const texts = createHeadshotTexts[useLanguage()].moments;
  return (
    <p className={styles.note} role="status">
      {moments ? texts.set(moments) : null}
      {moments && dressed ? ` ${texts.dressed(dressed)}` : null}
      {moments && moments.advised > 0 ? ` ${texts.more(moments.advised)}` : null}
    </p>
  );
}

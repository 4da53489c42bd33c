import type { ComponentProps } from 'react';
import type { StyleId } from '../../../../base/style-ids.ts';
import { stylesTexts } from '../../../../i18n/styles/index.ts';
import { GreaseMark } from '../../../../ui/picture/grease-mark.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import { StyleScene } from '../../../../ui/picture/style-scene.tsx';
import styles from './style-chip.module.css';

export interface StyleChipProps extends Omit<ComponentProps<'input'>, 'type' | 'style'> {
  style: StyleId;
  type: 'radio' | 'checkbox';
}

/** A style with its scene; the chosen one is ticked with the red pencil. */
export function StyleChip({ style, type, ...input }: StyleChipProps) {
  const texts = stylesTexts[useLanguage()][style];
  return (
    <label className={styles.chip}>
      <input {...input} type={type} className={styles.input} aria-label={texts.name} />
      <span className={styles.scene}>
        <StyleScene style={style} sizes="8rem" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{texts.name}</span>
        <span className={styles.sentence}>{texts.sentence}</span>
      </span>
      <span className={styles.mark}>{input.checked ? <GreaseMark kind="tick" /> : null}</span>
    </label>
  );
}

import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  count: number;
  zipUrl: string;
  onShare: () => void;
  onClear: () => void;
}

/** Actions for the selected headshots, within the thumb's reach on a phone. */
export function SelectionBar({ count, zipUrl, onShare, onClear }: SelectionBarProps) {
  const texts = galleryTexts[useLanguage()];
  return (
    <div className={styles.bar} role="region" aria-label={texts.selection.bar}>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {texts.selection.count(count)}
        </p>
        <Button look="quiet" onClick={onClear}>
          {texts.selection.clear}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button onClick={onShare}>{texts.selection.share}</Button>
        <a className={buttonClass('secondary')} href={zipUrl} download>
          {texts.download.selected(count)}
        </a>
      </div>
    </div>
  );
}

import { useId } from 'react';
import { createHeadshotTexts } from '../../../i18n/create-headshot.ts';
import { selfieCautionsTexts } from '../../../i18n/selfie-cautions.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import styles from './selfie-tile.module.css';
import { answerOf, type SelfieTile } from './selfie-tiles.ts';

/** Explains the cautions of a usable selfie, with a button that overrules them. */
export function CautionNote({
  tile,
  number,
  onWish,
}: {
  tile: SelfieTile;
  number: number;
  onWish: (isWantedAnyway: boolean) => void;
}) {
  const language = useLanguage();
  const texts = createHeadshotTexts[language].selfies;
  const words = tile.cautions.map((caution) => selfieCautionsTexts[language][caution]);
  const textId = useId();
  const isWanted = answerOf(tile) === 'wanted';
  const action = isWanted ? texts.leaveOut : texts.useAnyway;
  return (
    <div className={styles.reason}>
      <p className={styles.doubt}>{words.map(({ why }) => why).join(', ')}</p>
      <div id={textId} className={styles.fix}>
        {words.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {/* One button for both ways, so that the focus stays on it. */}
      <Button
        look="secondary"
        className={styles.retry}
        busy={tile.isWishPending}
        aria-label={texts.ofPhoto(action, number)}
        aria-describedby={textId}
        onClick={() => onWish(!isWanted)}
      >
        {action}
      </Button>
    </div>
  );
}

import { useId } from 'react';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { garmentsTexts } from '../../../../i18n/garments/index.ts';
import { selfieCautionsTexts } from '../../../../i18n/selfie-cautions/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import { doubtsOf } from '../../selfies/suits-wish.ts';
import styles from './selfie-tile.module.css';
import { answerOf, type SelfieTile } from './selfie-tiles.ts';

/**
 * Explains the cautions of a usable selfie, with a button that overrules those that can be overruled, and why it keeps its own
 * clothes. A selfie that the wish for own clothes rules out only says so: no button changes that.
 */
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
  const sentences = tile.suitsWish ? words.map(({ text }) => text) : [texts.needsClothesHelp];
  const hint = tile.dressing && garmentsTexts[language].refusals[tile.dressing];
  return (
    <div className={styles.reason}>
      {words.length > 0 ? <p className={styles.doubt}>{words.map(({ why }) => why).join(', ')}</p> : null}
      <div id={textId} className={styles.fix}>
        {[...sentences, ...(hint ? [hint] : [])].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {tile.suitsWish && doubtsOf(tile.cautions).length > 0 ? (
        // One button for both ways, so that the focus stays on it.
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
      ) : null}
    </div>
  );
}

import { useId } from 'react';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { garmentsTexts } from '../../../../i18n/garments/index.ts';
import { selfieCautionsTexts } from '../../../../i18n/selfie-cautions/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import { overridableCautions } from '../../selfies/suits-wish.ts';
import styles from './selfie-tile.module.css';
import { usageOf, type SelfieTile } from './selfie-tiles.ts';

/**
 * Explains the cautions of a usable selfie and why no garment fits it, with a button that overrides the cautions that can be.
 * For a selfie without enough of its own clothes, while own clothes are wished for, it only explains that.
 */
export function CautionNote({
  tile,
  number,
  onOverride,
}: {
  tile: SelfieTile;
  number: number;
  onOverride: (isWantedAnyway: boolean) => void;
}) {
  const language = useLanguage();
  const texts = createHeadshotTexts[language].selfies;
  const cautions = tile.cautions.map((caution) => selfieCautionsTexts[language][caution]);
  const textId = useId();
  const isWanted = usageOf(tile) === 'wanted';
  const action = isWanted ? texts.leaveOut : texts.useAnyway;
  const sentences = tile.suitsWish ? cautions.map(({ text }) => text) : [texts.needsClothesHelp];
  const hint = tile.dressing && garmentsTexts[language].refusals[tile.dressing];
  return (
    <div className={styles.reason}>
      {cautions.length > 0 ? (
        <p className={styles.caution}>{cautions.map(({ why }) => why).join(', ')}</p>
      ) : null}
      <div id={textId} className={styles.fix}>
        {[...sentences, ...(hint ? [hint] : [])].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {tile.suitsWish && overridableCautions(tile.cautions).length > 0 ? (
        // One button overrides and undoes that, so that it keeps the focus.
        <Button
          look="secondary"
          className={styles.retry}
          busy={tile.isOverridePending}
          aria-label={texts.ofPhoto(action, number)}
          aria-describedby={textId}
          onClick={() => onOverride(!isWanted)}
        >
          {action}
        </Button>
      ) : null}
    </div>
  );
}

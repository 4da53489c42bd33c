import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import type { CreateHeadshotTexts } from '../../../../i18n/create-headshot/en.ts';
import { selfieReasonsTexts } from '../../../../i18n/selfie-reasons/index.ts';
import { Frame } from '../../../../ui/picture/frame.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { CautionNote } from './caution-note.tsx';
import { SelfiePhoto } from './selfie-photo.tsx';
import { usageOf, markOf, type SelfieTile as Tile } from './selfie-tiles.ts';
import styles from './selfie-tile.module.css';

export interface SelfieTileProps {
  tile: Tile;
  number: number;
  /** URL of the browser's own copy, preferred to the server's thumbnail. */
  photoUrl: string | undefined;
  onRemove: () => void;
  onRetry: () => void;
  onOverride: (isWantedAnyway: boolean) => void;
}

/**
 * One selfie of the step: in progress, accepted with a tick, usable with a question mark and the caution, or refused with a
 * cross and the reason.
 */
export function SelfieTile({ tile, number, photoUrl, onRemove, onRetry, onOverride }: SelfieTileProps) {
  const language = useLanguage();
  const texts = createHeadshotTexts[language].selfies;
  const reasons = tile.reasons.map((reason) => selfieReasonsTexts[language][reason]);
  const refused = tile.state === 'rejected' || (tile.state === 'failed' && reasons.length > 0);
  return (
    <Frame
      number={number}
      shape="square"
      mark={refused ? 'cross' : markOf(tile)}
      faded={refused}
      caption={
        <span className={styles.status}>
          <span>{refused ? texts.refused : statusText(tile, texts)}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.remove(number)}
            title={texts.remove(number)}
            onClick={onRemove}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </span>
      }
      actions={
        refused ? (
          <div className={styles.reason}>
            <p className={styles.why}>{reasons.map(({ why }) => why).join(', ')}</p>
            <p className={styles.fix}>{reasons[0]?.fix}</p>
            {tile.neverSent ? (
              <>
                <p className={styles.fix}>{texts.neverSent}</p>
                <button
                  type="button"
                  className={styles.retry}
                  aria-label={texts.sendAnyway(number)}
                  onClick={onRetry}
                >
                  {texts.sendAnywayShort}
                </button>
              </>
            ) : null}
          </div>
        ) : tile.state === 'failed' || tile.state === 'held' ? (
          <div className={styles.reason}>
            <p className={styles.fix}>
              {tile.message ?? (tile.state === 'held' ? texts.heldHelp : texts.failedHelp)}
            </p>
            <button type="button" className={styles.retry} aria-label={texts.retry(number)} onClick={onRetry}>
              {texts.retryShort}
            </button>
          </div>
        ) : tile.state === 'accepted' && (tile.cautions.length > 0 || tile.dressing) ? (
          <CautionNote tile={tile} number={number} onOverride={onOverride} />
        ) : null
      }
    >
      <SelfiePhoto urls={[photoUrl, tile.thumbnailUrl]} alt={texts.tile(number)} />
      {tile.state === 'sending' || tile.state === 'preparing' || tile.state === 'checking' ? (
        <div className={styles.progress}>
          <ProgressBar
            share={tile.state === 'sending' ? tile.sentShare : undefined}
            label={`${texts.tile(number)}: ${statusText(tile, texts)}`}
          />
        </div>
      ) : null}
    </Frame>
  );
}

function statusText(tile: Tile, texts: CreateHeadshotTexts['selfies']): string {
  switch (tile.state) {
    case 'sending':
      return texts.sending(Math.round(tile.sentShare * 100));
    case 'rejected':
      return texts.refused;
    case 'accepted': {
      if (!tile.suitsWish) return texts.needsClothes;
      const usage = usageOf(tile);
      return usage === 'good' ? texts.accepted : texts[usage];
    }
    default:
      return texts[tile.state];
  }
}

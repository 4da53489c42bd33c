import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { progressTexts } from '../../../i18n/progress/index.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { RetryingThumbnail } from './retrying-thumbnail.tsx';
import styles from './progress-frames.module.css';

/** One frame for every headshot that was bought, which is filled once the headshot has passed its checks. */
export function ProgressFrames({ shoot, working }: { shoot: ShootView; working: boolean }) {
  const language = useLanguage();
  const texts = progressTexts[language];
  const byNumber = new Map(shoot.headshots.map((headshot) => [headshot.number, headshot]));
  const numbers = Array.from({ length: shoot.progress.total }, (_, index) => index + 1);
  const nextNumber = numbers.find((number) => !byNumber.has(number));

  return (
    <ol className={styles.frames} aria-label={texts.headshotsLabel}>
      {numbers.map((number) => {
        const headshot = byNumber.get(number);
        const styleName = headshot && stylesTexts[language][headshot.style].name;
        return (
          <li key={number}>
            <Frame number={number} caption={styleName}>
              {headshot && styleName ? (
                <RetryingThumbnail src={headshot.thumbnailUrl} alt={texts.frameDone(number, styleName)} />
              ) : (
                <div
                  className={classNames(styles.empty, working && number === nextNumber && styles.next)}
                  role="img"
                  aria-label={texts.frameEmpty(number)}
                />
              )}
            </Frame>
          </li>
        );
      })}
    </ol>
  );
}

import type { ResumePhotoTexts } from '../../../i18n/resume-photo/en.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { GreaseMark } from '../../../ui/picture/grease-mark.tsx';
import { PLACES, PlaceDrawing } from './place-drawing.tsx';
import styles from './place-frames.module.css';

/** Four places for a photo, marked as good or bad by a red pencil. */
export function PlaceFrames({ texts }: { texts: ResumePhotoTexts['frames'] }) {
  return (
    <ol className={styles.frames}>
      {PLACES.map((place, index) => (
        <li key={place}>
          <Frame number={index + 1} caption={texts[place]} mark={place === 'resume' ? undefined : 'tick'}>
            <PlaceDrawing place={place} />
            {place === 'resume' ? (
              <span className={styles.struck}>
                <GreaseMark kind="cross" />
              </span>
            ) : null}
          </Frame>
        </li>
      ))}
    </ol>
  );
}

import type { CSSProperties } from 'react';
import type { PhotoReviewTexts } from '../../../i18n/photo-review/en.ts';
import styles from './photo-previews.module.css';
import type { ReviewTarget } from '../review-target.ts';

/** Sizes of profile photos in a profile, a list of people and a comment. */
const CIRCLE_DIAMETERS_PX = [144, 72, 40] as const;

/** Shows the photo as others will see it: in circles, or cropped to its print size. */
export function PhotoPreviews({
  url,
  target,
  texts,
}: {
  url: string;
  target: ReviewTarget;
  texts: PhotoReviewTexts;
}) {
  if (target.kind === 'linkedin') {
    return (
      <figure className={styles.previews}>
        <figcaption className={styles.caption}>{texts.circles}</figcaption>
        <div className={styles.circles}>
          {CIRCLE_DIAMETERS_PX.map((side) => (
            <img key={side} className={styles.circle} src={url} alt="" width={side} height={side} />
          ))}
        </div>
      </figure>
    );
  }
  const { widthMm, heightMm } = target.frame;
  return (
    <figure className={styles.previews}>
      <figcaption className={styles.caption}>{texts.print}</figcaption>
      <img
        className={styles.print}
        src={url}
        alt=""
        style={{ '--w': widthMm, '--h': heightMm } as CSSProperties}
      />
    </figure>
  );
}

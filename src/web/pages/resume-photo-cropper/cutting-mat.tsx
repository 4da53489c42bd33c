import type { CSSProperties } from 'react';
import type { CropId } from '../../../i18n/crop-sizes.ts';
import type { ResumePhotoCropperTexts } from '../../../i18n/resume-photo-cropper/en.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import { classNames } from '../../../ui/class-names.ts';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { PersonOutline } from '../../sections/person-outline.tsx';
import styles from './cutting-mat.module.css';
import { Ruler } from './ruler.tsx';

const SCENES: Readonly<Record<CropId, StyleId>> = {
  cv: 'corporate',
  small: 'warm',
  form: 'academic',
  square: 'greenery',
  linkedin: 'realEstate',
};

/** The head and the space above it, as shares of a frame of 4 : 5, of which a square shows the lower four fifths. */
const UPRIGHT = { head: 0.44, crown: 0.14 };
const SQUARE = { head: 0.42, crown: 0.32 };

/** The sizes as frames in CSS millimetres, which have the right proportions on a screen and the real size on paper. */
export function CuttingMat(props: {
  sizes: ResumePhotoCropperTexts['sizes'];
  texts: ResumePhotoCropperTexts['mat'];
}) {
  const { sizes, texts } = props;
  return (
    <figure className={styles.mat}>
      <ul className={styles.prints}>
        {sizes.map(({ id, name, px, widthMm, heightMm, round }) => (
          <li key={id} className={styles.print}>
            <span
              className={classNames(styles.cut, round && styles.round)}
              style={{ '--width': `${widthMm}mm`, '--height': `${heightMm}mm` } as CSSProperties}
            >
              <StyleScene style={SCENES[id]} sizes="14rem" />
              <PersonOutline {...(widthMm === heightMm ? SQUARE : UPRIGHT)} />
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.px}>{px}</span>
          </li>
        ))}
      </ul>
      <Ruler unit={texts.ruler} />
      <figcaption className={styles.note}>{texts.note}</figcaption>
    </figure>
  );
}

import { Link } from 'react-router';
import type { ExamplesPageTexts } from '../../../i18n/examples-page/en.ts';
import { pagePath } from '../../../page-urls.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PersonOutline } from '../../sections/person-outline.tsx';
import styles from './style-strips.module.css';
import type { SceneStrip } from './scene-strip.ts';

/** All scenes, with a strip for each style that ends with an empty place for the visitor. Phones scroll the strips sideways. */
export function StyleStrips({
  strips,
  texts,
}: {
  strips: readonly SceneStrip[];
  texts: ExamplesPageTexts['strips'];
}) {
  const language = useLanguage();
  return (
    <div className={styles.sheet}>
      {strips.map(({ style, name, sentence, frames }, index) => (
        <section key={style} id={style} className={styles.style} aria-labelledby={`style-${style}`}>
          <div className={styles.text}>
            <h3 id={`style-${style}`}>{name}</h3>
            <p className={styles.sentence}>{sentence}</p>
          </div>
          <ul className={styles.strip} aria-label={`${name}: ${texts.frames}`}>
            {frames.map((frame) => (
              <li key={frame.id} className={styles.cell}>
                <Frame number={frame.number} caption={frame.name}>
                  <picture>
                    <source type="image/avif" srcSet={frame.avif} />
                    <img
                      src={frame.webp}
                      alt=""
                      width={320}
                      height={400}
                      loading={index === 0 ? 'eager' : 'lazy'}
                      decoding="async"
                    />
                  </picture>
                </Frame>
              </li>
            ))}
            <li className={styles.cell}>
              <Link to={pagePath('createHeadshot', language)} className={styles.you}>
                <span className={styles.place}>
                  <PersonOutline head={0.44} crown={0.15} />
                </span>
                <span>{texts.you}</span>
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Link>
            </li>
          </ul>
        </section>
      ))}
    </div>
  );
}

import { Link } from 'react-router';
import type { CreatePageTexts } from '../../../i18n/create-page/en.ts';
import { pagePath } from '../../../page-urls.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { SelfieDrawing } from '../../../ui/picture/selfie-drawing.tsx';
import styles from './selfie-guide.module.css';

/** Drawings of good and bad selfies, marked by a red pencil, and a link to the article about clothes. */
export function SelfieGuide({ texts }: { texts: CreatePageTexts['guide'] }) {
  return (
    <section className={styles.guide} aria-label={texts.heading}>
      {(['good', 'bad'] as const).map((side) => (
        <div key={side} className={styles[side]}>
          <h3 className={styles.heading}>{texts[side].heading}</h3>
          <ul className={styles.list}>
            {texts[side].list.map(({ kind, words }, index) => (
              <li key={kind}>
                <Frame number={index + 1} caption={words} mark={side === 'good' ? 'tick' : 'cross'}>
                  <SelfieDrawing kind={kind} />
                </Frame>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.clothes}>
        {texts.clothes.text}{' '}
        <Link to={pagePath('article', useLanguage(), { slug: texts.clothes.slug })}>
          {texts.clothes.action}
        </Link>
      </p>
    </section>
  );
}

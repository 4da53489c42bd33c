import { STYLE_IDS } from '../../../catalog/styles.ts';
import type { HomeTexts } from '../../../i18n/en/home.ts';
import { stylesTexts } from '../../../i18n/styles.ts';
import { pagePath } from '../../../routes.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { STYLE_SCENES } from '../../../ui/style-scenes.ts';
import styles from './hero.module.css';

export function Hero({ texts }: { texts: HomeTexts['hero'] }) {
  const language = useLanguage();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{texts.heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <LinkButton to={pagePath('createHeadshot', language)} className={styles.action}>
          {texts.action}
        </LinkButton>
        <p className={styles.price}>{texts.price}</p>
      </div>
      <figure className={styles.sheet}>
        <ol className={styles.film}>
          {STYLE_IDS.map((style, index) => (
            <li key={style} className={styles.shot}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <img src={STYLE_SCENES[style]} alt="" width={400} height={500} />
              <span className={styles.name}>{stylesTexts[language][style].name}</span>
            </li>
          ))}
          <li className={styles.shot}>
            <span className={styles.number} aria-hidden="true">
              {STYLE_IDS.length + 1}
            </span>
            <span className={styles.yours} aria-hidden="true">
              <svg viewBox="0 0 100 125">
                <path d="M50 30c10 0 17 8.5 17 20S60 72 50 72s-17-10-17-22 7-20 17-20zM18 125V108c1-16 13-25 32-25s31 9 32 25v17" />
              </svg>
            </span>
            <span className={styles.name}>{texts.you}</span>
          </li>
        </ol>
        <figcaption className={styles.caption}>{texts.sheet}</figcaption>
      </figure>
    </section>
  );
}

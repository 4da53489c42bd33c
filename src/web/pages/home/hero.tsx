import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { LiveDemo, type LiveDemoStyle } from '../../../features/shoots/live-demo/live-demo.tsx';
import type { HomeTexts } from '../../../i18n/home/en.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './hero.module.css';

export function Hero({
  texts,
  styleList,
  offer,
}: {
  texts: HomeTexts;
  styleList: readonly LiveDemoStyle[];
  offer: WardrobeOffer;
}) {
  const createPath = pagePath('createHeadshot', useLanguage());
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>{texts.hero.heading}</h1>
        <p className={styles.lead}>{texts.hero.lead}</p>
        <LinkButton to={createPath} className={styles.action}>
          {texts.hero.action}
        </LinkButton>
        <p className={styles.price}>{texts.hero.price}</p>
      </div>
      <LiveDemo texts={texts.liveDemo} styleList={styleList} createPath={createPath} offer={offer} />
    </section>
  );
}

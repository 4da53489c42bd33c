import { shareTexts } from '../../../i18n/share/index.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoupePicture } from '../../../ui/picture/loupe-picture.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import type { SharedGalleryView } from '../gallery-view.ts';
import styles from './shared-gallery.module.css';

/** The shared headshots, numbered from 1 so that visitors do not learn how many there are in total. */
export function SharedGallery({ shared }: { shared: Pick<SharedGalleryView, 'headshots'> }) {
  const language = useLanguage();
  const texts = shareTexts[language];
  return (
    <div className={styles.page}>
      <PageHeading heading={texts.heading(shared.headshots.length)} lead={texts.lead} />
      <ol className={styles.sheet}>
        {shared.headshots.map(({ number, style, baseUrl }, index) => (
          <li key={number} className={styles.cell}>
            <Frame number={index + 1} caption={stylesTexts[language][style].name}>
              <a className={styles.open} href={`${baseUrl}/web`} aria-label={texts.enlarge(index + 1)}>
                <LoupePicture
                  src={`${baseUrl}/web`}
                  alt={texts.alt(index + 1)}
                  widthPx={1024}
                  heightPx={1280}
                  loading={index < 4 ? 'eager' : 'lazy'}
                />
              </a>
            </Frame>
          </li>
        ))}
      </ol>
      <p className={styles.disclosure}>{texts.disclosure}</p>
      <section className={styles.call}>
        <h2>{texts.call}</h2>
        <p>{texts.callText}</p>
        <LinkButton to={pagePath('createHeadshot', language)}>{texts.callButton}</LinkButton>
      </section>
    </div>
  );
}

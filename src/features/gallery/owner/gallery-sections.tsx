import { formatDay } from '../../../i18n/day.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Disclosure } from '../disclosure.tsx';
import type { GalleryView } from '../gallery-view.ts';
import { ShareList, type ShareListProps } from '../share/share-list.tsx';
import styles from './gallery-sections.module.css';
import { RatingForm, type RatingFormProps } from './rating-form.tsx';

interface GallerySectionsProps extends Pick<ShareListProps, 'onRevoke'>, Pick<RatingFormProps, 'onRated'> {
  gallery: GalleryView;
  onErase: () => void;
}

/** The sections below the headshots: links, rating, how they were made, and erasing them. */
export function GallerySections({ gallery, onRevoke, onRated, onErase }: GallerySectionsProps) {
  const language = useLanguage();
  const texts = galleryTexts[language];
  return (
    <div className={styles.sections}>
      <section className={styles.section}>
        <h2>{texts.share.heading}</h2>
        <div>
          <ShareList gallery={gallery} onRevoke={onRevoke} />
        </div>
      </section>
      <section className={styles.section}>
        <h2>{texts.rating.heading}</h2>
        <RatingForm galleryId={gallery.id} given={gallery.rating} onRated={onRated} />
      </section>
      <section className={styles.section}>
        <h2>{texts.disclosure.heading}</h2>
        <Disclosure hasOurClothes={gallery.headshots.some(({ clothes }) => clothes !== null)} />
      </section>
      <section className={styles.section}>
        <h2>{texts.erase.heading}</h2>
        <p>{texts.erase.text(formatDay(gallery.expiresAt, language))}</p>
        <div>
          <Button look="secondary" onClick={onErase}>
            {texts.erase.open}
          </Button>
        </div>
      </section>
    </div>
  );
}

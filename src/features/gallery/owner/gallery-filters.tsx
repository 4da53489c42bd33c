import { Link } from 'react-router';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { galleryClothesTexts } from '../../../i18n/gallery-clothes/index.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { garmentName } from '../../../i18n/garments/index.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import styles from './gallery-filters.module.css';
import type { GalleryHeadshot } from '../gallery-view.ts';
import {
  clothesIn,
  filterHeadshots,
  garmentOf,
  type HeadshotFilter,
  isStyle,
  stylesIn,
} from './headshot-filter.ts';

/** Element id of the active filter's link, the only one that is always on the page. */
export const ACTIVE_FILTER_ID = 'active-filter';

/** The filters are links, so that the choice is in the URL, survives a reload and works without scripts. */
export function GalleryFilters(props: {
  headshots: readonly GalleryHeadshot[];
  wardrobe: WardrobeOffer;
  filter: HeadshotFilter;
}) {
  const language = useLanguage();
  const texts = galleryTexts[language].filter;
  const found = stylesIn(props.headshots);
  // Filters that match no headshot are hidden, except favourites, which the owner may be about to mark.
  const looks = (['black-and-white', 'plain-backdrop'] as const).filter(
    (look) => filterHeadshots(props.headshots, look).length > 0,
  );
  const filters: HeadshotFilter[] = [
    'all',
    'favourites',
    ...(found.length > 1 ? found : []),
    ...looks,
    ...clothesIn(props.headshots),
  ];

  function filterName(filter: HeadshotFilter): string {
    if (isStyle(filter)) return stylesTexts[language][filter].name;
    if (filter === 'own-clothes') return galleryClothesTexts[language].own;
    const garment = garmentOf(filter);
    if (garment !== undefined) return garmentName(language, garment, props.wardrobe);
    return texts[filter as keyof typeof texts & HeadshotFilter];
  }

  return (
    <nav className={styles.filters} aria-label={texts.legend}>
      {filters.map((filter) => (
        <Link
          key={filter}
          id={filter === props.filter ? ACTIVE_FILTER_ID : undefined}
          to={filter === 'all' ? '?' : `?show=${filter}`}
          replace
          preventScrollReset
          className={styles.filter}
          aria-current={filter === props.filter ? 'true' : undefined}
        >
          <span>{filterName(filter)}</span>{' '}
          <span className={styles.count}>{filterHeadshots(props.headshots, filter).length}</span>
        </Link>
      ))}
    </nav>
  );
}

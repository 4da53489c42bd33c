import { Link } from 'react-router';
import { galleryTexts } from '../../i18n/gallery.ts';
import { stylesTexts } from '../../i18n/styles.ts';
import { useLanguage } from '../../ui/language.tsx';
import styles from './gallery-filters.module.css';
import type { GalleryHeadshot } from './gallery-view.ts';
import { filterHeadshots, type HeadshotFilter, isStyle, stylesIn } from './headshot-filter.ts';

/** The one link of the filters that can always be focused. */
export const FILTER_IN_FORCE_ID = 'filter-in-force';

/** Links rather than buttons: the choice is in the address, survives a reload and works without scripts. */
export function GalleryFilters(props: { headshots: readonly GalleryHeadshot[]; filter: HeadshotFilter }) {
  const language = useLanguage();
  const texts = galleryTexts[language].filter;
  const found = stylesIn(props.headshots);
  // Filters that match no picture are hidden, except favourites, which the owner may be about to choose.
  const looks = (['black-and-white', 'plain-backdrop'] as const).filter(
    (look) => filterHeadshots(props.headshots, look).length > 0,
  );
  const filters: HeadshotFilter[] = ['all', 'favourites', ...(found.length > 1 ? found : []), ...looks];

  function nameOf(filter: HeadshotFilter): string {
    return isStyle(filter) ? stylesTexts[language][filter].name : texts[filter];
  }

  return (
    <nav className={styles.filters} aria-label={texts.legend}>
      {filters.map((filter) => (
        <Link
          key={filter}
          id={filter === props.filter ? FILTER_IN_FORCE_ID : undefined}
          to={filter === 'all' ? '?' : `?show=${filter}`}
          replace
          preventScrollReset
          className={styles.filter}
          aria-current={filter === props.filter ? 'true' : undefined}
        >
          <span>{nameOf(filter)}</span>{' '}
          <span className={styles.count}>{filterHeadshots(props.headshots, filter).length}</span>
        </Link>
      ))}
    </nav>
  );
}

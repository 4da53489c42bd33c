import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatDay } from '../../../i18n/day.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { frameControlId } from './frame-control-id.ts';
import { focusFilter, focusFrame } from './focus-frame.client.ts';
import { toggleNumber } from '../gallery-changes.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import { GallerySections } from './gallery-sections.tsx';
import type { DeletionReceiptView, GalleryView } from '../gallery-view.ts';
import { clothesIn, filterHeadshots, neighbour, parseFilter } from './headshot-filter.ts';
import { LoupeDialog } from './loupe-dialog.tsx';
import styles from './owner-gallery.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { SizeNote } from './size-note.tsx';
import { useRemakeControls } from '../remakes/use-remake-controls.tsx';
import { useGalleryChanges } from './use-gallery-changes.ts';
import { zipUrl } from '../download/zip-url.ts';

export interface OwnerGalleryProps {
  gallery: GalleryView;
  onErased: (receipt: DeletionReceiptView) => void;
}

/** The gallery page as its owner sees it. */
export function OwnerGallery({ gallery: loaded, onErased }: OwnerGalleryProps) {
  const language = useLanguage();
  const texts = galleryTexts[language];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { gallery, change, failure, markFavourite, withdrawShare } = useGalleryChanges(loaded);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [dialog, setDialog] = useState<'share' | 'erase'>();

  const remakeControls = useRemakeControls(gallery, change);

  const filter = parseFilter(search.get('show'), gallery.headshots);
  const shown = filterHeadshots(gallery.headshots, filter);
  // Looked up among all headshots: one that stops being a favourite while it is enlarged stays enlarged.
  const enlarged = gallery.headshots.find(({ shownNumber }) => String(shownNumber) === search.get('frame'));
  const favourites = filterHeadshots(gallery.headshots, 'favourites').map(({ number }) => number);
  const expiryDay = formatDay(gallery.expiresAt, language);

  /** Returns the URL of the page with this headshot enlarged, or with none. */
  function address(number: number | undefined): string {
    const frame = gallery.headshots.find((headshot) => headshot.number === number)?.shownNumber;
    const query = new URLSearchParams();
    if (filter !== 'all') query.set('show', filter);
    if (frame !== undefined) query.set('frame', String(frame));
    return `?${query}`;
  }

  function toggleFavourite(number: number, favourite: boolean) {
    // With the favourites filter, an unmarked frame disappears together with its button, so a neighbour gets the focus.
    if (filter === 'favourites') {
      focusFrame('favourite', (neighbour(shown, number, 1) ?? neighbour(shown, number, -1))?.number);
    }
    return markFavourite(number, favourite);
  }

  const failureNotice = failure ? <Notice role="alert">{texts.failed[failure]}</Notice> : null;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.summary}>
          {texts.summary(gallery.headshots.length, packagesTexts[language].names[gallery.packageId])}
        </p>
        <h1>{texts.heading(gallery.firstName)}</h1>
        <p className={styles.expiry}>{texts.keptUntil(expiryDay)}</p>
        <SizeNote headshots={gallery.headshots} />
        <noscript>
          <Notice>{texts.noScript}</Notice>
        </noscript>
      </header>

      <div className={styles.toolbar}>
        <GalleryFilters headshots={gallery.headshots} wardrobe={gallery.wardrobe} filter={filter} />
        <div className={styles.zips}>
          {favourites.length > 0 ? (
            <a className={buttonClass('secondary')} href={zipUrl(gallery.id, favourites)} download>
              {texts.download.favourites(favourites.length)}
            </a>
          ) : null}
          <a className={buttonClass('primary')} href={zipUrl(gallery.id)} download>
            {texts.download.all} <span className={styles.kind}>{texts.download.kind}</span>
          </a>
        </div>
      </div>
      <p className={styles.hint}>
        {texts.selection.hint} {remakeControls.hint}
      </p>

      {remakeControls.status}

      <VisuallyHidden>
        <span role="status">{texts.filter.shown(shown.length)}</span>
      </VisuallyHidden>

      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p>{texts.filter.empty}</p>
          <LinkButton look="secondary" to="?" replace preventScrollReset onClick={focusFilter}>
            {texts.filter.emptyAction}
          </LinkButton>
        </div>
      ) : (
        <GalleryGrid
          headshots={shown}
          wardrobe={gallery.wardrobe}
          selected={selected}
          frameAddress={address}
          onFavourite={toggleFavourite}
          onSelect={(number) => setSelected((numbers) => toggleNumber(numbers, number))}
          remakeButton={(headshot) =>
            remakeControls.button(headshot, frameControlId('remake', headshot.number))
          }
        />
      )}
      <div className={styles.dock}>
        {enlarged ? null : failureNotice}
        {selected.length > 0 ? (
          <SelectionBar
            count={selected.length}
            zipUrl={zipUrl(gallery.id, selected)}
            onShare={() => setDialog('share')}
            onClear={() => {
              focusFrame('select', selected[0]);
              setSelected([]);
            }}
          />
        ) : null}
      </div>

      <GallerySections
        gallery={gallery}
        onRevoke={withdrawShare}
        onRated={(rating) => change({ kind: 'rated', rating })}
        onErase={() => setDialog('erase')}
      />

      {enlarged ? (
        <LoupeDialog
          headshot={enlarged}
          shown={shown}
          failure={failureNotice}
          remakeButton={remakeControls.button(enlarged)}
          ownClothesTo={
            clothesIn(gallery.headshots).includes('own-clothes') ? '?show=own-clothes' : undefined
          }
          onTurn={(number) => navigate(address(number), { replace: true, preventScrollReset: true })}
          onFavourite={markFavourite}
          onClose={() => navigate(address(undefined), { replace: true, preventScrollReset: true })}
        />
      ) : null}
      {remakeControls.dialog}
      {dialog === 'share' ? (
        <ShareDialog
          gallery={gallery}
          numbers={selected}
          onShared={(share) => change({ kind: 'shared', share })}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'erase' ? (
        <EraseDialog gallery={gallery} onErased={onErased} onClose={() => setDialog(undefined)} />
      ) : null}
    </div>
  );
}

import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type TouchEvent,
} from 'react';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { GreaseMark } from '../../../ui/picture/grease-mark.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { DownloadMenu } from '../download/download-menu.tsx';
import { focusFrame } from './focus-frame.client.ts';
import { FrameToggle } from './frame-toggle.tsx';
import type { GalleryHeadshot } from '../gallery-view.ts';
import { neighbour } from './headshot-filter.ts';
import { LikenessNote } from './likeness-note.tsx';
import styles from './loupe-dialog.module.css';
import { swipeStep } from './swipe.ts';

export interface LoupeDialogProps {
  headshot: GalleryHeadshot;
  /** The headshots on the contact sheet, through which the arrows lead. */
  shown: readonly GalleryHeadshot[];
  /** Notice of the last change's failure; the page's own notice is hidden behind the dialog. */
  failure: ReactNode;
  remakeButton: ReactNode;
  /** See DownloadMenu. */
  ownClothesTo: string | undefined;
  onTurn: (number: number) => void;
  onFavourite: (number: number, favourite: boolean) => void;
  onClose: () => void;
}

/** Shows one headshot as large as the screen. Arrow keys and swipes turn the page, Escape and back close it. */
export function LoupeDialog(props: LoupeDialogProps) {
  const { headshot, shown, failure, remakeButton, ownClothesTo, onTurn, onFavourite, onClose } = props;
  const language = useLanguage();
  const texts = galleryTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const touchStart = useRef<{ x: number; y: number } | undefined>(undefined);
  const titleId = useId();

  const { number, shownNumber, favourite, likeness, baseUrl, widthPx, heightPx } = headshot;
  const previous = neighbour(shown, number, -1);
  const next = neighbour(shown, number, 1);
  const styleName = stylesTexts[language][headshot.style].name;

  const turnedTo = useRef<number>(undefined);
  // A layout effect is cleaned up while the dialog is still in the page, so that closing can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // After turning pages, the focus goes to the frame shown last and not to the one that opened the dialog.
      if (turnedTo.current !== undefined) focusFrame('enlarge', turnedTo.current);
    };
  }, []);

  useEffect(() => {
    for (const one of [next, previous]) if (one) new Image().src = `${one.baseUrl}/web`;
  }, [next, previous]);

  function turnPage(step: -1 | 1) {
    const to = step === 1 ? next : previous;
    if (!to) return;
    turnedTo.current = to.number;
    onTurn(to.number);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turnPage(-1);
    if (event.key === 'ArrowRight') turnPage(1);
  }

  function onTouchEnd(event: TouchEvent) {
    const touch = event.changedTouches[0];
    const step =
      touch && touchStart.current && swipeStep(touchStart.current, { x: touch.clientX, y: touch.clientY });
    touchStart.current = undefined;
    if (step) turnPage(step);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.layout}>
        <header className={styles.top}>
          <h2 id={titleId} className={styles.title}>
            {texts.loupe.title(shownNumber, styleName)}{' '}
            <span className={styles.position}>
              {texts.loupe.position(shown.findIndex((one) => one.number === number) + 1, shown.length)}
            </span>
          </h2>
          <button type="button" className={styles.round} aria-label={texts.loupe.close} onClick={onClose}>
            <Stroke path="M5 5l14 14M19 5L5 19" />
          </button>
        </header>
        <div
          className={styles.stage}
          onTouchStart={(event) => {
            const touch = event.touches[0];
            touchStart.current = touch && { x: touch.clientX, y: touch.clientY };
          }}
          onTouchEnd={onTouchEnd}
        >
          <div
            key={baseUrl}
            className={styles.picture}
            style={
              {
                '--ratio': widthPx / heightPx,
                // The thumbnail is already cached and is shown while the large image loads.
                backgroundImage: `url("${baseUrl}/thumbnail")`,
              } as CSSProperties
            }
          >
            <img
              src={`${baseUrl}/web`}
              alt={texts.frame.alt(shownNumber, styleName)}
              width={widthPx}
              height={heightPx}
            />
            {favourite ? (
              <div className={styles.ring}>
                <GreaseMark kind="ring" />
              </div>
            ) : null}
          </div>
        </div>
        <div className={styles.likeness}>
          <LikenessNote key={number} likeness={likeness} />
        </div>
        <footer className={styles.bottom}>
          {failure ? <div className={styles.failure}>{failure}</div> : null}
          <button
            type="button"
            className={styles.round}
            aria-label={texts.loupe.previous}
            disabled={!previous}
            onClick={() => turnPage(-1)}
          >
            <Stroke path="M15 4L7 12l8 8" />
          </button>
          <div className={styles.tools}>
            <FrameToggle
              kind="favourite"
              pressed={favourite}
              label={texts.frame.favourite(shownNumber)}
              onToggle={() => onFavourite(number, !favourite)}
            />
            {remakeButton}
            <DownloadMenu headshot={headshot} ownClothesTo={ownClothesTo} />
          </div>
          <button
            type="button"
            className={styles.round}
            aria-label={texts.loupe.next}
            disabled={!next}
            onClick={() => turnPage(1)}
          >
            <Stroke path="M9 4l8 8-8 8" />
          </button>
        </footer>
      </div>
    </dialog>
  );
}

function Stroke({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { galleryClothesTexts } from '../../../i18n/gallery-clothes/index.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { clothesName } from '../clothes-name.ts';
import type { GalleryFailure } from '../owner/gallery-requests.client.ts';
import type { GalleryHeadshot } from '../gallery-view.ts';
import type { RemakeChoice, RemakeView } from './remake-view.ts';
import styles from './remakes.module.css';

export interface VersionChoiceProps {
  headshot: GalleryHeadshot;
  /** A remake whose state is ready. */
  remake: RemakeView;
  wardrobe: WardrobeOffer;
  onChoose: (keep: RemakeChoice) => Promise<GalleryFailure | undefined>;
}

/** Shows both versions side by side, each with a button that keeps it and drops the other. */
export function VersionChoice({ headshot, remake, wardrobe, onChoose }: VersionChoiceProps) {
  const language = useLanguage();
  const texts = galleryClothesTexts[language].remake;
  const container = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<RemakeChoice>();
  const [refusal, setRefusal] = useState<GalleryFailure>();
  useEffect(() => container.current?.focus(), []);

  async function choose(keep: RemakeChoice) {
    if (busy) return;
    setBusy(keep);
    setRefusal(undefined);
    // The dialog closes when the choice is saved.
    setRefusal(await onChoose(keep));
    setBusy(undefined);
  }

  const { shownNumber } = headshot;
  const versions = [
    { keep: 'first', picture: headshot, clothes: headshot.clothes, alt: texts.firstAlt(shownNumber) },
    { keep: 'new', picture: remake.picture, clothes: remake.clothes, alt: texts.newAlt(shownNumber) },
  ] as const;
  return (
    <div ref={container} tabIndex={-1} className={styles.body}>
      <ul className={styles.versions}>
        {versions.map(({ keep, picture, clothes, alt }) => (
          <li key={keep} className={styles.version}>
            <p>
              <span className={styles.label}>{texts[keep]}</span>
              <br />
              {clothesName(clothes, wardrobe, language)}
            </p>
            <img
              src={`${picture?.baseUrl}/web`}
              alt={alt}
              width={picture?.widthPx}
              height={picture?.heightPx}
            />
            <Button
              look={keep === 'new' ? 'primary' : 'secondary'}
              busy={busy === keep}
              onClick={() => choose(keep)}
            >
              {busy === keep ? texts.keeping : keep === 'new' ? texts.keepNew : texts.keepFirst}
            </Button>
          </li>
        ))}
      </ul>
      {refusal ? <Notice role="alert">{galleryTexts[language].failed[refusal]}</Notice> : null}
      <p className={styles.soft}>{texts.readyNote}</p>
    </div>
  );
}

import { useState } from 'react';
import { formatDay } from '../../../i18n/day.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { createShare, type GalleryFailure } from '../owner/gallery-requests.client.ts';
import type { GalleryView, ShareView } from '../gallery-view.ts';
import styles from './share-dialog.module.css';
import { ShareLink } from './share-link.tsx';

export interface ShareDialogProps {
  gallery: GalleryView;
  numbers: readonly number[];
  onShared: (share: ShareView) => void;
  onClose: () => void;
}

/** Shows the headshots that will be public. The link is created only when the owner presses the button. */
export function ShareDialog({ gallery, numbers, onShared, onClose }: ShareDialogProps) {
  const language = useLanguage();
  const texts = galleryTexts[language];
  const [share, setShare] = useState<ShareView>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<GalleryFailure>();
  const chosen = gallery.headshots.filter((headshot) => numbers.includes(headshot.number));

  async function create() {
    setBusy(true);
    setFailure(undefined);
    const created = await createShare(gallery.id, numbers);
    setBusy(false);
    if (!created.ok) return setFailure(created.error);
    setShare(created.value);
    onShared(created.value);
  }

  return (
    <Dialog open onClose={onClose} title={texts.share.title(numbers.length)} closeLabel={texts.loupe.close}>
      <div className={styles.body}>
        <ul className={styles.strip}>
          {chosen.map(({ number, shownNumber, style, baseUrl, widthPx, heightPx }) => (
            <li key={number}>
              <img
                src={`${baseUrl}/thumbnail`}
                alt={texts.frame.alt(shownNumber, stylesTexts[language][style].name)}
                width={widthPx}
                height={heightPx}
              />
            </li>
          ))}
        </ul>
        {failure ? <Notice role="alert">{texts.failed[failure]}</Notice> : null}
        {share ? (
          <ShareLink share={share} onDone={onClose} />
        ) : (
          <>
            <p>{texts.share.explain(formatDay(gallery.expiresAt, language))}</p>
            <Button busy={busy} onClick={create}>
              {busy ? texts.share.creating : texts.share.create}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

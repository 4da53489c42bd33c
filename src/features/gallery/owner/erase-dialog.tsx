import { useEffect, useRef, useState } from 'react';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { eraseGallery, type GalleryFailure } from './gallery-requests.client.ts';
import type { DeletionReceiptView, GalleryView } from '../gallery-view.ts';
import styles from '../share/share-dialog.module.css';

export interface EraseDialogProps {
  gallery: GalleryView;
  onErased: (receipt: DeletionReceiptView) => void;
  onClose: () => void;
}

/** Asks for confirmation before the gallery is erased. The cancel button comes first and has the focus. */
export function EraseDialog({ gallery, onErased, onClose }: EraseDialogProps) {
  const texts = galleryTexts[useLanguage()];
  const keep = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<GalleryFailure>();

  // The dialog focuses its first button, the cross; the safe answer takes the focus from it.
  useEffect(() => keep.current?.focus(), []);

  async function erase() {
    setBusy(true);
    setFailure(undefined);
    const erased = await eraseGallery(gallery.id);
    if (erased.ok) return onErased(erased.value);
    setBusy(false);
    setFailure(erased.error);
  }

  // A running erasure cannot be cancelled. A double click may also land outside the dialog, because the dialog shrinks when
  // the button's label changes.
  function close() {
    if (!busy) onClose();
  }

  return (
    <Dialog open onClose={close} title={texts.erase.confirmTitle} closeLabel={texts.loupe.close}>
      <div className={styles.body}>
        <p>{texts.erase.confirmText(gallery.headshots.length)}</p>
        <p>{texts.erase.done}</p>
        {failure ? <Notice role="alert">{texts.failed[failure]}</Notice> : null}
        <div className={styles.row}>
          <Button ref={keep} disabled={busy} onClick={close}>
            {texts.erase.cancel}
          </Button>
          <Button look="secondary" busy={busy} onClick={erase}>
            {busy ? texts.erase.erasing : texts.erase.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

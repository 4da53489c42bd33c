import { type ReactNode, useEffect, useRef, useState } from 'react';
import { galleryClothesTexts } from '../../../i18n/gallery-clothes/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { focusFrame } from '../owner/focus-frame.client.ts';
import type { GalleryChange } from '../gallery-changes.ts';
import type { GalleryHeadshot, GalleryView } from '../gallery-view.ts';
import { RemakeButton } from './remake-button.tsx';
import { RemakeDialog } from './remake-dialog.tsx';
import { RemakeStatus } from './remake-status.tsx';
import type { RemakeChoice, RemakeView } from './remake-view.ts';
import { useRemakes } from './use-remakes.ts';

export interface RemakeControls {
  /** Returns the button of one headshot; null for one that cannot be remade and has no open remake. */
  readonly button: (headshot: GalleryHeadshot, id?: string) => ReactNode;
  /** Explains the button; undefined when nothing can be remade. */
  readonly hint: string | undefined;
  readonly status: ReactNode;
  /** The dialog; null while it is closed. */
  readonly dialog: ReactNode;
}

/** Returns the parts of the owner's page with which headshots are remade in other clothes. */
export function useRemakeControls(
  gallery: GalleryView,
  change: (change: GalleryChange) => void,
): RemakeControls {
  const { headshots, wardrobe } = gallery;
  const texts = galleryClothesTexts[useLanguage()].remake;
  const remakes = useRemakes(gallery, change);
  const [open, setOpen] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const headshot = headshots.find(({ number }) => number === open);

  // The button that opened the dialog may be gone when the dialog closes, because the filter now hides its frame or because
  // nothing is left to choose.
  const opened = useRef<number>(undefined);
  useEffect(() => {
    if (open === undefined && opened.current !== undefined && document.activeElement === document.body)
      focusFrame('remake', opened.current);
    opened.current = open;
  }, [open]);

  async function choose(remake: RemakeView, keep: RemakeChoice, shownNumber: number) {
    const refused = await remakes.choose(remake, keep);
    if (refused) return refused;
    setAnnouncement((keep === 'new' ? texts.keptNew : texts.keptFirst)(shownNumber));
    setOpen(undefined);
    return undefined;
  }

  return {
    button(ofHeadshot, id) {
      const remake = remakes.ofHeadshot(ofHeadshot.number);
      const isOffered = ofHeadshot.isRemakable && wardrobe.length > 0;
      if (!isOffered && (!remake || remake.state === 'failed')) return null;
      return <RemakeButton id={id} headshot={ofHeadshot} remake={remake} onOpen={setOpen} />;
    },
    hint: wardrobe.length > 0 && headshots.some((one) => one.isRemakable) ? texts.hint : undefined,
    status: (
      <RemakeStatus
        headshots={headshots}
        remakes={gallery.remakes.list}
        awaitedHere={remakes.awaitedHere}
        announcement={announcement}
        onOpen={setOpen}
      />
    ),
    dialog: headshot ? (
      <RemakeDialog
        headshot={headshot}
        remake={remakes.ofHeadshot(headshot.number)}
        wardrobe={wardrobe}
        left={gallery.remakes.left}
        onRequest={(clothes) => remakes.request(headshot.number, clothes)}
        onChoose={(remake, keep) => choose(remake, keep, headshot.shownNumber)}
        onClose={() => setOpen(undefined)}
      />
    ) : null,
  };
}

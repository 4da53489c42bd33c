import type { ReactNode } from 'react';
import { LIMITS } from '../../../catalog/limits.ts';
import { createHeadshotTexts } from '../../../i18n/create-headshot.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toaster.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DropZone } from './drop-zone.tsx';
import { SelfieTile } from './selfie-tile.tsx';
import type { SelfieTile as Tile } from './selfie-tiles.ts';
import styles from './selfie-step.module.css';
import { Step } from './step.tsx';
import { looksLikePicture } from '../sending/looks-like-picture.client.ts';
import { type Removal, UNDO_MS } from './use-removal.ts';
import type { Uploads } from './use-uploads.ts';

export interface SelfieStepProps {
  tiles: readonly Tile[];
  acceptedCount: number;
  uploads: Uploads;
  removal: Removal;
  problem: string | undefined;
  guide?: ReactNode;
}

/** Two strips of five. */
const EMPTY_FRAMES = 2 * LIMITS.selfiesMin;

export function SelfieStep({ tiles, acceptedCount, uploads, removal, problem, guide }: SelfieStepProps) {
  const texts = createHeadshotTexts[useLanguage()].selfies;
  const toast = useToasts();
  const room = LIMITS.selfiesMax - tiles.length;
  const refusedCount = tiles.filter(({ state }) => state === 'rejected').length;
  const offline = !uploads.queue.online || uploads.queue.items.some(({ phase }) => phase === 'lost');
  const holds = new Set(
    tiles.filter(({ state }) => state === 'held').map(({ message }) => message ?? texts.heldHelp),
  );
  const emptyNumbers = Array.from(
    { length: Math.max(0, EMPTY_FRAMES - tiles.length) },
    (_, index) => tiles.length + index + 1,
  );

  async function take(files: readonly File[]) {
    const looks = await Promise.all(files.map(looksLikePicture));
    const pictures = files.filter((_, index) => looks[index]);
    uploads.add(pictures.slice(0, room));
    const others = files.length - pictures.length;
    if (others > 0) toast({ description: texts.notPictures(others) });
    if (pictures.length > room) {
      toast({ description: texts.tooMany(pictures.length - room, LIMITS.selfiesMax) });
    }
  }

  function remove(tile: Tile, number: number) {
    const { selfieId, queueKey } = tile;
    if (!selfieId) {
      if (queueKey) uploads.remove(queueKey);
      return;
    }
    removal.hide(selfieId);
    toast({
      description: texts.removed(number),
      action: { name: texts.undo, onClick: () => removal.undo(selfieId) },
      shownMs: UNDO_MS,
      onClose: () => removal.erase(selfieId),
    });
  }

  return (
    <Step number={1} id="selfies" heading={texts.heading} problem={problem}>
      <div className={styles.top}>
        <p className={styles.counter} role="status">
          {texts.counter(acceptedCount, LIMITS.selfiesMin, LIMITS.selfiesRecommended)}
          {refusedCount > 0 ? <VisuallyHidden> {texts.refusedCount(refusedCount)}.</VisuallyHidden> : null}
        </p>
        <ul className={styles.guidance}>
          {texts.guidance.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div role="status">
        <VisuallyHidden>{[...holds].join(' ')}</VisuallyHidden>
      </div>
      {offline ? <Notice role="status">{texts.offline}</Notice> : null}
      <ol className={styles.sheet} aria-label={texts.sheetLabel} data-empty={tiles.length === 0 || undefined}>
        {tiles.map((tile, index) => (
          <li key={tile.key}>
            <SelfieTile
              tile={tile}
              number={index + 1}
              pictureUrl={tile.queueKey ? uploads.pictureUrl(tile.queueKey) : undefined}
              onRemove={() => remove(tile, index + 1)}
              onRetry={() => tile.queueKey && uploads.retry(tile.queueKey)}
            />
          </li>
        ))}
        {emptyNumbers.map((number) => (
          <li key={`empty-${number}`} className={styles.empty} aria-hidden="true">
            <span>{number}</span>
          </li>
        ))}
      </ol>
      <DropZone started={tiles.length > 0} disabled={room <= 0} onFiles={take} />
      {guide}
    </Step>
  );
}

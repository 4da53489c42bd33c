import type { ReactNode } from 'react';
import { LIMITS } from '../../../../catalog/limits.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { useLanguage } from '../../../../ui/language.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useToasts } from '../../../../ui/toast/toaster.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { DropZone } from './drop-zone.tsx';
import { SelfieTile } from './selfie-tile.tsx';
import { countUsable, type SelfieTile as Tile } from './selfie-tiles.ts';
import styles from './selfie-step.module.css';
import { Step } from '../step.tsx';
import { looksLikeImage } from '../../uploading/looks-like-image.client.ts';
import { type Removal, UNDO_MS } from './use-removal.ts';
import type { Uploads } from './use-uploads.ts';
import type { Overrides } from './use-overrides.ts';

export interface SelfieStepProps {
  tiles: readonly Tile[];
  uploads: Uploads;
  removal: Removal;
  overrides: Overrides;
  problem: string | undefined;
  guide?: ReactNode;
}

/** Two rows of five. */
const EMPTY_FRAMES = 2 * LIMITS.selfiesMin;

export function SelfieStep({ tiles, uploads, removal, overrides, problem, guide }: SelfieStepProps) {
  const page = createHeadshotTexts[useLanguage()];
  const texts = page.selfies;
  const toast = useToasts();
  const freeSlots = LIMITS.selfiesMax - tiles.length;
  const counts = countUsable(tiles);
  const preferredCount = counts.good + counts.wanted;
  const refusedCount = tiles.filter(({ state }) => state === 'rejected').length;
  const offline = !uploads.queue.online || uploads.queue.items.some(({ phase }) => phase === 'lost');
  const holdMessages = new Set(
    tiles.filter(({ state }) => state === 'held').map(({ message }) => message ?? texts.heldHelp),
  );
  const emptyNumbers = Array.from(
    { length: Math.max(0, EMPTY_FRAMES - tiles.length) },
    (_, index) => tiles.length + index + 1,
  );

  async function addFiles(files: readonly File[]) {
    const areImages = await Promise.all(files.map(looksLikeImage));
    const photos = files.filter((_, index) => areImages[index]);
    uploads.add(photos.slice(0, freeSlots));
    const others = files.length - photos.length;
    if (others > 0) toast({ description: texts.notPhotos(others) });
    if (photos.length > freeSlots) {
      toast({ description: texts.tooMany(photos.length - freeSlots, LIMITS.selfiesMax) });
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

  async function override({ selfieId }: Tile, isWantedAnyway: boolean) {
    if (!selfieId) return;
    const failure = await overrides.set(selfieId, isWantedAnyway);
    if (!failure) return;
    const message = failure.code === 'offline' ? page.problems.offline : failure.message;
    toast({ description: message ?? page.somethingWrong });
  }

  return (
    <Step number={1} id="selfies" heading={texts.heading} problem={problem}>
      <div className={styles.top}>
        <div className={styles.count}>
          <p className={styles.counter} role="status">
            {texts.counter(counts, LIMITS.selfiesMin, LIMITS.selfiesRecommended)}
            {refusedCount > 0 ? <VisuallyHidden> {texts.refusedCount(refusedCount)}.</VisuallyHidden> : null}
          </p>
          {counts.cautioned > 0 ? (
            <p className={styles.cautioned}>
              {preferredCount < LIMITS.selfiesMin
                ? texts.cautionedFillUp(LIMITS.selfiesMin)
                : texts.cautionedLeftOut(counts.cautioned, preferredCount)}
            </p>
          ) : null}
        </div>
        <ul className={styles.guidance}>
          {texts.guidance.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div role="status">
        <VisuallyHidden>{[...holdMessages].join(' ')}</VisuallyHidden>
      </div>
      {offline ? <Notice role="status">{texts.offline}</Notice> : null}
      <ol
        className={styles.tiles}
        aria-label={texts.selfiesLabel}
        data-empty={tiles.length === 0 || undefined}
      >
        {tiles.map((tile, index) => (
          <li key={tile.key}>
            <SelfieTile
              tile={tile}
              number={index + 1}
              photoUrl={tile.queueKey ? uploads.photoUrl(tile.queueKey) : undefined}
              onRemove={() => remove(tile, index + 1)}
              onRetry={() => tile.queueKey && uploads.retry(tile.queueKey)}
              onOverride={(isWantedAnyway) => void override(tile, isWantedAnyway)}
            />
          </li>
        ))}
        {emptyNumbers.map((number) => (
          <li key={`empty-${number}`} className={styles.empty} aria-hidden="true">
            <span>{number}</span>
          </li>
        ))}
      </ol>
      <DropZone started={tiles.length > 0} disabled={freeSlots <= 0} onFiles={addFiles} />
      {guide}
    </Step>
  );
}

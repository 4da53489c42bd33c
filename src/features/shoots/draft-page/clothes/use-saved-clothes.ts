import { useEffect } from 'react';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import { chooseClothes } from '../draft-api.client.ts';
import type { Draft } from '../use-draft.ts';

/** Debounces changes, because customers tick several garments in a row. */
const DEBOUNCE_MS = 400;

/**
 * Saves the wish for clothes as soon as there is a draft, because the usable selfies and the preview depend on it. A failure
 * is ignored: the checkout sends the wish again.
 * @param wish undefined while no clothes are offered
 */
export function useSavedClothes({ view, applyView }: Draft, wish: ClothesWish | undefined): void {
  const shootId = view?.id;
  const wanted = wish === undefined || wish.length === 0 ? undefined : JSON.stringify(wish);
  const isSaved = JSON.stringify(view?.clothes) === wanted;
  useEffect(() => {
    if (shootId === undefined || wanted === undefined || isSaved) return;
    let isCancelled = false;
    const timer = setTimeout(() => {
      void chooseClothes(JSON.parse(wanted) as ClothesWish).then((answer) => {
        if (!isCancelled && answer.ok) applyView(answer.value);
      });
    }, DEBOUNCE_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [shootId, wanted, isSaved, applyView]);
}

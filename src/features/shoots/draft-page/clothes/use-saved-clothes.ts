import { useEffect } from 'react';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import { chooseClothes } from '../draft-api.client.ts';
import type { Draft } from '../use-draft.ts';

/** How long the wish must rest before it is sent: several garments are ticked in a row. */
const REST_MS = 400;

/**
 * Sends the wish for clothes as soon as there is a draft, because what counts as usable and what the preview shows depend on it.
 * A failure changes nothing: the order sends it again.
 * @param wish undefined while no clothes are offered
 */
export function useSavedClothes({ view, take }: Draft, wish: ClothesWish | undefined): void {
  const shootId = view?.id;
  const wanted = wish === undefined || wish.length === 0 ? undefined : JSON.stringify(wish);
  const isSaved = JSON.stringify(view?.clothes) === wanted;
  useEffect(() => {
    if (shootId === undefined || wanted === undefined || isSaved) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void chooseClothes(JSON.parse(wanted) as ClothesWish).then((answer) => {
        if (!isOver && answer.ok) take(answer.value);
      });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shootId, wanted, isSaved, take]);
}

import { useEffect, useReducer, useRef, useState } from 'react';
import { changeGallery } from '../gallery-changes.ts';
import { type GalleryFailure, revokeShare, setFavourite } from './gallery-requests.client.ts';
import type { GalleryView, ShareView } from '../gallery-view.ts';

/** The owner's gallery as the page shows it. A ring is drawn at once and goes again when the server did not take it. */
export function useGalleryChanges(loaded: GalleryView) {
  const [gallery, change] = useReducer(changeGallery, loaded);
  const [failure, setFailure] = useState<GalleryFailure>();
  // What the server holds. Of two quick taps that both fail, the second must not bring back the first.
  const saved = useRef(new Map(loaded.headshots.map(({ number, favourite }) => [number, favourite])));

  useEffect(() => {
    if (failure !== 'offline') return;
    const forget = () => setFailure(undefined);
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [failure]);

  async function markFavourite(number: number, favourite: boolean) {
    change({ kind: 'favourite', number, favourite });
    setFailure(undefined);
    const answer = await setFavourite(gallery.id, number, favourite);
    if (answer.ok) return void saved.current.set(number, favourite);
    change({ kind: 'favourite', number, favourite: saved.current.get(number) ?? false });
    setFailure(answer.error);
  }

  async function withdrawShare(share: ShareView) {
    setFailure(undefined);
    const answer = await revokeShare(gallery.id, share.id);
    if (answer.ok) change({ kind: 'revoked', shareId: share.id });
    return answer;
  }

  return { gallery, change, failure, markFavourite, withdrawShare };
}

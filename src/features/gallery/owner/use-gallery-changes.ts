import { useEffect, useReducer, useRef, useState } from 'react';
import { changeGallery } from '../gallery-changes.ts';
import { type GalleryFailure, revokeShare, setFavourite } from './gallery-requests.client.ts';
import type { GalleryView, ShareView } from '../gallery-view.ts';

/** The owner's gallery with its unsaved changes. A favourite is shown at once and undone when the server refuses it. */
export function useGalleryChanges(loaded: GalleryView) {
  const [gallery, change] = useReducer(changeGallery, loaded);
  const [failure, setFailure] = useState<GalleryFailure>();
  // The server's state. When two quick taps both fail, undoing the second must not restore the first.
  const savedFavourites = useRef(
    new Map(loaded.headshots.map(({ number, favourite }) => [number, favourite])),
  );

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
    if (answer.ok) return void savedFavourites.current.set(number, favourite);
    change({ kind: 'favourite', number, favourite: savedFavourites.current.get(number) ?? false });
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

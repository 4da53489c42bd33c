import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A picture that failed before React was listening has told nobody: it is asked once, when the page comes alive. */
export function useEarlyPictureError(holder: RefObject<HTMLElement | null>, onError: () => void): void {
  const tell = useEffectEvent(onError);
  useEffect(() => {
    const element = holder.current;
    const picture = element instanceof HTMLImageElement ? element : element?.querySelector('img');
    if (picture?.complete && picture.naturalWidth === 0) tell();
  }, [holder]);
}

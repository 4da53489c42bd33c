import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports a picture that failed to load before hydration, when React did not receive its error event yet. */
export function useEarlyPictureError(holder: RefObject<HTMLElement | null>, onError: () => void): void {
  const reportError = useEffectEvent(onError);
  useEffect(() => {
    const element = holder.current;
    const picture = element instanceof HTMLImageElement ? element : element?.querySelector('img');
    if (picture?.complete && picture.naturalWidth === 0) reportError();
  }, [holder]);
}

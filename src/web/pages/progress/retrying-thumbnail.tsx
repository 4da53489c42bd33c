import { useEffect, useRef, useState } from 'react';
import { retryDelayMs } from '../../../features/shoots/connection.ts';
import { useEarlyPictureError } from '../../../ui/picture/use-early-picture-error.ts';

export interface RetryingThumbnailProps {
  src: string;
  alt: string;
}

/** A finished headshot's thumbnail. If loading fails, for example without a network, it retries until it succeeds. */
export function RetryingThumbnail({ src, alt }: RetryingThumbnailProps) {
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEarlyPictureError(picture, () => setMissing(true));

  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(
      () => {
        setTries((count) => count + 1);
        setMissing(false);
      },
      retryDelayMs(tries + 1),
    );
    return () => clearTimeout(timer);
  }, [missing, tries]);

  return (
    <img
      ref={picture}
      // A new query for each try makes the browser load the image again instead of remembering the failure.
      src={tries === 0 ? src : `${src}?again=${tries}`}
      alt={alt}
      width={320}
      height={400}
      hidden={missing}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

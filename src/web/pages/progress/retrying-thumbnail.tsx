import { useEffect, useRef, useState } from 'react';
import { retryDelayMs } from '../../../features/shoots/connection.ts';
import { useEarlyPictureError } from '../../../ui/picture/use-early-picture-error.ts';

export interface DevelopingPictureProps {
  src: string;
  alt: string;
}

/** A finished headshot. One that was announced just before the network went is asked for until it comes. */
export function DevelopingPicture({ src, alt }: DevelopingPictureProps) {
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
      // Counted up, so that the browser asks again instead of remembering the failure.
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

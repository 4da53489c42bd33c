import { useEffect, useState } from 'react';

export interface DevelopingPictureProps {
  src: string;
  alt: string;
}

const RETRY_MAX_MS = 15_000;

/** A finished headshot. One that was announced just before the network went is asked for until it comes. */
export function DevelopingPicture({ src, alt }: DevelopingPictureProps) {
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(
      () => {
        setTries((count) => count + 1);
        setMissing(false);
      },
      Math.min(RETRY_MAX_MS, 1000 * 2 ** tries),
    );
    return () => clearTimeout(timer);
  }, [missing, tries]);

  return (
    <img
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

import type { CSSProperties } from 'react';

export interface PictureFiles {
  /** `srcset` of each format, widest last. */
  readonly avif: string;
  readonly webp: string;
  /** For browsers that read neither list. */
  readonly src: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PictureProps {
  files: PictureFiles;
  alt: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** Visible at once: loaded before everything that waits. */
  eager?: boolean;
  className?: string | undefined;
  /** Of the image. */
  css?: CSSProperties;
}

/** A picture in the format and width that suits the browser, in a place kept free for it. */
export function Picture(props: PictureProps) {
  const { files, alt, sizes, eager = false, className, css } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <source type="image/webp" srcSet={files.webp} sizes={sizes} />
      <img
        src={files.src}
        alt={alt}
        width={files.widthPx}
        height={files.heightPx}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
        style={css}
      />
    </picture>
  );
}

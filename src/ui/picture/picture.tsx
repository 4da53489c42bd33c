import type { CSSProperties } from 'react';

export interface PictureFiles {
  /** The `srcset` of each format, the widest file last. */
  readonly avif: string;
  readonly webp: string;
  /** The file for browsers that support neither format. */
  readonly src: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PictureProps {
  files: PictureFiles;
  alt: string;
  /** The displayed width, as in HTML's `sizes`. */
  sizes: string;
  /** Loads the picture immediately and with high priority, for those at the top of a page. */
  eager?: boolean;
  className?: string | undefined;
  /** Inline styles of the `img`. */
  css?: CSSProperties;
}

/** A picture in the best format and width for the browser. Its space is reserved before it loads. */
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

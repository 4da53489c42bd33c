import { Img, Link } from '@react-email/components';
import type { ReactNode } from 'react';
import { blockQuote, bullets, code, image, inkLink, listItem, nestedBullets } from './mail-styles.ts';

/** The width of the text in a mail; wider images are shrunk to it. */
const TEXT_WIDTH_PX = 518;

/** A link inside a sentence, in the colour of its text. */
export function MailLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="mail-ink mail-link" style={inkLink}>
      {children}
    </Link>
  );
}

/** Letters of equal width, such as those of a discount code. */
export function MailCode({ children }: { readonly children: string }) {
  return <span style={code}>{children}</span>;
}

interface MailListProps {
  readonly start: number | undefined;
  readonly items: readonly ReactNode[];
  /** True for a list inside an item of another one. */
  readonly isNested: boolean;
}

/** A list with bullets, or with numbers from `start` on. */
export function MailList({ start, items, isNested }: MailListProps) {
  const style = isNested ? nestedBullets : bullets;
  const children = items.map((item, index) => (
    <li key={index} className="mail-ink" style={listItem}>
      {item}
    </li>
  ));
  if (start === undefined) return <ul style={style}>{children}</ul>;
  return (
    <ol style={style} start={start}>
      {children}
    </ol>
  );
}

/** A quotation of several paragraphs. */
export function MailBlockQuote({ children }: { readonly children: ReactNode }) {
  return (
    <blockquote className="mail-line" style={blockQuote}>
      {children}
    </blockquote>
  );
}

/** An image with its size, so that nothing moves while it loads. Most mail programs show `alt` until the reader asks for images. */
export function MailImage(props: {
  readonly src: string;
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
}) {
  const width = Math.min(TEXT_WIDTH_PX, props.widthPx);
  const height = Math.round((props.heightPx * width) / props.widthPx);
  return (
    <Img
      src={props.src}
      alt={props.alt}
      width={width}
      height={height}
      className="mail-caption"
      style={{ ...image, maxWidth: `${width}px` }}
    />
  );
}

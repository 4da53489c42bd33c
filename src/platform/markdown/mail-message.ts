/** A text with some words set off, inside one block. */
export type MailInline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly MailInline[] }
  | { readonly kind: 'link'; readonly url: string; readonly content: readonly MailInline[] };

export interface MailImage {
  readonly kind: 'image';
  readonly url: string;
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

export type MailBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly content: readonly MailInline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly MailBlock[] }
  | {
      readonly kind: 'list';
      /** The number of the first item; undefined for bullets. */
      readonly start: number | undefined;
      readonly items: readonly (readonly MailBlock[])[];
    }
  | MailImage
  | { readonly kind: 'rule' };

/** A newsletter in the few kinds of blocks that mail programs show alike. */
export type MailMessage = readonly MailBlock[];

/** Returns the words of a text without their marks. */
export function plainText(content: readonly MailInline[]): string {
  return content
    .map((part) => {
      if (part.kind === 'break') return ' ';
      return 'content' in part ? plainText(part.content) : part.text;
    })
    .join('');
}

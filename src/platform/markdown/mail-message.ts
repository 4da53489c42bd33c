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

/** The parts of a message that are replaced for one reader. */
interface MessageChanges {
  /** Replaces the words of a text, which stay words whatever they contain. */
  readonly text?: (text: string) => string;
  /** Replaces the address of a link. Links are counted from 0 in the order of the message. */
  readonly link?: (url: string, index: number) => string;
}

/** Returns the message with changed words and links. */
export function changeMessage(message: MailMessage, changes: MessageChanges): MailMessage {
  const { text: changeText = (text) => text, link: changeLink = (url) => url } = changes;
  let links = 0;
  const inline = (part: MailInline): MailInline => {
    switch (part.kind) {
      case 'text':
      case 'code':
        return { ...part, text: changeText(part.text) };
      case 'break':
        return part;
      case 'link': {
        const url = changeLink(part.url, links);
        links += 1;
        return { ...part, url, content: part.content.map(inline) };
      }
      default:
        return { ...part, content: part.content.map(inline) };
    }
  };
  const block = (part: MailBlock): MailBlock => {
    if ('content' in part) return { ...part, content: part.content.map(inline) };
    if (part.kind === 'quote') return { ...part, blocks: part.blocks.map(block) };
    if (part.kind === 'list') return { ...part, items: part.items.map((item) => item.map(block)) };
    return part;
  };
  return message.map(block);
}

import MarkdownIt, { type Token } from 'markdown-it';
import { invariant } from '../../base/invariant.ts';
import {
  type MailBlock,
  type MailImage,
  type MailInline,
  type MailMessage,
  plainText,
} from './mail-message.ts';

/** A place in the text that a mail cannot show as it is written. */
export interface MessageProblem {
  /** Counted from 1: the first line of the block. */
  readonly line: number;
  readonly problem: MessageProblemKind;
  /** The part of the text that is meant; empty where the line says it all. */
  readonly text: string;
}

export type MessageProblemKind =
  | 'empty'
  | 'html'
  | 'unsupported'
  | 'link-not-https'
  | 'link-without-text'
  | 'image-in-text'
  | 'image-not-ours'
  | 'image-without-alt'
  | 'image-without-size';

// Nothing is dropped silently: HTML and addresses of any kind are parsed, so that they can be refused.
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
markdown.validateLink = () => true;

/** `![What is shown](https://…/image.jpg "560x315")`: the title of an image is its size in pixels. */
const IMAGE_SIZE = /^([1-9]\d{0,3})\s*[x×]\s*([1-9]\d{0,3})$/;

export type ReadMessage =
  | { readonly ok: true; readonly message: MailMessage }
  /** At least one, in the order of the text. */
  | { readonly ok: false; readonly problems: readonly MessageProblem[] };

/**
 * Reads the Markdown of a newsletter. Links have to be absolute and https. Images must come from `ownOrigin`, because any other
 * server would learn who opens the mail, and have to say what they show and how large they are.
 */
export function readMailMessage(text: string, ownOrigin: string): ReadMessage {
  const reader = new MessageReader(ownOrigin);
  const message = reader.readBlocks(markdown.parse(text, {}));
  const { problems } = reader;
  if (problems.length > 0) return { ok: false, problems };
  if (message.length > 0) return { ok: true, message };
  return { ok: false, problems: [{ line: 1, problem: 'empty', text: '' }] };
}

class MessageReader {
  readonly problems: MessageProblem[] = [];
  readonly #ownOrigin: string;
  #line = 1;

  constructor(ownOrigin: string) {
    this.#ownOrigin = ownOrigin;
  }

  readBlocks(tokens: readonly Token[]): MailBlock[] {
    return sections(tokens).flatMap(([token, inside]) => {
      this.#line = token.map![0] + 1;
      return this.#readBlock(token, inside);
    });
  }

  #readBlock(token: Token, inside: readonly Token[]): MailBlock[] {
    switch (token.type) {
      case 'paragraph_open': {
        const parts = inside[0]?.children ?? [];
        const [image, ...others] = parts;
        if (image?.type === 'image' && others.length === 0) return this.#readImage(image);
        return [{ kind: 'paragraph', content: this.#readInline(parts) }];
      }
      case 'heading_open':
        return [{ kind: 'heading', content: this.#readInline(inside[0]?.children ?? []) }];
      case 'blockquote_open':
        return [{ kind: 'quote', blocks: this.readBlocks(inside) }];
      case 'bullet_list_open':
      case 'ordered_list_open': {
        const isOrdered = token.type === 'ordered_list_open';
        const start = isOrdered ? Number(token.attrGet('start') ?? 1) : undefined;
        return [{ kind: 'list', start, items: sections(inside).map(([, item]) => this.readBlocks(item)) }];
      }
      case 'hr':
        return [{ kind: 'rule' }];
      case 'html_block':
        this.#report('html', token.content.trim());
        return [];
      default:
        // Tables and code do not fit on a phone.
        this.#report('unsupported', '');
        return [];
    }
  }

  #readInline(tokens: readonly Token[]): MailInline[] {
    return sections(tokens).flatMap(([token, inside]): MailInline[] => {
      switch (token.type) {
        case 'text':
        case 'text_special':
          return [{ kind: 'text', text: token.content }];
        case 'code_inline':
          return [{ kind: 'code', text: token.content }];
        case 'softbreak':
          return [{ kind: 'text', text: ' ' }];
        case 'hardbreak':
          return [{ kind: 'break' }];
        case 'strong_open':
          return [{ kind: 'strong', content: this.#readInline(inside) }];
        case 'em_open':
          return [{ kind: 'emphasis', content: this.#readInline(inside) }];
        case 'link_open':
          return this.#readLink(token, inside);
        case 'image':
          this.#report('image-in-text', token.content);
          return [];
        case 'html_inline':
          this.#report('html', token.content);
          return [];
        default:
          this.#report('unsupported', '');
          return [];
      }
    });
  }

  #readLink(token: Token, inside: readonly Token[]): MailInline[] {
    const url = attribute(token, 'href');
    const content = this.#readInline(inside);
    if (!isMailLink(url, this.#ownOrigin)) this.#report('link-not-https', url);
    else if (plainText(content).trim() === '') this.#report('link-without-text', url);
    return [{ kind: 'link', url, content }];
  }

  #readImage(token: Token): MailImage[] {
    const url = attribute(token, 'src');
    const [, width, height] = IMAGE_SIZE.exec(attribute(token, 'title')) ?? [];
    const alt = token.content.trim();
    if (originOf(url) !== this.#ownOrigin) this.#report('image-not-ours', url);
    else if (alt === '') this.#report('image-without-alt', url);
    else if (width === undefined) this.#report('image-without-size', url);
    return [{ kind: 'image', url, alt, widthPx: Number(width), heightPx: Number(height) }];
  }

  #report(problem: MessageProblemKind, text: string): void {
    this.problems.push({ line: this.#line, problem, text });
  }
}

/** Returns whether a mail may link to this address: any https page, and the service itself while it is tried out without https. */
export function isMailLink(url: string, ownOrigin: string): boolean {
  return /^https:\/\/[^/]/i.test(url) ? URL.canParse(url) : originOf(url) === ownOrigin;
}

function originOf(url: string): string | undefined {
  return /^https?:\/\//i.test(url) ? URL.parse(url)?.origin : undefined;
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '').trim();
}

/** Splits a list of tokens into its elements: each with the tokens between its opening and its closing one. */
function sections(tokens: readonly Token[]): (readonly [Token, readonly Token[]])[] {
  const found: [Token, readonly Token[]][] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (token.nesting === 0) {
      found.push([token, []]);
      continue;
    }
    // Whatever is inside has a higher level, so this is where it is closed.
    const length = tokens.slice(index + 1).findIndex(({ level }) => level === token.level);
    invariant(length >= 0, `the parser closes ${token.type}`);
    found.push([token, tokens.slice(index + 1, index + 1 + length)]);
    index += length + 1;
  }
  return found;
}

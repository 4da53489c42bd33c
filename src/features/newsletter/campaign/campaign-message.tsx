import { Fragment, type ReactNode } from 'react';
import type { MailBlock, MailInline, MailMessage } from '../../../platform/markdown/mail-message.ts';
import { MailRule, MailSubheading, MailText } from '../../../ui/mail/mail-parts.tsx';
import { MailBlockQuote, MailCode, MailImage, MailLink, MailList } from '../../../ui/mail/mail-prose.tsx';

/** Shows the operator's text with the parts that all mails are made of. */
export function CampaignMessage({ message }: { readonly message: MailMessage }) {
  return <Blocks blocks={message} />;
}

interface BlocksProps {
  readonly blocks: readonly MailBlock[];
  /** True inside an item of a list. */
  readonly isNested?: boolean;
}

function Blocks({ blocks, isNested = false }: BlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} isNested={isNested} />);
}

function Block({ block, isNested }: { readonly block: MailBlock; readonly isNested: boolean }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <MailText>
          <Inlines content={block.content} />
        </MailText>
      );
    case 'heading':
      return (
        <MailSubheading>
          <Inlines content={block.content} />
        </MailSubheading>
      );
    case 'quote':
      return (
        <MailBlockQuote>
          <Blocks blocks={block.blocks} />
        </MailBlockQuote>
      );
    case 'list':
      return <MailList start={block.start} items={block.items.map(listItem)} isNested={isNested} />;
    case 'image':
      return <MailImage src={block.url} alt={block.alt} widthPx={block.widthPx} heightPx={block.heightPx} />;
    case 'rule':
      return <MailRule />;
  }
}

/** The item itself has the font, so that a single paragraph needs no element of its own. */
function listItem(blocks: readonly MailBlock[]): ReactNode {
  const [first, ...others] = blocks;
  if (first?.kind !== 'paragraph' || others[0]?.kind === 'paragraph')
    return <Blocks blocks={blocks} isNested />;
  return (
    <>
      <Inlines content={first.content} />
      <Blocks blocks={others} isNested />
    </>
  );
}

function Inlines({ content }: { readonly content: readonly MailInline[] }) {
  return content.map((part, index) => <Fragment key={index}>{inline(part)}</Fragment>);
}

function inline(part: MailInline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <MailCode>{part.text}</MailCode>;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Inlines content={part.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines content={part.content} />
        </em>
      );
    case 'link':
      return (
        <MailLink href={part.url}>
          <Inlines content={part.content} />
        </MailLink>
      );
  }
}

import type { RelatedLink } from '../../i18n/related-link.ts';
import { Closing } from './closing.tsx';
import { type FaqEntry, FaqList } from './faq-list.tsx';
import { RelatedLinks } from './related-links.tsx';
import { Section } from './section.tsx';

export interface PageEndTexts {
  readonly faq: { readonly heading: string; readonly entries: readonly FaqEntry[] };
  readonly related: { readonly heading: string; readonly links: readonly RelatedLink[] };
  readonly end: { readonly heading: string; readonly text: string };
}

/** The end of every page about photos: questions, related pages and the button to the upload. */
export function PageEnd({ texts, action }: { texts: PageEndTexts; action: string }) {
  return (
    <>
      <Section heading={texts.faq.heading}>
        <FaqList entries={texts.faq.entries} />
      </Section>
      <RelatedLinks {...texts.related} />
      <Closing {...texts.end} action={action} />
    </>
  );
}

import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Section } from './section.tsx';

/** The last section of a page: one sentence and the button to the upload. */
export function Closing({ heading, text, action }: { heading: string; text: string; action: string }) {
  return (
    <Section heading={heading} lead={text}>
      <div>
        <LinkButton to={pagePath('createHeadshot', useLanguage())}>{action}</LinkButton>
      </div>
    </Section>
  );
}

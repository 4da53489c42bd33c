import type { HomeTexts } from '../../../i18n/en/home.ts';
import { pagePath } from '../../../routes.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Section } from '../../sections/section.tsx';

export function Closing({ texts, action }: { texts: HomeTexts['end']; action: string }) {
  return (
    <Section heading={texts.heading} lead={texts.text}>
      <div>
        <LinkButton to={pagePath('createHeadshot', useLanguage())}>{action}</LinkButton>
      </div>
    </Section>
  );
}

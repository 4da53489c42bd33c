import { dashboardTexts } from '../../../i18n/dashboard/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { visitContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/dashboard-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => dashboardTexts[context.get(visitContext).language];

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function DashboardPage({ loaderData: { mark, heading, texts, home } }: Route.ComponentProps) {
  return (
    <Page>
      <MessagePage frame={{ number: 0, caption: mark }} heading={heading} texts={texts}>
        <LinkButton to={pagePath('home', useLanguage())}>{home}</LinkButton>
      </MessagePage>
    </Page>
  );
}

import { LegalPage } from '../../legal/legal-page.tsx';
import { legalPage } from '../../legal/legal-page.server.ts';
import type { Route } from './+types/privacy-policy-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => legalPage(context, 'privacyPolicy');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PrivacyPolicyPage({ loaderData: { texts } }: Route.ComponentProps) {
  return <LegalPage texts={texts} />;
}

import { LegalPage } from '../../legal/legal-page.tsx';
import { legalPage } from '../../legal/legal-page.server.ts';
import type { Route } from './+types/terms-of-service-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => legalPage(context, 'termsOfService');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function TermsOfServicePage({ loaderData: { texts } }: Route.ComponentProps) {
  return <LegalPage texts={texts} />;
}

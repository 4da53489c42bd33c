import { LegalPage } from '../../legal/legal-page.tsx';
import { legalPage } from '../../legal/legal-page.server.ts';
import type { Route } from './+types/refund-policy-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => legalPage(context, 'refundPolicy');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function RefundPolicyPage({ loaderData: { texts } }: Route.ComponentProps) {
  return <LegalPage texts={texts} />;
}

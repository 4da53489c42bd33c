import { LegalPage } from '../../legal/legal-page.tsx';
import { legalPage } from '../../legal/legal-page.server.ts';
import type { Route } from './+types/accessibility-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => legalPage(context, 'accessibility');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AccessibilityPage({ loaderData: { texts } }: Route.ComponentProps) {
  return <LegalPage texts={texts} />;
}

import type { RouteHandle } from '../../route-handle.ts';
import { adPage } from '../ad-landing/ad-page.server.ts';
import { AdPage } from '../ad-landing/ad-page.tsx';
import type { Route } from './+types/ad-landing-direct-response-page.ts';

export const handle: RouteHandle = { layout: 'landing' };

export const loader = ({ context }: Route.LoaderArgs) =>
  adPage(context, 'adLandingDirectResponse', 'direct-response');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AdLandingDirectResponsePage({ loaderData }: Route.ComponentProps) {
  return <AdPage {...loaderData} />;
}

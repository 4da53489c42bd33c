import { DEFAULT_AD_VARIANT, isAdVariant } from '../../../catalog/ad-variants.ts';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/ad-landing-page.ts';
import { adPage } from './ad-page.server.ts';
import { AdPage } from './ad-page.tsx';

export const handle: RouteHandle = { layout: 'landing' };

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const variant = new URL(request.url).searchParams.get('variant');
  return adPage(context, 'adLanding', isAdVariant(variant) ? variant : DEFAULT_AD_VARIANT);
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AdLandingPage({ loaderData }: Route.ComponentProps) {
  return <AdPage {...loaderData} />;
}

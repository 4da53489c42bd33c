import type { RouteHandle } from '../../route-handle.ts';
import { adPage } from '../ad-landing/ad-page.server.ts';
import { AdPage } from '../ad-landing/ad-page.tsx';
import type { Route } from './+types/ad-landing-emotional-story-page.ts';

export const handle: RouteHandle = { layout: 'landing' };

export const loader = ({ context }: Route.LoaderArgs) =>
  adPage(context, 'adLandingEmotionalStory', 'emotional-story');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AdLandingEmotionalStoryPage({ loaderData }: Route.ComponentProps) {
  return <AdPage {...loaderData} />;
}

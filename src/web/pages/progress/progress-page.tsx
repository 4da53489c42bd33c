import { data } from 'react-router';
import { loadShootView } from '../../../features/shoots/load-shoot-view.server.ts';
import { isExpired } from '../../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { progressTexts } from '../../../i18n/progress/index.ts';
import { GonePage } from '../../../ui/error-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { visitContext, webContext } from '../../context.ts';
import { privateMeta, rootOf } from '../../page-meta.ts';
import type { Route } from './+types/progress-page.ts';
import { progressStage } from './progress-stage.ts';
import { ShootProgress } from './shoot-progress.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const isOwner = context.get(visitContext).ownerKey !== undefined;
  const shoot = isOwner ? await loadShootView(web.db, params.id) : undefined;
  const isVisible = shoot && progressStage(shoot) && !isExpired(shoot, web.clock.now());
  return isVisible ? { shoot } : data({ shoot: undefined }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootOf(matches);
  if (!root) return [];
  const title = loaderData?.shoot ? progressTexts[root.language].title : root.errors.gone.title;
  return privateMeta(title);
};

/** The page updates itself by the event stream; loading the data again would replace newer data by older data. */
export const shouldRevalidate = () => false;

export default function ProgressPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page>{loaderData.shoot ? <ShootProgress shoot={loaderData.shoot as ShootView} /> : <GonePage />}</Page>
  );
}

import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/overview-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Overview');

export default function OverviewPage() {
  return <DashboardPage title="Overview">{null}</DashboardPage>;
}

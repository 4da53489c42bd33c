import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/campaigns-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Campaigns');

export default function CampaignsPage() {
  return <DashboardPage title="Campaigns">{null}</DashboardPage>;
}

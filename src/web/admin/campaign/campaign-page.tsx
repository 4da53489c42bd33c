import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/campaign-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Campaign');

export default function CampaignPage() {
  return <DashboardPage title="Campaign">{null}</DashboardPage>;
}

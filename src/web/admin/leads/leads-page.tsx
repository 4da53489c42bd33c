import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/leads-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Leads');

export default function LeadsPage() {
  return <DashboardPage title="Leads">{null}</DashboardPage>;
}

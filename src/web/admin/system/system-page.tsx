import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/system-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('System');

export default function SystemPage() {
  return <DashboardPage title="System">{null}</DashboardPage>;
}

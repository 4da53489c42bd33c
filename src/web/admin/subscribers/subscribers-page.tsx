import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/subscribers-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Subscribers');

export default function SubscribersPage() {
  return <DashboardPage title="Subscribers">{null}</DashboardPage>;
}

import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/orders-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Orders');

export default function OrdersPage() {
  return <DashboardPage title="Orders">{null}</DashboardPage>;
}

import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/order-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Order');

export default function OrderPage() {
  return <DashboardPage title="Order">{null}</DashboardPage>;
}

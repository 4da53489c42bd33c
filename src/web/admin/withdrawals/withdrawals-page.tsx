import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/withdrawals-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Withdrawals');

export default function WithdrawalsPage() {
  return <DashboardPage title="Withdrawals">{null}</DashboardPage>;
}

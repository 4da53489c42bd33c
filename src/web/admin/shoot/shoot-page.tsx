import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/shoot-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Shoot');

export default function ShootPage() {
  return <DashboardPage title="Shoot">{null}</DashboardPage>;
}

import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/shoots-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Shoots');

export default function ShootsPage() {
  return <DashboardPage title="Shoots">{null}</DashboardPage>;
}

import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/ratings-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Ratings');

export default function RatingsPage() {
  return <DashboardPage title="Ratings">{null}</DashboardPage>;
}

import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/library-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Library');

export default function LibraryPage() {
  return <DashboardPage title="Library">{null}</DashboardPage>;
}

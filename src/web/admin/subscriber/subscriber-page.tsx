import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/subscriber-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Subscriber');

export default function SubscriberPage() {
  return <DashboardPage title="Subscriber">{null}</DashboardPage>;
}

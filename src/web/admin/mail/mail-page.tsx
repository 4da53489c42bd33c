import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/mail-page.ts';

export const loader = () => null;
export const meta: Route.MetaFunction = () => privateMeta('Mail');

export default function MailPage() {
  return <DashboardPage title="Mail">{null}</DashboardPage>;
}

import { Link } from 'react-router';
import { dashboardPath } from '../../dashboard-urls.ts';

/** Links to an order by its number; a dash without one. */
export function OrderLink({ id }: { readonly id: string | null | undefined }) {
  if (!id) return '–';
  return (
    <Link className="dash-id" to={dashboardPath('order', { id })}>
      {id}
    </Link>
  );
}

/** Links to a shoot by its id; a dash without one. */
export function ShootLink({ id }: { readonly id: string | null | undefined }) {
  if (!id) return '–';
  return (
    <Link className="dash-id" to={dashboardPath('shoot', { id })}>
      {id}
    </Link>
  );
}

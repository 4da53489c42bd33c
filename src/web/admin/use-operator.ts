import { useRouteLoaderData } from 'react-router';
import { invariant } from '../../base/invariant.ts';
import { isOwner, type Operator } from '../../features/operators/operator.ts';

/** Returns the operator who is signed in, and whether they may export data and change settings. */
export function useOperator(): Operator & { readonly isOwner: boolean } {
  // The id of a layout is its file, without the ending.
  const operator = useRouteLoaderData('admin/dashboard-layout') as Operator | undefined;
  invariant(operator, 'a page of the dashboard is inside its layout');
  return { ...operator, isOwner: isOwner(operator) };
}

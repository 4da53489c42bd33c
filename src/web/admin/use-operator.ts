import { useRouteLoaderData } from 'react-router';
import { invariant } from '../../base/invariant.ts';
import type { Operator } from '../../features/operators/operator.ts';

/** Returns the operator who is signed in. Use it inside the dashboard's layout, whose id is its file. */
export function useOperator(): Operator {
  const operator = useRouteLoaderData('admin/dashboard-layout') as Operator | undefined;
  invariant(operator, 'the dashboard has an operator');
  return operator;
}

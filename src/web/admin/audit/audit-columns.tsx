import { AUDIT_ACTIONS, type AuditAction } from '../../../features/operators/audit/audit-action.ts';
import type { AuditRow } from '../../../features/operators/audit/audit-store.server.ts';
import type { Column } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';

/** The time, the operator and the action of an audit entry, which every list of entries begins with. */
export const AUDIT_COLUMNS: readonly Column<Pick<AuditRow, 'at' | 'operator' | 'action'>>[] = [
  { key: 'at', title: 'Time', cell: ({ at }) => <Moment at={at} /> },
  { key: 'operator', title: 'Operator', cell: ({ operator }) => operator },
  {
    key: 'action',
    title: 'Action',
    cell: ({ action }) => AUDIT_ACTIONS[action as AuditAction] ?? action,
  },
];

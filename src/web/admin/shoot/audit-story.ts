import { AUDIT_ACTIONS, type AuditAction } from '../../../features/operators/audit/audit-action.ts';
import type { AuditDetail } from '../../../platform/db/tables/operators.ts';
import type { StoryEntry } from '../../../ui/dashboard/story-entry.ts';

interface Audited {
  readonly at: Date;
  readonly operator: string;
  readonly action: string;
  readonly reason: string | null;
  readonly detail: AuditDetail | null;
}

/** Tells what operators have done. */
export function auditStory(entries: readonly Audited[]): readonly StoryEntry[] {
  return entries.map(({ at, operator, action, reason, detail }) => {
    const facts = Object.entries(detail ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
    const told = [...(reason === null ? [] : [`“${reason}”`]), ...facts].join('; ');
    return { at, title: `${operator}: ${actionText(action)}`, detail: told || undefined };
  });
}

/** Returns an action in the words of the audit log, to be continued from a name: `moved the expiry of a gallery`. */
export function actionText(action: string): string {
  const text: string = AUDIT_ACTIONS[action as AuditAction] ?? action;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

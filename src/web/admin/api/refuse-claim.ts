import type { ClaimedAction } from '../../../features/operators/audit/claim-action.server.ts';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import { actionText } from '../shoot/audit-story.ts';
import { refuse } from './action.ts';
import type { OperatorRequest } from './operators-only.ts';

/** Tells an operator that another one was faster, and with what. */
export function refuseClaim(c: OperatorRequest, { earlier }: ClaimedAction): Response {
  const entry = earlier();
  const who = entry?.operator === c.get('operator').email ? 'You' : (entry?.operator ?? 'Somebody');
  const did = entry ? `${actionText(entry.action)} at ${momentText(entry.at)}` : 'changed it';
  const message = `${who} ${did}, after this page was loaded. It shows the present state now; look at it before you go on.`;
  return refuse(c, { error: 'changed-meanwhile', message });
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { DashboardSection } from '../../../ui/dashboard/dashboard-page.tsx';
import { Facts, type Stat } from '../../../ui/dashboard/stats.tsx';
import type { AnswerState } from '../../../platform/db/answer-columns.ts';
import { AnswerPanel } from './answer-panel.tsx';

/** Links to a request, which the page then shows above its list. The list stays where it is. */
export function RequestLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return <Link to={useAddress(id)}>{children}</Link>;
}

/** Writes to the customer with the operator's own mail program. */
export function MailLink({ email }: { readonly email: string }) {
  return <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>;
}

/** Returns the address of the list with this request opened, or none. */
function useAddress(openId: string | undefined): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (openId === undefined) query.delete('open');
  else query.set('open', openId);
  return `${pathname}?${query.toString()}`;
}

interface OpenRequestProps {
  readonly title: string;
  readonly facts: readonly Stat[];
  /** The customer’s own words; null for none. */
  readonly message: string | null;
  /** The path of its actions. */
  readonly path: string;
  readonly state: AnswerState;
}

/** All facts of one request, the message, and what operators do with it. */
export function OpenRequest({ title, facts, message, path, state }: OpenRequestProps) {
  const top = useRef<HTMLDivElement>(null);
  const closed = useAddress(undefined);
  // The focus moves here from the link in the list, so that screen readers go on with the opened request.
  useEffect(() => top.current?.focus(), [path]);
  return (
    <div ref={top} tabIndex={-1} className="dash-open">
      <DashboardSection title={title} actions={<Link to={closed}>Close</Link>}>
        <Facts facts={facts} />
        {message === null ? (
          <p className="dash-soft">There is no message.</p>
        ) : (
          <>
            <h3>Message</h3>
            <p className="dash-words">{message}</p>
          </>
        )}
        <AnswerPanel key={path} path={path} state={state} />
      </DashboardSection>
    </div>
  );
}

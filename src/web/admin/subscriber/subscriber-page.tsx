import { data, Link, useNavigate } from 'react-router';
import { DASHBOARD_API, dashboardPath } from '../../../dashboard-urls.ts';
import { openSubscriber } from '../../../features/newsletter/operator/open-subscriber.server.ts';
import {
  SubscriberConsents,
  SubscriberFacts,
  SubscriberMails,
} from '../../../features/newsletter/operator/subscriber-sections.tsx';
import { SubscriberTags } from '../../../features/newsletter/operator/subscriber-tags.tsx';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';
import { DashboardPage, DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/subscriber-page.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const subscriber = await openSubscriber(context.get(webContext).db, params.id);
  return data({ subscriber }, { status: subscriber ? 200 : 404 });
}

export const meta: Route.MetaFunction = () => privateMeta('Subscriber');

export default function SubscriberPage({ loaderData: { subscriber } }: Route.ComponentProps) {
  if (!subscriber) {
    return (
      <DashboardPage title="Subscriber">
        <EmptyList>
          There is no such subscriber, or it was erased.{' '}
          <Link to={dashboardPath('subscribers')}>All subscribers</Link>
        </EmptyList>
      </DashboardPage>
    );
  }
  const { id, state, email } = subscriber;
  return (
    <DashboardPage
      title={email}
      lead={<Link to={`${dashboardPath('audit')}?about=${id}`}>What operators did with this subscriber</Link>}
      actions={
        <>
          {state === 'unsubscribed' ? null : <Unsubscribe id={id} />}
          <Erase id={id} />
        </>
      }
    >
      <SubscriberFacts subscriber={subscriber} />
      {state === 'confirmed' ? (
        <DashboardSection title="Tags">
          <SubscriberTags id={id} tags={subscriber.tags} />
        </DashboardSection>
      ) : null}
      <DashboardSection title="Consents">
        <SubscriberConsents consents={subscriber.consents} />
      </DashboardSection>
      <DashboardSection title="Mails about the sign-up">
        <SubscriberMails mails={subscriber.mails} />
      </DashboardSection>
    </DashboardPage>
  );
}

const REASON = { name: 'reason', label: 'Reason', hint: 'For the audit log, without names or addresses' };

function Unsubscribe({ id }: { readonly id: string }) {
  return (
    <ActionDialog
      label="Unsubscribe"
      title="Unsubscribe this address?"
      text="It gets no newsletter from now on, and mails that wait are not sent. Names and tags are erased; the address stays with the proof of consent for three years. Only its owner can subscribe it again."
      path={`${DASHBOARD_API}/subscribers/${id}/unsubscribe`}
      fields={[REASON]}
      done="Unsubscribed."
    />
  );
}

function Erase({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  return (
    <ActionDialog
      label="Erase"
      title="Erase this subscriber?"
      text="Address, names, tags and the proof of consent are erased here and at a connected newsletter service. This cannot be undone. Nothing is left that keeps the address from being signed up or imported again."
      path={`${DASHBOARD_API}/subscribers/${id}/erase`}
      fields={[REASON]}
      done="Erased."
      onDone={() => void navigate(dashboardPath('subscribers'))}
    />
  );
}

import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { dayOf } from '../../../features/shoots/operator/gallery-expiry.ts';
import { ActionButton } from '../../../ui/dashboard/action-button.tsx';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import type { ShootPageData } from './load-shoot.server.ts';

type Shoot = ShootPageData['shoot'];

const REASON = { name: 'reason', label: 'Reason', hint: 'It is stored in the audit log.' } as const;

/** The actions that the present state of a shoot allows. The server decides again. */
export function ShootActions({ shoot, now }: { readonly shoot: Shoot; readonly now: Date }) {
  const { state, seen, erasedAt, isRetryOffered } = shoot;
  const path = `${DASHBOARD_API}/shoots/${encodeURIComponent(shoot.id)}`;
  const isBeingMade = state === 'paid' || state === 'rendering';
  const isOpen = state === 'delivered' && erasedAt === null && shoot.expiresAt > now;
  if (erasedAt !== null && !isRetryOffered) return null;
  return (
    <div className="dash-actions">
      {isRetryOffered ? (
        <ActionButton
          label="Retry"
          fullLabel="Retry what this shoot waits for"
          path={`${path}/retry`}
          body={{ state, seen }}
          done="Started again."
        />
      ) : null}
      {isOpen ? (
        <ActionDialog
          label="Send the gallery’s link"
          title="Send the gallery’s link again"
          text={`The customer gets an email with the link and its last day. It goes to ${shoot.email ?? 'the address of the order'}.`}
          path={`${path}/gallery-link`}
          body={{ seen }}
          confirm="Send"
          done="The mail is on its way."
        />
      ) : null}
      {state === 'delivered' && erasedAt === null ? <ExpiryDialog shoot={shoot} path={path} /> : null}
      {erasedAt === null && !isBeingMade ? <EraseDialog shoot={shoot} path={path} /> : null}
    </div>
  );
}

function ExpiryDialog({ shoot, path }: { readonly shoot: Shoot; readonly path: string }) {
  const { expiresAt, latestExpiry, seen } = shoot;
  const latest = latestExpiry ? `, ${momentText(latestExpiry)} at the latest` : '';
  return (
    <ActionDialog
      label="Move the expiry"
      title="Move the expiry of the gallery"
      text={
        <>
          <p>
            It ends {momentText(expiresAt)}. Move it to a later day only if the customer has asked for it
            {latest}.
          </p>
          <p>The customer is not told. Send the gallery’s link afterwards, whose mail names the last day.</p>
        </>
      }
      path={`${path}/expiry`}
      body={{ expiresAt: expiresAt.toISOString(), seen }}
      fields={[
        {
          ...{ name: 'day', label: 'Last day (UTC)', type: 'date' as const },
          initial: dayOf(expiresAt),
        },
        REASON,
      ]}
      confirm="Move"
      done="The expiry is moved."
    />
  );
}

function EraseDialog({ shoot, path }: { readonly shoot: Shoot; readonly path: string }) {
  const { state, seen } = shoot;
  const isDraft = state === 'draft' || state === 'ready_to_pay';
  return (
    <ActionDialog
      label="Erase now"
      title="Erase everything of this shoot"
      text={
        <>
          <p>
            Selfies, headshots, shared links, mails, name and address are erased at once and cannot be brought
            back. Whoever paid gets the signed receipt by email.
          </p>
          {isDraft ? <p>If the order of this draft is paid, it is refunded.</p> : null}
        </>
      }
      path={`${path}/erase`}
      body={{ state, seen }}
      fields={[REASON]}
      confirm="Erase everything"
      done="Everything is erased. The receipt is among the facts."
    />
  );
}

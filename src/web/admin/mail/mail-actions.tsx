import type { ListedMail } from '../../../platform/mail/operator/list-mails.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ActionButton } from '../../../ui/dashboard/action-button.tsx';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';

/** Sends a mail now or again, or cancels an unsent one; nothing once its content is erased. */
export function MailActions({ mail }: { readonly mail: ListedMail }) {
  const { id, kind, recipient, sentAt, hasContent } = mail;
  if (!hasContent) return 'content erased';
  const path = `${DASHBOARD_API}/mails/${encodeURIComponent(id)}`;
  if (sentAt !== null) {
    return (
      <ActionDialog
        label="Send again"
        title="Send this mail again"
        text={`${kind} to ${recipient}. It is sent as a new mail with the same content.`}
        path={`${path}/send`}
        confirm="Send again"
        done="The mail is on its way."
      />
    );
  }
  return (
    <div className="dash-actions">
      <ActionButton
        label="Send now"
        fullLabel={`Send now: the mail ${kind} to ${recipient}`}
        path={`${path}/send`}
        done="The worker tries it now."
      />
      <ActionDialog
        label="Cancel"
        look="quiet"
        title="Cancel this mail"
        text={`${kind} to ${recipient} is never sent, and its content is erased. This cannot be undone.`}
        path={`${path}/cancel`}
        fields={[{ name: 'reason', label: 'Reason', type: 'textarea', hint: 'For the audit log.' }]}
        confirm="Cancel the mail"
        done="The mail is cancelled."
      />
    </div>
  );
}

import type { Suppression } from '../../../platform/mail/suppressions.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ActionDialog, type ActionField } from '../../../ui/dashboard/action-dialog.tsx';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';

const REASONS: Readonly<Record<Suppression['reason'], string>> = {
  bounce: 'Newsletters came back',
  complaint: 'Reported as spam',
  manual: 'An operator decided so',
};

const REASON: ActionField = {
  ...{ name: 'reason', label: 'Reason', type: 'textarea' },
  hint: 'For the audit log. Do not type the address.',
};
const path = (action: 'add' | 'lift') => `${DASHBOARD_API}/suppressions/${action}`;

/** The addresses that get no newsletter. */
export function SuppressedAddresses({ rows }: { readonly rows: readonly Suppression[] }) {
  return (
    <>
      <p className="dash-soft">
        These addresses get no newsletter, whatever they agreed to. Mails about orders are sent to them.
      </p>
      <div>
        <ActionDialog
          label="Suppress an address"
          title="Suppress an address"
          text="It gets no newsletter any more, not even those that are waiting."
          path={path('add')}
          fields={[{ name: 'address', label: 'Email', type: 'email' }, REASON]}
          confirm="Suppress"
          done="The address is suppressed."
        />
      </div>
      {rows.length === 0 ? (
        <EmptyList>No address is suppressed.</EmptyList>
      ) : (
        <DataTable
          caption="Suppressed addresses, the latest first"
          rows={rows}
          rowKey={({ addressKey }) => addressKey}
          columns={[
            { key: 'address', title: 'Address', cell: ({ addressKey }) => addressKey },
            { key: 'reason', title: 'Reason', cell: ({ reason }) => REASONS[reason] },
            { key: 'since', title: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
            {
              key: 'answer',
              title: 'The mail server’s answer',
              cell: ({ answerCode, answer }) => (answer === null ? '–' : `${answerCode ?? ''} ${answer}`),
            },
            {
              key: 'actions',
              title: 'Actions',
              cell: ({ addressKey, reason }) => (
                <ActionDialog
                  label="Allow again"
                  title="Allow this address again"
                  text={`Newsletters may go to ${addressKey} again, if its owner is subscribed.`}
                  path={path('lift')}
                  body={{ address: addressKey, seenReason: reason }}
                  fields={[REASON]}
                  confirm="Allow again"
                  done="The address is allowed again."
                />
              ),
            },
          ]}
        />
      )}
    </>
  );
}

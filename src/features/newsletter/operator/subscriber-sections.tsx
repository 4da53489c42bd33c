import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { Facts, StateMark } from '../../../ui/dashboard/stats.tsx';
import type { OpenedSubscriber } from './opened-subscriber.ts';
import { SubscriberStateMark } from './subscriber-state-mark.tsx';
import { LANGUAGE_WORDS, SOURCE_WORDS } from './subscriber-words.ts';

export function SubscriberFacts({ subscriber }: { readonly subscriber: OpenedSubscriber }) {
  const { state, firstName, lastName, company, userType, language, source, forwarded } = subscriber;
  const { utmSource, utmMedium, utmCampaign, requestedAt, confirmedAt, unsubscribedAt } = subscriber;
  return (
    <Facts
      facts={[
        { label: 'State', value: <SubscriberStateMark state={state} /> },
        { label: 'Name', value: [firstName, lastName].filter(Boolean).join(' ') || '–' },
        { label: 'Company', value: company ?? '–' },
        { label: 'Kind', value: userType === 'b2b' ? 'Company' : 'Consumer' },
        { label: 'Language', value: LANGUAGE_WORDS[language] },
        { label: 'Source', value: SOURCE_WORDS[source] },
        { label: 'Campaign (UTM)', value: `${utmSource} / ${utmMedium} / ${utmCampaign}` },
        { label: 'Signed up', value: <Moment at={requestedAt} /> },
        { label: 'Confirmed', value: <Moment at={confirmedAt} /> },
        { label: 'Unsubscribed', value: <Moment at={unsubscribedAt} /> },
        { label: 'Newsletter service', value: serviceWords(forwarded) },
        { label: 'Id', value: <span className="dash-id">{subscriber.id}</span> },
      ]}
    />
  );
}

function serviceWords(forwarded: OpenedSubscriber['forwarded']): string {
  if (!forwarded) return 'has no entry';
  return forwarded.isSubscribed ? 'has an entry on its list' : 'has an entry that is off its list';
}

/** The proof of each consent: what was agreed to, where and when. */
export function SubscriberConsents({ consents }: Pick<OpenedSubscriber, 'consents'>) {
  if (consents.length === 0) return <EmptyList>No consent is stored.</EmptyList>;
  return (
    <DataTable
      caption="Sign-ups, the latest first"
      rows={consents}
      rowKey={({ id }) => id}
      columns={[
        { key: 'requested', title: 'Agreed', cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
        { key: 'confirmed', title: 'Confirmed', cell: ({ confirmedAt }) => <Moment at={confirmedAt} /> },
        { key: 'withdrawn', title: 'Withdrawn', cell: ({ withdrawnAt }) => <Moment at={withdrawnAt} /> },
        { key: 'where', title: 'Where', cell: ({ source, origin }) => origin ?? SOURCE_WORDS[source] },
        {
          key: 'text',
          title: 'Text that was agreed to',
          cell: ({ textShown, language }) => (
            <div className="dash-text" lang={language}>
              {textShown}
            </div>
          ),
        },
        { key: 'form', title: 'Form', cell: ({ formVersion }) => formVersion },
      ]}
    />
  );
}

const MAIL_WORDS: Readonly<Record<string, string>> = {
  'newsletter-confirm': 'Request to confirm',
  'newsletter-welcome': 'Welcome',
};

export function SubscriberMails({ mails }: Pick<OpenedSubscriber, 'mails'>) {
  if (mails.length === 0) return <EmptyList>No mail was written.</EmptyList>;
  return (
    <DataTable
      caption="Mails, the latest first"
      rows={mails}
      rowKey={({ id }) => id}
      columns={[
        { key: 'kind', title: 'Mail', cell: ({ kind }) => MAIL_WORDS[kind] ?? kind },
        { key: 'written', title: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          key: 'sent',
          title: 'Sent',
          cell: ({ sentAt, isErased }) =>
            sentAt ? <Moment at={sentAt} /> : <StateMark>{isErased ? 'Cancelled' : 'Waits'}</StateMark>,
        },
      ]}
    />
  );
}

import { DASHBOARD_API } from '../../../../dashboard-urls.ts';
import { ActionButton } from '../../../../ui/dashboard/action-button.tsx';
import { ActionDialog } from '../../../../ui/dashboard/action-dialog.tsx';
import { DashboardSection } from '../../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../../ui/dashboard/data-table.tsx';
import { Moment, momentText } from '../../../../ui/dashboard/moment.tsx';
import { Facts, Stats } from '../../../../ui/dashboard/stats.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { deedText } from '../editor/change-texts.ts';
import { LANGUAGE_NAMES } from '../editor/language-names.ts';
import { pauseText, progressOf, type ResultsView, type SentCampaign } from './campaign-view.ts';
import { useLiveProgress } from './use-live-progress.ts';

interface CampaignProgressProps {
  readonly campaign: SentCampaign;
  readonly results: ResultsView;
}

/** A campaign that is scheduled, on its way or over: its progress, the ways to stop it, and what became of it. */
export function CampaignProgress({ campaign, results }: CampaignProgressProps) {
  const byState = useLiveProgress(campaign.id, campaign.state, results.byState);
  const { done, total } = progressOf(byState);
  const paused = campaign.state === 'paused' ? pauseText(campaign) : undefined;
  return (
    <>
      {paused ? <Notice role="status">{paused}</Notice> : null}
      {campaign.state === 'sending' && campaign.retryAt ? (
        <Notice role="status">
          The mail server is not available. The next try is at {momentText(campaign.retryAt)}.
        </Notice>
      ) : null}
      <Controls campaign={campaign} unknown={byState.unknown} />
      {total > 0 ? (
        <DashboardSection title="Progress">
          <progress className="dash-progress" value={done} max={total} aria-label="Mails that are done" />
          <p role="status">
            {done.toLocaleString('en')} of {total.toLocaleString('en')} done
          </p>
          <Stats
            stats={[
              { label: 'Sent', value: byState.sent },
              { label: 'Waiting', value: byState.queued + byState.sending },
              { label: 'Bounced', value: byState.bounced, note: 'suppressed since' },
              { label: 'Given up', value: byState.failed },
              { label: 'May have arrived', value: byState.unknown, note: 'not sent again by itself' },
              { label: 'Skipped', value: byState.skipped, note: 'unsubscribed or erased meanwhile' },
            ]}
          />
        </DashboardSection>
      ) : null}
      {campaign.startedAt ? <Results results={results} /> : null}
      <DashboardSection title="History">
        <Facts
          facts={[
            ...(campaign.scheduledAt
              ? [
                  {
                    label: 'Scheduled for',
                    value: `${zonedText(campaign.scheduledAt, campaign.timeZone)} (${momentText(campaign.scheduledAt)})`,
                  },
                ]
              : []),
            { label: 'Started', value: <Moment at={campaign.startedAt} /> },
            { label: 'Finished', value: <Moment at={campaign.finishedAt} /> },
            ...campaign.changes.toReversed().map(({ at, by, fields, version }) => ({
              label: `${version}. ${momentText(new Date(at))}`,
              value: `${by} ${deedText(fields)}`,
            })),
          ]}
        />
      </DashboardSection>
    </>
  );
}

function Controls(props: { readonly campaign: SentCampaign; readonly unknown: number }) {
  const { campaign, unknown } = props;
  const { id, version, state } = campaign;
  const path = `${DASHBOARD_API}/campaigns/${id}`;
  const body = { version };
  return (
    <div className="dash-actions">
      {state === 'scheduled' ? (
        <>
          <ActionButton
            label="Back to draft"
            path={`${path}/unschedule`}
            body={body}
            done="It is a draft again."
          />
          <ActionDialog
            label="Send now"
            look="primary"
            title="Send this campaign now?"
            text="It does not wait for its time."
            path={`${path}/start`}
            body={body}
            done="The campaign is being sent."
          />
        </>
      ) : null}
      {state === 'sending' ? (
        <ActionButton
          label="Pause"
          look="primary"
          path={`${path}/pause`}
          body={body}
          done="The campaign is paused."
        />
      ) : null}
      {state === 'paused' ? (
        <ActionButton label="Resume" look="primary" path={`${path}/resume`} body={body} done="It goes on." />
      ) : null}
      {unknown > 0 && (state === 'sent' || state === 'paused') ? (
        <ActionDialog
          label="Send to the uncertain ones again"
          title="Send it again to those who may not have got it?"
          text={`${unknown} mails were on their way when a sender died or the mail server fell silent. Who has got it already gets it twice.`}
          path={`${path}/resend`}
          body={body}
          done="They are sent again."
        />
      ) : null}
      {state === 'sending' || state === 'paused' || state === 'scheduled' ? (
        <ActionDialog
          label="Cancel for good"
          look="quiet"
          title="Cancel this campaign for good?"
          text="Those who have not got it never will. To stop for a while, pause it."
          path={`${path}/cancel`}
          body={body}
          confirm="Cancel the campaign"
          done="The campaign is cancelled."
        />
      ) : null}
    </div>
  );
}

function Results({ results }: { readonly results: ResultsView }) {
  const { unsubscribed, complaints, measured, links } = results;
  const ofMeasured = `of ${measured.readers.toLocaleString('en')} who let us see it`;
  return (
    <DashboardSection title="Results">
      <Stats
        stats={[
          { label: 'Unsubscribed', value: unsubscribed, note: 'after this campaign, before another' },
          { label: 'Complaints', value: complaints, note: 'suppressed since' },
          { label: 'Opened', value: measured.opened, note: ofMeasured },
          { label: 'Followed a link', value: measured.clicked, note: ofMeasured },
        ]}
      />
      {links.length > 0 ? (
        <DataTable
          caption="Links that were followed, of readers who let us see it"
          rows={links}
          rowKey={({ language, url }) => `${language} ${url}`}
          columns={[
            { key: 'url', title: 'Link', cell: ({ url }) => url },
            { key: 'language', title: 'Language', cell: ({ language }) => LANGUAGE_NAMES[language] },
            { key: 'readers', title: 'Readers', isNumeric: true, cell: ({ readers }) => readers },
            { key: 'clicks', title: 'Clicks', isNumeric: true, cell: ({ clicks }) => clicks },
          ]}
        />
      ) : null}
    </DashboardSection>
  );
}

/** Returns a time as it was typed: `27 Nov 2026, 09:00, Europe/Berlin`. */
function zonedText(at: Date, timeZone: string | null): string {
  if (timeZone === null) return momentText(at);
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(at)}, ${timeZone}`;
}

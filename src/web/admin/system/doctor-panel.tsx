import { useState } from 'react';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { DoctorReport } from './system-port.ts';

/** The report as JSON. */
type SentReport = Omit<DoctorReport, 'at'> & { readonly at: string };

const STATES = {
  ok: { tone: 'plain', text: 'In order' },
  warning: { tone: 'good', text: 'Warning' },
  problem: { tone: 'bad', text: 'Problem' },
} as const;

/** Runs the doctor's checks at the press of a button. */
export function DoctorPanel() {
  const [report, setReport] = useState<SentReport>();
  const doctor = useAction<SentReport>({
    path: `${DASHBOARD_API}/doctor`,
    done: ({ findings }) => `${findings.filter(({ state }) => state === 'problem').length} problems found.`,
    onDone: setReport,
  });
  return (
    <>
      <p className="dash-soft">
        Checks this machine and asks payment providers, DNS and the newsletter service, which takes up to 20
        seconds. Models are checked by <code>npm run lichtbild -- doctor</code> only.
      </p>
      <div>
        <Button look="secondary" busy={doctor.isBusy} onClick={() => void doctor.send()}>
          {doctor.isBusy ? 'Checking…' : 'Run the checks'}
        </Button>
      </div>
      {doctor.failure ? <Notice role="alert">{doctor.failure}</Notice> : null}
      {report ? (
        <>
          <p>
            Checked <Moment at={new Date(report.at)} />
          </p>
          <DataTable
            caption="Findings"
            rows={report.findings.map((finding, index) => ({ ...finding, index }))}
            rowKey={({ index }) => String(index)}
            columns={[
              { key: 'part', title: 'Part', cell: ({ part }) => part },
              {
                key: 'state',
                title: 'State',
                cell: ({ state }) => <StateMark tone={STATES[state].tone}>{STATES[state].text}</StateMark>,
              },
              { key: 'detail', title: 'Finding', cell: ({ detail }) => detail },
              { key: 'fix', title: 'What to do', cell: ({ fix }) => fix ?? '–' },
            ]}
          />
        </>
      ) : null}
    </>
  );
}

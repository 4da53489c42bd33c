import { useState } from 'react';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Stats } from '../../../ui/dashboard/stats.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ImportPreview } from '../import/import-preview.ts';

const PATH = `${DASHBOARD_API}/subscribers/import`;

interface ChosenFile {
  readonly name: string;
  readonly csv: string;
}

/** Chooses a CSV file, shows what its import would do, and imports it. */
export function ImportPanel({ linesMax }: { readonly linesMax: number }) {
  const [file, setFile] = useState<ChosenFile>();
  const [preview, setPreview] = useState<ImportPreview>();
  const look = useAction<ImportPreview>({
    path: `${PATH}/preview`,
    done: 'The preview is below. Nothing is imported yet.',
    onDone: setPreview,
  });
  const run = useAction<{ readonly imported: number }>({
    path: PATH,
    done: ({ imported }) =>
      imported === 1 ? 'Imported one subscriber.' : `Imported ${imported} subscribers.`,
    onDone: () => setPreview(undefined),
  });

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    setPreview(undefined);
    run.forgetRefusal();
    await look.send({ csv });
  }

  return (
    <>
      <p className="dash-soft">
        A CSV file in UTF-8 of at most {linesMax} lines, with the columns <code>email</code>,{' '}
        <code>language</code> (en, de, es), <code>consented_at</code> (with time zone),{' '}
        <code>consent_text</code> (the text that the person agreed to) and <code>consent_source</code>{' '}
        (where), and optionally <code>first_name</code>, <code>last_name</code> and <code>company</code>. A
        line without the whole proof is refused. Imported people get tips and offers, and no welcome mail.
      </p>
      <div>
        <FileButton
          look="secondary"
          accept=".csv,text/csv"
          disabled={look.isBusy || run.isBusy}
          onFiles={([chosen]) => void choose(chosen)}
        >
          {look.isBusy ? 'Reading…' : 'Choose a file'}
        </FileButton>
      </div>
      {look.failure || run.failure ? <Notice role="alert">{look.failure ?? run.failure}</Notice> : null}
      {file && preview ? (
        <Preview name={file.name} preview={preview}>
          <Button
            busy={run.isBusy}
            onClick={() => void run.send({ csv: file.csv, hash: preview.hash })}
          >{`Import ${preview.fresh}`}</Button>
        </Preview>
      ) : null}
    </>
  );
}

function Preview(props: {
  readonly name: string;
  readonly preview: ImportPreview;
  readonly children: React.ReactNode;
}) {
  const { name, preview, children } = props;
  const { fresh, known, unsubscribed, suppressed, refused, refusedTotal } = preview;
  return (
    <>
      <Stats
        stats={[
          { label: 'New', value: fresh, note: 'will be imported' },
          { label: 'Known', value: known, note: 'stay as they are' },
          { label: 'Unsubscribed', value: unsubscribed, note: 'are never brought back' },
          { label: 'Suppressed', value: suppressed, note: 'are never written to' },
          { label: 'Refused', value: refusedTotal, note: 'lines without the whole proof' },
        ]}
      />
      {refused.length === 0 ? null : (
        <DataTable
          caption={
            refused.length < refusedTotal
              ? `The first ${refused.length} of ${refusedTotal} refused lines of ${name}`
              : `Refused lines of ${name}`
          }
          rows={refused}
          rowKey={({ line }) => String(line)}
          columns={[
            { key: 'line', title: 'Line', cell: ({ line }) => line },
            { key: 'reason', title: 'Reason', cell: ({ reason }) => reason },
          ]}
        />
      )}
      {fresh === 0 ? (
        <EmptyList>Nobody in {name} is new.</EmptyList>
      ) : (
        <div className="dash-actions">{children}</div>
      )}
    </>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { downloadFile } from '../../../ui/download-file.client.ts';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast/toaster.tsx';
import type { ResumeEditorTexts } from '../../../i18n/resume-editor/en.ts';
import type { WrongField } from '../document/resume-file.ts';
import { LIST_SECTIONS } from '../document/section-fields.ts';
import styles from './editor.module.css';
import type { OpenError } from './open-resume-file.client.ts';
import { Panel } from './panel.tsx';
import { useEditorTexts } from './resume-form.ts';
import type { Builder } from './use-builder.ts';

/** More problems than these help nobody. */
const SHOWN_PROBLEMS = 8;

/** Opens and saves the file, and deletes everything. */
export function FilePanel({ builder, fileName }: { builder: Builder; fileName: string }) {
  const texts = useEditorTexts();
  const toast = useToasts();
  const [error, setError] = useState<OpenError>();
  const [asksToDelete, setAsksToDelete] = useState(false);

  async function open([file]: readonly File[]) {
    if (file) setError(await builder.openFile(file));
  }
  async function save() {
    downloadFile(new Blob([await builder.fileContent()], { type: 'application/json' }), `${fileName}.json`);
    toast({ description: texts.file.saved });
  }

  return (
    <Panel heading={texts.file.heading}>
      <p>{texts.file.text}</p>
      <div className={styles.actions}>
        <FileButton look="secondary" accept=".json,application/json" onFiles={open}>
          {texts.file.open}
        </FileButton>
        <Button look="secondary" onClick={save}>
          {texts.file.save}
        </Button>
        <Button look="quiet" onClick={() => setAsksToDelete(true)}>
          {texts.file.deleteAll}
        </Button>
      </div>
      {error ? <ImportProblem error={error} /> : null}
      <Dialog
        open={asksToDelete}
        onClose={() => setAsksToDelete(false)}
        title={texts.file.deleteTitle}
        closeLabel={texts.file.close}
      >
        <p>{texts.file.deleteText}</p>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => setAsksToDelete(false)}>
            {texts.file.deleteCancel}
          </Button>
          <Button
            onClick={() => {
              setAsksToDelete(false);
              setError(undefined);
              void builder.deleteAll();
            }}
          >
            {texts.file.deleteConfirm}
          </Button>
        </div>
      </Dialog>
    </Panel>
  );
}

function ImportProblem({ error }: { error: OpenError }) {
  const texts = useEditorTexts();
  const fields = error.error === 'wrong-fields' ? error.fields : [];
  return (
    <Notice role="alert">
      <p>{texts.file.errors[error.error]}</p>
      {fields.length > 0 ? (
        <ul className={styles.problems}>
          {fields.slice(0, SHOWN_PROBLEMS).map((field) => (
            <li key={field.path.join('.')}>{describeProblem(field, texts)}</li>
          ))}
          {fields.length > SHOWN_PROBLEMS ? (
            <li>{texts.file.moreProblems(fields.length - SHOWN_PROBLEMS)}</li>
          ) : null}
        </ul>
      ) : null}
      <p>{texts.file.unchanged}</p>
    </Notice>
  );
}

/** For example "Experience, entry 2, From (startDate): should be a date". */
function describeProblem({ path, problem }: WrongField, texts: ResumeEditorTexts): string {
  const [first, ...rest] = path;
  const section = LIST_SECTIONS.find((one) => one === first);
  const labels: Readonly<Record<string, string>> = section ? texts.fields[section] : texts.fields.basics;
  const place = [
    section ? texts.sections.names[section] : first === 'basics' ? texts.person.heading : String(first),
    ...rest.map((part) => {
      if (typeof part === 'number') return texts.file.entry(part + 1);
      return labels[part] ? `${labels[part]} (${part})` : part;
    }),
  ].join(', ');
  return `${place}: ${texts.file.problems[problem]}`;
}

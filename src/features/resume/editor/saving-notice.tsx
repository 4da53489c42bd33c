import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { downloadFile } from '../../../ui/download-file.client.ts';
import styles from './editor.module.css';
import { useEditorTexts } from './resume-form.ts';
import type { Builder } from './use-builder.ts';

export interface SavingNoticeProps {
  builder: Pick<Builder, 'saving' | 'keepOwn' | 'showOther' | 'unreadable' | 'forgetUnreadable'>;
  fileName: string;
  /** Called when a button was pressed that disappears. */
  onAnswer: () => void;
}

/** Says when the browser does not save or could not read what it had stored, and asks which version to keep when another tab has changed the document. */
export function SavingNotice({ builder, fileName, onAnswer }: SavingNoticeProps) {
  const texts = useEditorTexts();
  const { unreadable, forgetUnreadable } = builder;
  const { state, isChangedElsewhere } = builder.saving;
  const answer = (action: () => void) => () => {
    action();
    onAnswer();
  };
  return (
    <>
      {isChangedElsewhere ? (
        <Notice role="alert" title={texts.elsewhere.title}>
          <p>{texts.elsewhere.text}</p>
          <div className={styles.actions}>
            <Button look="secondary" onClick={answer(() => void builder.showOther())}>
              {texts.elsewhere.load}
            </Button>
            <Button look="secondary" onClick={answer(builder.keepOwn)}>
              {texts.elsewhere.keep}
            </Button>
          </div>
        </Notice>
      ) : null}
      {state === 'forbidden' || state === 'full' ? (
        <Notice role="status">{texts.saving[state]}</Notice>
      ) : null}
      {unreadable === undefined ? null : (
        <Notice role="status">
          <p>{texts.saving.unreadable}</p>
          <div className={styles.actions}>
            <Button
              look="secondary"
              onClick={() => downloadFile(new Blob([unreadable], { type: 'text/plain' }), `${fileName}.txt`)}
            >
              {texts.saving.saveUnreadable}
            </Button>
            <Button look="quiet" onClick={answer(forgetUnreadable)}>
              {texts.saving.deleteUnreadable}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { useSaving } from '../storage/use-saving.ts';
import styles from './editor.module.css';
import { useEditorTexts } from './resume-form.ts';

export interface SavingNoticeProps {
  saving: ReturnType<typeof useSaving>;
  isUnreadable: boolean;
  onShowOther: () => void;
}

/** Says when the browser does not save, and asks which version to keep when another tab has changed the document. */
export function SavingNotice({ saving, isUnreadable, onShowOther }: SavingNoticeProps) {
  const texts = useEditorTexts();
  const { state, isChangedElsewhere, keepOwn } = saving;
  return (
    <>
      {isChangedElsewhere ? (
        <Notice role="alert" title={texts.elsewhere.title}>
          <p>{texts.elsewhere.text}</p>
          <div className={styles.actions}>
            <Button look="secondary" onClick={onShowOther}>
              {texts.elsewhere.load}
            </Button>
            <Button look="secondary" onClick={keepOwn}>
              {texts.elsewhere.keep}
            </Button>
          </div>
        </Notice>
      ) : null}
      {state === 'forbidden' || state === 'full' ? (
        <Notice role="status">{texts.saving[state]}</Notice>
      ) : null}
      {isUnreadable ? <Notice role="status">{texts.saving.unreadable}</Notice> : null}
    </>
  );
}

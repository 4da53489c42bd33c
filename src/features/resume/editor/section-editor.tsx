import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import type { Section } from '../document/section-fields.ts';
import styles from './editor.module.css';
import { EntryList } from './entry-list.tsx';
import { FoldHeading } from './fold-heading.tsx';
import { ResumeField } from './resume-field.tsx';
import { type ResumeForm, useEditorTexts } from './resume-form.ts';
import type { Undo } from './use-undo.ts';

export interface SectionEditorProps {
  id: Section;
  hidden: boolean;
  startsOpen: boolean;
  controls: ReactNode;
  onHide: (hidden: boolean) => void;
  onRemove: () => void;
  undo: Undo;
}

/** One section: its entries, and whether it is printed. */
export function SectionEditor({
  id,
  hidden,
  startsOpen,
  controls,
  onHide,
  onRemove,
  undo,
}: SectionEditorProps) {
  const texts = useEditorTexts();
  const [isOpen, setOpen] = useState(startsOpen);
  const bodyId = useId();
  const content = useWatch<ResumeForm>({ name: id === 'summary' ? 'basics.summary' : id });
  const count = Array.isArray(content) ? content.length : 0;
  const facts = [count > 0 ? texts.sections.entries(count) : '', hidden ? texts.sections.hidden : ''];
  const summary = facts.filter(Boolean).join(', ');
  return (
    <>
      <FoldHeading
        level={3}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        bodyId={bodyId}
        controls={controls}
      >
        {texts.sections.names[id]}
        {summary ? <span className={styles.count}> {summary}</span> : null}
      </FoldHeading>
      <div id={bodyId} className={styles.itemBody} hidden={!isOpen}>
        {isOpen ? (
          <>
            {id === 'summary' ? (
              <ResumeField path="basics.summary" kind="paragraph" label={texts.fields.basics.summary} />
            ) : (
              <EntryList section={id} undo={undo} />
            )}
            <CheckboxField
              label={texts.sections.hide}
              checked={hidden}
              onChange={(event) => onHide(event.target.checked)}
            />
            <Button look="quiet" className={styles.remove} onClick={onRemove}>
              {texts.sections.remove}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

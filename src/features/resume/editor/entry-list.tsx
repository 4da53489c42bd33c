import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { type Entry, textOf } from '../document/resume.ts';
import { type FieldKind, type ListSection, SECTION_FIELDS } from '../document/section-fields.ts';
import styles from './editor.module.css';
import { FoldHeading } from './fold-heading.tsx';
import { ResumeField } from './resume-field.tsx';
import { type ResumeForm, useEditorTexts } from './resume-form.ts';
import { SortableList } from './sortable-list.tsx';
import type { Undo } from './use-undo.ts';

/** The kinds that need the whole width. */
const WIDE_KINDS: ReadonlySet<FieldKind> = new Set(['paragraph', 'lines']);

/** The entries of one section, which can be added, ordered and removed. */
export function EntryList({ section, undo }: { section: ListSection; undo: Undo }) {
  const texts = useEditorTexts();
  const { control, getValues, setValue } = useFormContext<ResumeForm>();
  const { fields, append, move, remove } = useFieldArray<ResumeForm, ListSection, 'key'>({
    control,
    name: section,
    keyName: 'key',
  });
  const entries = (useWatch<ResumeForm>({ name: section }) ?? []) as readonly Entry[];
  const [opensLast, setOpensLast] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);

  function removeEntry(index: number, name: string) {
    const before = getValues(section) ?? [];
    const removed = before[index]!;
    setOpensLast(false);
    remove(index);
    // The button that was pressed is gone, and with it the focus.
    addButton.current?.focus();
    undo.offer(texts.removed(name), () => {
      setValue(section, (getValues(section) ?? []).toSpliced(index, 0, removed));
    });
  }

  const items = fields.map(({ key }, index) => ({
    id: key,
    name: titleOf(section, entries[index]) || texts.sections.untitled,
  }));
  return (
    <>
      {items.length > 0 ? (
        <SortableList items={items} onMove={move}>
          {({ name }, index, controls) => (
            <EntryEditor
              section={section}
              index={index}
              name={name}
              startsOpen={opensLast && index === items.length - 1}
              controls={controls}
              onRemove={() => removeEntry(index, name)}
            />
          )}
        </SortableList>
      ) : null}
      <Button
        ref={addButton}
        look="secondary"
        className={styles.add}
        onClick={() => {
          setOpensLast(true);
          append({}, { shouldFocus: false });
        }}
      >
        {texts.sections.newEntry[section]}
      </Button>
    </>
  );
}

interface EntryEditorProps {
  section: ListSection;
  index: number;
  name: string;
  startsOpen: boolean;
  controls: ReactNode;
  onRemove: () => void;
}

function EntryEditor({ section, index, name, startsOpen, controls, onRemove }: EntryEditorProps) {
  const texts = useEditorTexts();
  const [isOpen, setOpen] = useState(startsOpen);
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  // An entry that was just added is to be filled in.
  useEffect(() => {
    if (startsOpen) body.current?.querySelector('input')?.focus();
  }, [startsOpen]);
  const labels: Readonly<Record<string, string>> = texts.fields[section];
  return (
    <>
      <FoldHeading
        level={4}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        bodyId={bodyId}
        controls={controls}
      >
        {name}
      </FoldHeading>
      <div id={bodyId} ref={body} className={styles.entry} hidden={!isOpen}>
        {isOpen ? (
          <>
            {Object.entries(SECTION_FIELDS[section] as Readonly<Record<string, FieldKind>>).map(
              ([field, kind]) => (
                <div key={field} className={WIDE_KINDS.has(kind) ? styles.wide : undefined}>
                  <ResumeField
                    path={`${section}.${index}.${field}`}
                    kind={kind}
                    label={labels[field] ?? field}
                    hint={field === 'endDate' ? texts.hints.endDate : undefined}
                  />
                </div>
              ),
            )}
            <Button look="quiet" className={styles.remove} onClick={onRemove}>
              {texts.sections.removeEntry}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

/** Returns the first text of an entry, which names it in the list. */
function titleOf(section: ListSection, entry: Entry | undefined): string {
  const names = Object.entries(SECTION_FIELDS[section]).filter(([, kind]) => kind === 'text');
  return names.map(([name]) => textOf(entry, name)).find((text) => text !== '') ?? '';
}

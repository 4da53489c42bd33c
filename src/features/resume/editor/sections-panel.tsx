import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { moveItem } from '../document/reorder.ts';
import type { Entry } from '../document/resume.ts';
import { type Section, SECTIONS } from '../document/section-fields.ts';
import type { Settings } from '../document/settings.ts';
import styles from './editor.module.css';
import { Panel } from './panel.tsx';
import { type ResumeForm, useEditorTexts } from './resume-form.ts';
import { SectionEditor } from './section-editor.tsx';
import { SortableList } from './sortable-list.tsx';
import type { Undo } from './use-undo.ts';

export interface SectionsPanelProps {
  settings: Settings;
  onChange: (change: (settings: Settings) => Settings) => void;
  undo: Undo;
}

/** Lists the sections in their order on paper. Sections that are not needed yet can be added. */
export function SectionsPanel({ settings, onChange, undo }: SectionsPanelProps) {
  const texts = useEditorTexts();
  const { getValues, setValue } = useFormContext<ResumeForm>();
  const [openSection, setOpenSection] = useState<Section>();
  const addSelect = useRef<HTMLSelectElement>(null);
  const { sections } = settings;
  const setSections = (change: (sections: Settings['sections']) => Settings['sections']) =>
    onChange((now) => ({ ...now, sections: change(now.sections) }));
  const absent = SECTIONS.filter((id) => !sections.some((section) => section.id === id));

  /** Removes a section with everything in it. */
  function remove(id: Section, index: number) {
    const path = id === 'summary' ? 'basics.summary' : id;
    const content = getValues(path);
    const section = sections[index]!;
    setSections((now) => now.filter((one) => one.id !== id));
    setValue(path, id === 'summary' ? '' : []);
    // The select appears with the first section that is absent.
    requestAnimationFrame(() => addSelect.current?.focus());
    const restore = () => {
      setSections((now) => now.toSpliced(index, 0, section));
      setValue(path, content as Entry[]);
    };
    undo.offer(texts.removed(texts.sections.names[id]), restore);
  }

  return (
    <Panel heading={texts.sections.heading}>
      <p className={styles.note}>{texts.sections.text}</p>
      <SortableList
        items={sections.map((section) => ({ ...section, name: texts.sections.names[section.id] }))}
        onMove={(from, to) => setSections((now) => [...moveItem(now, from, to)])}
      >
        {({ id, hidden }, index, controls) => (
          <SectionEditor
            id={id}
            hidden={hidden}
            startsOpen={id === openSection}
            controls={controls}
            onHide={(isHidden) =>
              setSections((now) => now.map((one) => (one.id === id ? { ...one, hidden: isHidden } : one)))
            }
            onRemove={() => remove(id, index)}
            undo={undo}
          />
        )}
      </SortableList>
      {absent.length > 0 ? (
        <SelectField
          ref={addSelect}
          label={texts.sections.add}
          placeholder={texts.sections.addPlaceholder}
          options={absent.map((id) => ({ value: id, text: texts.sections.names[id] }))}
          value=""
          onChange={(event) => {
            const id = event.target.value as Section;
            setOpenSection(id);
            setSections((now) => [...now, { id, hidden: false }]);
          }}
        />
      ) : null}
    </Panel>
  );
}

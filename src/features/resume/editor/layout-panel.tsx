import { LANGUAGES } from '../../../catalog/languages.ts';
import { countryGuides } from '../../../i18n/photo-guide.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { PAPERS, type Settings, TEMPLATES } from '../document/settings.ts';
import styles from './editor.module.css';
import { Panel } from './panel.tsx';
import { useEditorTexts } from './resume-form.ts';

export interface LayoutPanelProps {
  settings: Settings;
  onChange: (change: (settings: Settings) => Settings) => void;
  onCountry: (country: Settings['country']) => void;
}

/** Asks for the country, the template, the paper and the language of the document. */
export function LayoutPanel({ settings, onChange, onCountry }: LayoutPanelProps) {
  const texts = useEditorTexts().layout;
  const countries = countryGuides(useLanguage());
  const set = (changed: Partial<Settings>) => onChange((now) => ({ ...now, ...changed }));
  return (
    <Panel heading={texts.heading}>
      <SelectField
        label={texts.country}
        hint={texts.countryHint}
        placeholder={texts.otherCountry}
        options={countries.map(({ code, name }) => ({ value: code, text: name }))}
        value={settings.country}
        onChange={(event) => onCountry(event.target.value as Settings['country'])}
      />
      <fieldset className={styles.choices}>
        <legend>{texts.template}</legend>
        {TEMPLATES.map((template) => (
          <label key={template} className={styles.choice}>
            <input
              type="radio"
              name="template"
              value={template}
              checked={settings.template === template}
              onChange={() => set({ template })}
            />
            <span>
              <strong>{texts.templates[template].name}</strong>
              <span className={styles.choiceText}>{texts.templates[template].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <SelectField
          label={texts.language}
          hint={texts.languageHint}
          options={LANGUAGES.map((value) => ({ value, text: texts.languages[value] }))}
          value={settings.language}
          onChange={(event) => set({ language: event.target.value as Settings['language'] })}
        />
        <SelectField
          label={texts.paper}
          options={PAPERS.map((value) => ({ value, text: texts.papers[value] }))}
          value={settings.paper}
          onChange={(event) => set({ paper: event.target.value as Settings['paper'] })}
        />
      </div>
    </Panel>
  );
}

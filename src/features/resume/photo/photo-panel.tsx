import { useRef, useState } from 'react';
import { countryGuides } from '../../../i18n/photo-guide.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import {
  overruledCustom,
  PHOTO_SHAPES,
  PHOTO_TEMPLATES,
  photoAdvice,
  type PhotoSettings,
  type PhotoShape,
  type Settings,
  withPhotoChoice,
} from '../document/settings.ts';
import styles from '../editor/editor.module.css';
import { Panel } from '../editor/panel.tsx';
import { useEditorTexts } from '../editor/resume-form.ts';
import { CropView } from './crop-view.tsx';
import { PHOTO_KINDS, type PhotoError } from './read-photo.client.ts';
import { useLatestRead } from './use-latest-read.ts';

export interface PhotoPanelProps {
  settings: Settings;
  onChange: (change: (settings: Settings) => Settings) => void;
  photo: Blob | undefined;
  /** Changes when the whole document is replaced; a photo that is still being read belongs to the one before. */
  replacements: number;
  isSaved: boolean;
  /** Called with undefined when the photo is removed. */
  onPhoto: (photo: Blob | undefined) => void;
}

/** Asks for the photo and its crop, and says whether employers in the chosen country expect one. */
export function PhotoPanel({ settings, onChange, photo, replacements, isSaved, onPhoto }: PhotoPanelProps) {
  const texts = useEditorTexts();
  const [error, setError] = useState<PhotoError>();
  const { isReading, read } = useLatestRead(photo, replacements, (result) => {
    if (result.ok) onPhoto(result.value);
    else setError(result.error);
  });
  const actions = useRef<HTMLDivElement>(null);
  const change = (photo: PhotoSettings) => onChange((now) => ({ ...now, photo }));

  function take([file]: readonly File[]) {
    if (!file) return;
    setError(undefined);
    void read(file);
  }

  function remove() {
    onPhoto(undefined);
    // The button that was pressed is gone, and with it the focus.
    actions.current?.querySelector('input')?.focus();
  }

  const isUsed = settings.showsPhoto && PHOTO_TEMPLATES.has(settings.template);
  return (
    <Panel heading={texts.photo.heading}>
      <CountryAdvice settings={settings} />
      <CheckboxField
        label={texts.photo.show}
        checked={settings.showsPhoto}
        onChange={(event) => onChange((now) => withPhotoChoice(now, event.target.checked))}
      />
      {settings.showsPhoto && !isUsed ? <Notice>{texts.photo.noTemplate}</Notice> : null}
      {isUsed ? (
        <>
          <div ref={actions} className={styles.actions}>
            <FileButton look="secondary" accept={PHOTO_KINDS} onFiles={take}>
              {photo ? texts.photo.another : texts.photo.choose}
            </FileButton>
            {photo ? (
              <Button look="quiet" onClick={remove}>
                {texts.photo.remove}
              </Button>
            ) : null}
          </div>
          <p className={styles.note} role="status">
            {isReading ? texts.photo.reading : texts.photo.kinds}
          </p>
          {error ? <Notice role="alert">{texts.photo.errors[error]}</Notice> : null}
          {isSaved ? null : <Notice role="status">{texts.saving.photoNotSaved}</Notice>}
          <SelectField
            label={texts.photo.shape}
            options={(Object.keys(PHOTO_SHAPES) as PhotoShape[]).map((value) => ({
              value,
              text: texts.photo.shapes[value],
            }))}
            value={settings.photo.shape}
            onChange={(event) => change({ ...settings.photo, shape: event.target.value as PhotoShape })}
          />
          <CropView photo={photo} settings={settings.photo} onChange={change} />
        </>
      ) : null}
    </Panel>
  );
}

function CountryAdvice({ settings }: { settings: Settings }) {
  const texts = useEditorTexts().photo;
  const country = countryGuides(useLanguage()).find(({ code }) => code === settings.country);
  const advice = photoAdvice(settings.country);
  const overruled = overruledCustom(settings);
  const size = country?.sizes[0];
  return (
    <div role="status">
      {country && advice ? (
        <Notice title={overruled ? texts.overruled[overruled] : texts[advice](country.name)}>
          {country.advice} {size ? texts.usualSize(size.mm) : null}
        </Notice>
      ) : null}
    </div>
  );
}

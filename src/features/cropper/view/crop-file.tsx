import { type Dispatch, useState } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import { PRINT_DPI } from '../../../catalog/photo-standards.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import { formatFileSize } from '../../../i18n/file-size.ts';
import { formatPixels } from '../../../i18n/pixels.ts';
import type { PixelSize } from '../../../imaging/raster/crop-frame.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.client.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cropPreset, outputSize } from '../crop-presets.ts';
import type { CropperAction, CropperState } from '../cropper-state.ts';
import type { PhotoUse } from '../photo-use.ts';
import type { CropOrder } from '../output/save-files.client.ts';
import {
  fileKey,
  type FileRequest,
  fileName,
  fileRequest,
  formatsOf,
  type MadeFile,
  useMadeFile,
} from './use-made-file.ts';
import styles from './crop-file.module.css';

export interface CropFileProps {
  state: CropperState;
  size: PixelSize;
  /** Undefined without a photo. */
  order: CropOrder | undefined;
  dispatch: Dispatch<CropperAction>;
  onUse: (photo: Blob) => Promise<PhotoUse>;
  texts: CropperTexts;
  language: Language;
}

/** The choices about the file, and the buttons that make it. */
export function CropFile({
  state,
  size,
  order,
  dispatch,
  onUse,
  texts: { file: texts },
  language,
}: CropFileProps) {
  const preset = cropPreset(state.presetId);
  const { output } = state;
  const formats = formatsOf(preset);
  const [refused, setRefused] = useState<{ readonly key: string; readonly use: Exclude<PhotoUse, 'used'> }>();
  const request = fileRequest(state);
  const key = fileKey(state, order, request);
  const { made, busy, make } = useMadeFile(key, order, request);
  const choose = (chosen: Partial<typeof output>) => dispatch({ type: 'choose-output', output: chosen });

  async function save() {
    setRefused(undefined);
    await make('save', (blob) => downloadFile(blob, fileName(preset, request?.format ?? 'jpeg')));
  }

  async function use() {
    setRefused(undefined);
    await make('use', async (blob) => {
      const use = await onUse(blob);
      if (use !== 'used') setRefused({ key, use });
    });
  }

  return (
    <section className={styles.file} aria-label={texts.heading}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <div className={styles.fields}>
        <SelectField
          label={texts.format}
          value={formats.includes(output.format) ? output.format : 'jpeg'}
          onChange={(event) => choose({ format: event.currentTarget.value === 'png' ? 'png' : 'jpeg' })}
          options={formats.map((format) => ({ value: format, text: texts[format] }))}
          hint={formats.length === 1 ? texts.onlyJpeg : undefined}
        />
        {preset.size.unit === 'mm' ? (
          <SelectField
            label={texts.dpi}
            value={String(output.dpi)}
            onChange={(event) => choose({ dpi: Number(event.currentTarget.value) })}
            options={Object.values(PRINT_DPI).map((dpi) => {
              const { widthPx, heightPx } = outputSize(preset, dpi);
              return {
                value: String(dpi),
                text: texts.dpiOption(String(dpi), formatPixels(widthPx, heightPx)),
              };
            })}
          />
        ) : null}
        <Field
          label={texts.maxKb}
          hint={texts.maxKbHint}
          error={request === undefined ? texts.badKb : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={output.maxKb}
          onChange={(event) => choose({ maxKb: event.currentTarget.value })}
        />
      </div>
      <div className={styles.buttons}>
        <Button disabled={!order || !request} busy={busy === 'save'} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button
          look="secondary"
          disabled={!order || !request}
          busy={busy === 'use'}
          onClick={() => void use()}
        >
          {texts.resume}
        </Button>
      </div>
      <p role="status" className={styles.facts}>
        {busy ? texts.saving : made ? savedSentence(made, request, size, texts, language) : null}
      </p>
      {made && made.state !== 'saved' ? (
        <Notice role="alert">{problemSentence(made, request?.format, texts, language)}</Notice>
      ) : null}
      {refused?.key === key ? <Notice role="alert">{texts.resumeRefusals[refused.use]}</Notice> : null}
    </section>
  );
}

function savedSentence(
  made: MadeFile,
  request: FileRequest | undefined,
  size: PixelSize,
  texts: CropperTexts['file'],
  language: Language,
): string | null {
  if (made.state !== 'saved' && made.state !== 'too-few') return null;
  const { file } = made;
  const facts = [
    formatPixels(size.widthPx, size.heightPx),
    texts.dpiValue(String(file.dpi)),
    formatFileSize(file.blob.size, language),
    file.quality === undefined ? undefined : texts.quality(String(file.quality)),
    request?.maxBytes === undefined ? undefined : texts.limit(formatFileSize(request.maxBytes, language)),
  ].filter((fact) => fact !== undefined);
  return texts.saved(facts.join(', '));
}

function problemSentence(
  made: Exclude<MadeFile, { state: 'saved' }>,
  format: FileRequest['format'] | undefined,
  texts: CropperTexts['file'],
  language: Language,
): string {
  if (made.state === 'failed') return texts.failed;
  const least = formatFileSize(made.leastBytes, language);
  if (made.state === 'too-few') return `${texts.tooFew(least)} ${texts.tooFewRemedies[made.remedy]}`;
  return format === 'png' ? texts.pngTooSmall(least) : texts.tooSmall(least);
}

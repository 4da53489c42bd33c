import { type DragEvent, useRef, useState } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import { cropperTexts } from '../../../i18n/cropper/index.ts';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { usePreventFileDrop } from '../../../ui/use-prevent-file-drop.ts';
import { type CropFinding, judgeCrop } from '../crop-findings.ts';
import { cropPreset, outputSize } from '../crop-presets.ts';
import type { PhotoUse } from '../photo-use.ts';
import { presetOptions } from '../preset-options.ts';
import { useCropper } from '../use-cropper.ts';
import { CropCheck } from './crop-check.tsx';
import { CropFile } from './crop-file.tsx';
import { undoOfKey } from './crop-keys.ts';
import { CropStage } from './crop-stage.tsx';
import { CropStatus } from './crop-status.tsx';
import { CropTools } from './crop-tools.tsx';
import styles from './cropper.module.css';
import { DocumentNotes } from './document-notes.tsx';
import { PrintSheetForm } from './print-sheet-form.tsx';

// Media types and file extensions, because systems that do not know HEIC give such files no type.
const ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.avif,.heic,.heif';

/**
 * Crops a photo to the size of a profile, a CV or a document, wholly in the browser.
 * @param onUse receives the finished crop for the resume
 */
export function Cropper({ onUse }: { onUse: (photo: Blob) => Promise<PhotoUse> }) {
  const language = useLanguage();
  const texts = cropperTexts[language];
  const { state, intake, dispatch, choose, forget, searchHead } = useCropper();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [deletion, setDeletion] = useState<'done' | 'failed'>();
  const deletionStatus = useRef<HTMLParagraphElement>(null);
  const isHydrated = useHydrated();
  usePreventFileDrop();

  const preset = cropPreset(state.presetId);
  const edit = state.history?.present;
  const size = outputSize(preset, state.output.dpi);
  const bitmap = intake.photo?.bitmap;
  // While another photo is opened, a file of this one would not be what is wanted.
  const crop = bitmap && edit && !intake.isOpening ? { bitmap, frame: edit.frame } : undefined;
  const findings = edit ? judgeCrop(preset, edit, size, state.judged) : [];
  const take = (file: File | undefined) => {
    setDeletion(undefined);
    choose(file);
  };

  async function deletePhoto() {
    setDeletion(undefined);
    const isDeleted = await forget();
    // The button disappears with the photo.
    if (isDeleted) deletionStatus.current?.focus();
    setDeletion(isDeleted ? 'done' : 'failed');
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDraggedOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <section
      className={styles.cropper}
      aria-label={texts.label}
      data-over={isDraggedOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDraggedOver(false);
      }}
      onDrop={drop}
      onKeyDown={(event) => {
        const action = isTextField(event.target) ? undefined : undoOfKey(event);
        if (!action || !state.history) return;
        event.preventDefault();
        dispatch(action);
      }}
    >
      <div className={styles.intake}>
        <div className={styles.size}>
          <SelectField
            label={texts.preset.label}
            value={state.presetId}
            disabled={!isHydrated}
            onChange={(event) => dispatch({ type: 'choose-preset', id: event.currentTarget.value })}
            options={presetOptions(texts, language)}
          />
        </div>
        <FileButton accept={ACCEPT} look={bitmap ? 'secondary' : 'primary'} onFiles={([file]) => take(file)}>
          {bitmap ? texts.another : texts.choose}
        </FileButton>
        <span className={styles.drop}>{texts.drop}</span>
        <p className={styles.kinds}>
          {texts.kinds}. {texts.stays}
        </p>
      </div>
      <noscript>
        <Notice>{texts.noScript}</Notice>
      </noscript>
      {intake.error ? <Notice role="alert">{texts.errors[intake.error]}</Notice> : null}
      <div className={styles.work}>
        <div className={styles.left}>
          <CropStage
            preset={preset}
            edit={edit}
            bitmap={bitmap}
            dispatch={dispatch}
            texts={texts}
            language={language}
          />
          <CropStatus
            state={state}
            isOpening={intake.isOpening}
            finding={edit?.marks && mainFinding(findings)}
            onSearch={searchHead}
            texts={texts}
            language={language}
          />
          <CropTools state={state} dispatch={dispatch} texts={texts} language={language} />
        </div>
        <div className={styles.right}>
          {preset.document ? <DocumentNotes document={preset.document} texts={texts.document} /> : null}
          <CropCheck findings={findings} edit={edit} texts={texts} language={language} />
          <CropFile
            state={state}
            size={size}
            order={crop && { ...crop, size }}
            dispatch={dispatch}
            onUse={onUse}
            texts={texts}
            language={language}
          />
          <PrintSheetForm preset={preset} order={crop} texts={texts} language={language} />
          {intake.photo || intake.isStored ? (
            <Keeping
              isStored={intake.isStored}
              isRestored={intake.photo?.isRestored ?? false}
              onForget={() => void deletePhoto()}
              language={language}
            />
          ) : null}
          {deletion === 'failed' ? <Notice role="alert">{texts.storage.notForgotten}</Notice> : null}
          <p ref={deletionStatus} role="status" tabIndex={-1} className={styles.forgotten}>
            {deletion === 'done' ? texts.storage.forgotten : null}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Text fields have a history of their own. */
function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'range';
}

function Keeping(props: {
  isStored: boolean;
  isRestored: boolean;
  onForget: () => void;
  language: Language;
}) {
  const texts = cropperTexts[props.language];
  return (
    <div className={styles.keeping}>
      <p>
        {props.isRestored ? `${texts.restored} ` : null}
        {props.isStored ? texts.storage.keeps : texts.storage.notStored}
      </p>
      <button type="button" className={styles.forget} onClick={props.onForget}>
        {texts.storage.forget}
      </button>
    </div>
  );
}

/** Returns the finding that matters most: first that the photo is too tight, because nothing else can be put right then. */
function mainFinding(findings: readonly CropFinding[]): CropFinding | undefined {
  const poor = findings.filter(({ verdict }) => verdict === 'poor');
  return findings.find(({ id }) => id === 'lacks') ?? poor[0] ?? findings[0];
}

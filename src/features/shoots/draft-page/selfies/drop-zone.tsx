import { type DragEvent, useState } from 'react';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { FileButton } from '../../../../ui/form/file-button.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import { usePreventFileDrop } from '../../../../ui/use-prevent-file-drop.ts';
import { prepareQuickCheck } from '../../uploading/quick-check.client.ts';
import styles from './drop-zone.module.css';

// File name endings are listed, too, because systems that do not know HEIC or AVIF give such files no type.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.heic,.heif,.avif';

export interface DropZoneProps {
  started: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Adds photos by drag and drop, file picker or camera. On phones it stays at the lower edge while the step is in view. */
export function DropZone({ started, disabled, onFiles }: DropZoneProps) {
  const texts = createHeadshotTexts[useLanguage()].selfies;
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  usePreventFileDrop();

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDraggedOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      className={styles.zone}
      data-over={isDraggedOver || undefined}
      data-started={started || undefined}
      onDragEnter={() => {
        prepareQuickCheck();
        setIsDraggedOver(true);
      }}
      onDragOver={() => setIsDraggedOver(true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDraggedOver(false);
      }}
      onDrop={drop}
    >
      <p className={styles.invitation}>{texts.drop}</p>
      <div className={styles.buttons}>
        <FileButton
          multiple
          accept={ACCEPT}
          disabled={disabled}
          onClick={prepareQuickCheck}
          onFiles={onFiles}
        >
          {started ? texts.pickMore : texts.pick}
        </FileButton>
        <FileButton
          look="secondary"
          className={styles.camera}
          accept="image/*"
          capture="user"
          disabled={disabled}
          onClick={prepareQuickCheck}
          onFiles={onFiles}
        >
          {texts.camera}
        </FileButton>
      </div>
      <p className={styles.kinds}>{texts.kinds}</p>
    </div>
  );
}

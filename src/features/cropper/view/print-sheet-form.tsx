import { useState } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import { PRINT_DPI } from '../../../catalog/photo-standards.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.client.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { CropFrame } from '../../../imaging/raster/crop-frame.ts';
import { type CropPreset, outputSize } from '../crop-presets.ts';
import { layOutSheet, PAPER_IDS, type PaperId } from '../output/print-sheet.ts';
import type { CropOrder } from '../output/save-files.client.ts';
import styles from './crop-file.module.css';

export interface PrintSheetFormProps {
  preset: CropPreset;
  order: Omit<CropOrder, 'size'> | undefined;
  texts: CropperTexts;
  language: Language;
}

/** Makes a sheet with as many copies as fit on a paper. */
export function PrintSheetForm({
  preset,
  order,
  texts: { print: texts, file },
  language,
}: PrintSheetFormProps) {
  const [paper, setPaper] = useState<PaperId>('10x15');
  const [busy, setBusy] = useState<'pdf' | 'jpeg'>();
  const [failedFrame, setFailedFrame] = useState<CropFrame>();
  const { size } = preset;
  if (size.unit === 'px') {
    return (
      <section className={styles.file} aria-label={texts.heading}>
        <h2 className={styles.heading}>{texts.heading}</h2>
        <p className={styles.lead}>{texts.onlyPrinted}</p>
      </section>
    );
  }
  const sheet = layOutSheet(paper, { widthMm: size.widthMm, heightMm: size.heightMm });
  const copies = sheet.pictures.length;

  async function make(kind: 'pdf' | 'jpeg') {
    if (!order) return;
    setBusy(kind);
    setFailedFrame(undefined);
    try {
      const { sheetFile } = await import('../output/save-files.client.ts');
      const crop = { ...order, size: outputSize(preset, PRINT_DPI.usual) };
      const blob = await sheetFile(crop, sheet, kind, { title: texts.title, language });
      if (blob) downloadFile(blob, `print-sheet-${paper}.${kind === 'pdf' ? 'pdf' : 'jpg'}`);
      else setFailedFrame(order.frame);
    } catch {
      setFailedFrame(order.frame);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className={styles.file} aria-label={texts.heading}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      <SelectField
        label={texts.paper}
        value={paper}
        onChange={(event) => {
          setPaper(event.currentTarget.value as PaperId);
          setFailedFrame(undefined);
        }}
        options={PAPER_IDS.map((id) => ({ value: id, text: texts.papers[id] }))}
        hint={
          copies === 0 ? texts.tooLarge : copies === 1 ? texts.copies.one : texts.copies.many(String(copies))
        }
      />
      <div className={styles.buttons}>
        <Button
          look="secondary"
          disabled={!order || copies === 0}
          busy={busy === 'pdf'}
          onClick={() => void make('pdf')}
        >
          {texts.pdf}
        </Button>
        <Button
          look="quiet"
          disabled={!order || copies === 0}
          busy={busy === 'jpeg'}
          onClick={() => void make('jpeg')}
        >
          {texts.jpeg}
        </Button>
      </div>
      {failedFrame && failedFrame === order?.frame ? <Notice role="alert">{file.failed}</Notice> : null}
    </section>
  );
}

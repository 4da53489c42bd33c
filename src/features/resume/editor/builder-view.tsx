import { useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.client.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useToasts } from '../../../ui/toast/toaster.tsx';
import { fileName } from '../document/file-name.ts';
import { isBlank, textOf } from '../document/resume.ts';
import { LIST_SECTIONS } from '../document/section-fields.ts';
import { PhotoPanel } from '../photo/photo-panel.tsx';
import type { ReceivedPhoto } from '../photo/receive-photo.client.ts';
import { PdfPreview } from '../preview/pdf-preview.tsx';
import { pdfFailure, type PdfFailure, usePdf } from '../preview/use-pdf.ts';
import type { Stored } from '../storage/load-stored.client.ts';
import styles from './builder-view.module.css';
import { FilePanel } from './file-panel.tsx';
import { LayoutPanel } from './layout-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { MissingLetters, useEditorTexts } from './resume-form.ts';
import { SavingNotice } from './saving-notice.tsx';
import { SectionsPanel } from './sections-panel.tsx';
import { useBuilder } from './use-builder.ts';

export interface BuilderViewProps {
  stored: Stored;
  /** The photo that another page has left, or the reason why it cannot be shown. */
  received: ReceivedPhoto | undefined;
  placeholderEmail: string;
}

/**
 * On phones either the editor or the preview is shown. The preview starts at its top, and going back to the editor leads to the
 * place that was left.
 */
function useViews() {
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const top = useRef<HTMLElement>(null);
  const leftAtPx = useRef<number>(undefined);

  function show(next: 'edit' | 'preview') {
    if (next === 'preview') leftAtPx.current = scrollY;
    setView(next);
  }
  useLayoutEffect(() => {
    if (leftAtPx.current === undefined) return;
    const builderTopPx = (top.current?.getBoundingClientRect().top ?? 0) + scrollY;
    const toPx = view === 'edit' ? leftAtPx.current : Math.min(leftAtPx.current, builderTopPx);
    scrollTo({ top: toPx, behavior: 'instant' });
  }, [view]);
  return { view, show, top };
}

/** The editor and the preview: beside each other, or one at a time on phones. */
export function BuilderView({ stored, received, placeholderEmail }: BuilderViewProps) {
  const texts = useEditorTexts();
  const toast = useToasts();
  const builder = useBuilder(stored, received);
  const { form, resume, settings, photo, saving, undo } = builder;
  const pdf = usePdf(resume, settings, photo, builder.readResume);
  const { view, show, top } = useViews();
  const isWide = useMediaQuery('(min-width: 62rem)');
  const [isDownloading, setDownloading] = useState(false);
  const [failure, setFailure] = useState<PdfFailure>();
  // A photo that was chosen again or switched off since is no reason to complain.
  const shownFailure = failure === 'photo' ? pdf.failure : failure;
  const preview = useRef<HTMLElement>(null);
  const name = fileName(textOf(resume.basics, 'name'), texts.download.fileName);
  const isEmpty =
    !photo && isBlank(resume.basics) && LIST_SECTIONS.every((section) => isBlank(resume[section]));

  async function download() {
    setDownloading(true);
    setFailure(undefined);
    try {
      const { bytes } = await pdf.buildNow();
      downloadFile(new Blob([bytes], { type: 'application/pdf' }), `${name}.pdf`);
      toast({ description: texts.download.done });
    } catch (error) {
      const reason = pdfFailure(error);
      if (!reason) throw error;
      setFailure(reason);
    } finally {
      setDownloading(false);
    }
  }

  /** The button that was pressed disappears, and with it the focus. */
  function focusBuilder() {
    top.current?.focus({ preventScroll: true });
  }

  return (
    <FormProvider {...form}>
      <MissingLetters value={pdf.built?.missingLetters ?? []}>
        <section ref={top} tabIndex={-1} className={styles.builder} aria-label={texts.label} data-view={view}>
          <div className={styles.bar}>
            <div className={styles.views} role="group" aria-label={texts.views.label}>
              {(['edit', 'preview'] as const).map((one) => (
                <button key={one} type="button" aria-pressed={view === one} onClick={() => show(one)}>
                  {texts.views[one]}
                </button>
              ))}
            </div>
            <p className={styles.saved} role="status">
              {isEmpty || (saving.state !== 'saved' && saving.state !== 'unsaved')
                ? ''
                : texts.saving[saving.state]}
            </p>
            {undo.last ? (
              <Button
                look="quiet"
                className={styles.undo}
                onClick={() => {
                  undo.revertLast();
                  focusBuilder();
                }}
              >
                {texts.undo}
              </Button>
            ) : null}
            <Button busy={isDownloading} onClick={download}>
              {isDownloading ? texts.download.busy : texts.download.action}
            </Button>
          </div>
          {shownFailure ? (
            <Notice role="alert">
              {shownFailure === 'photo' ? texts.photo.notOpened : texts.download.failed}
            </Notice>
          ) : null}
          {received && !received.ok ? (
            <Notice role="alert" title={texts.photo.handedFailed}>
              {texts.photo.errors[received.error]}
            </Notice>
          ) : null}
          <SavingNotice builder={builder} fileName={name} onAnswer={focusBuilder} />
          <div className={styles.columns}>
            <div className={styles.edit}>
              <PersonPanel undo={undo} placeholderEmail={placeholderEmail} />
              <SectionsPanel settings={settings} onChange={builder.changeSettings} undo={undo} />
              <LayoutPanel
                settings={settings}
                onChange={builder.changeSettings}
                onCountry={builder.changeCountry}
              />
              <PhotoPanel
                settings={settings}
                onChange={builder.changeSettings}
                photo={photo}
                replacements={builder.replacements}
                isSaved={builder.isPhotoSaved}
                onPhoto={builder.choosePhoto}
              />
              <FilePanel builder={builder} fileName={name} />
            </div>
            {/* It scrolls by itself beside the editor, so the keyboard must reach it. */}
            <section ref={preview} className={styles.preview} aria-label={texts.preview.label} tabIndex={0}>
              <PdfPreview
                pdf={pdf}
                isEmpty={isEmpty}
                isShown={isWide || view === 'preview'}
                onRetry={() => preview.current?.focus({ preventScroll: true })}
              />
            </section>
          </div>
        </section>
      </MissingLetters>
    </FormProvider>
  );
}

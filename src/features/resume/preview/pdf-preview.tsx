import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEditorTexts } from '../editor/resume-form.ts';
import styles from './pdf-preview.module.css';
import type { Pdf } from './use-pdf.ts';

/** Sharp on most screens; more pixels only cost memory. */
const MAX_PIXEL_RATIO = 2;

export interface PdfPreviewProps {
  pdf: Pdf;
  isEmpty: boolean;
  /** Nothing is drawn while the preview is hidden. */
  isShown: boolean;
  /** Called before another attempt, because a successful one takes the button with the focus away. */
  onRetry: () => void;
}

/** Shows the pages of the PDF itself, drawn from the bytes that are downloaded. Old pages stay until the new ones are drawn. */
export function PdfPreview({ pdf, isEmpty, isShown, onRetry }: PdfPreviewProps) {
  const { preview: texts, photo: photoTexts } = useEditorTexts();
  const pages = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const bytes = pdf.built?.bytes;

  useEffect(() => {
    if (!bytes || !isShown) return;
    let isCurrent = true;
    const frame = pages.current!;
    const widthPx = Math.round((frame.clientWidth || 600) * Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
    // pdfjs is large, and phones that never open the preview do not need it.
    const drawing = import('./draw-pages.client.ts').then(({ drawPages }) => drawPages(bytes, widthPx));
    drawing.then(
      (canvases) => {
        if (!isCurrent) return;
        canvases.forEach((canvas, index) => {
          canvas.setAttribute('role', 'img');
          canvas.setAttribute('aria-label', texts.page(index + 1, canvases.length));
        });
        frame.replaceChildren(...canvases);
        setCount(canvases.length);
        setFailed(false);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [bytes, texts, isShown, attempt]);

  const failure = pdf.isStale ? pdf.failure : undefined;
  const isBroken = hasFailed || failure !== undefined;
  return (
    <div className={styles.preview}>
      <p className={styles.status} role="status">
        {count === 0
          ? isBroken
            ? ''
            : texts.building
          : pdf.isStale && !isBroken
            ? texts.updating
            : texts.pages(count)}
      </p>
      {isBroken ? (
        <Notice role="alert">
          <p>{failure === 'photo' ? photoTexts.notOpened : texts.failed}</p>
          <Button
            look="secondary"
            onClick={() => {
              onRetry();
              pdf.retry();
              setAttempt((now) => now + 1);
            }}
          >
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      {isEmpty ? <p className={styles.empty}>{texts.empty}</p> : null}
      <div ref={pages} className={styles.pages} data-empty={count === 0 || undefined} />
    </div>
  );
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Resume } from '../document/resume.ts';
import { printsPhoto, type Settings } from '../document/settings.ts';
import type { BuiltPdf } from '../pdf/build-pdf.ts';
import { PdfBuilder, PdfError } from '../pdf/pdf-builder.client.ts';
import { drawPrintedPhoto } from '../photo/read-photo.client.ts';

const BUILD_AFTER_MS = 350;

export interface Pdf {
  /** The last PDF that was made, which may be older than what was typed since. */
  readonly built: BuiltPdf | undefined;
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  /** Makes the PDF of what is there now. @throws PdfError */
  readonly buildNow: () => Promise<BuiltPdf>;
  readonly retry: () => void;
}

/**
 * Makes the PDF again some moments after each change.
 *
 * @param resume the document as it was drawn last, whose changes make a new PDF
 * @param readLatest returns what is typed now, which may be newer
 */
export function usePdf(
  resume: Resume,
  settings: Settings,
  photo: Blob | undefined,
  readLatest: () => Resume,
): Pdf {
  const [builder] = useState(() => new PdfBuilder());
  const input = useMemo(() => ({ resume, settings, photo }), [resume, settings, photo]);
  const [done, setDone] = useState<{ readonly input: object; readonly built: BuiltPdf }>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(0);

  const build = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const { settings, photo } = input;
    const printed = photo && printsPhoto(settings) ? await printedPhoto(photo, settings) : undefined;
    const result = await builder.build({ resume: readLatest(), settings, photo: printed });
    if (own === latest.current) {
      setDone({ input, built: result });
      setFailed(false);
    }
    return result;
  }, [builder, readLatest, input]);

  useEffect(() => {
    const timer = setTimeout(() => {
      build().catch((error: unknown) => {
        if (!(error instanceof PdfError)) throw error;
        setFailed(true);
      });
    }, BUILD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [build, attempt]);
  useEffect(() => () => builder.close(), [builder]);

  return {
    built: done?.built,
    isStale: done?.input !== input,
    hasFailed,
    buildNow: build,
    retry: useCallback(() => setAttempt((now) => now + 1), []),
  };
}

/** @throws PdfError when the browser can no longer open the photo that it has stored */
async function printedPhoto(photo: Blob, settings: Settings): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await drawPrintedPhoto(photo, settings.photo);
  } catch (cause) {
    if (cause instanceof DOMException) throw new PdfError('the photo cannot be opened', { cause });
    throw cause;
  }
}

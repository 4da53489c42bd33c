import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Resume } from '../document/resume.ts';
import { printsPhoto, type Settings } from '../document/settings.ts';
import type { BuiltPdf } from '../pdf/build-pdf.ts';
import { PdfBuilder, PdfError } from '../pdf/pdf-builder.client.ts';
import { drawPrintedPhoto, PhotoDrawError } from '../photo/read-photo.client.ts';

const BUILD_AFTER_MS = 350;

/** The part that failed: the photo cannot be drawn, or fonts or scripts did not load. */
export type PdfFailure = 'photo' | 'loading';

export interface Pdf {
  /** The last PDF that was made, which may be older than what was typed since. */
  readonly built: BuiltPdf | undefined;
  readonly isStale: boolean;
  readonly failure: PdfFailure | undefined;
  /** Makes the PDF of what is there now. It throws an error that `pdfFailure` knows. */
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
  const [failure, setFailure] = useState<PdfFailure>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(0);

  const build = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const { settings, photo } = input;
    try {
      const printed =
        photo && printsPhoto(settings) ? await drawPrintedPhoto(photo, settings.photo) : undefined;
      const result = await builder.build({ resume: readLatest(), settings, photo: printed });
      if (own === latest.current) {
        setDone({ input, built: result });
        setFailure(undefined);
      }
      return result;
    } catch (error) {
      if (own === latest.current) setFailure(pdfFailure(error));
      throw error;
    }
  }, [builder, readLatest, input]);

  useEffect(() => {
    const timer = setTimeout(() => {
      build().catch((error: unknown) => {
        if (!pdfFailure(error)) throw error;
      });
    }, BUILD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [build, attempt]);
  useEffect(() => () => builder.close(), [builder]);

  return {
    built: done?.built,
    isStale: done?.input !== input,
    failure,
    buildNow: build,
    retry: useCallback(() => setAttempt((now) => now + 1), []),
  };
}

/** Returns the part that made a PDF fail; undefined for an error that nobody expects. */
export function pdfFailure(error: unknown): PdfFailure | undefined {
  if (error instanceof PhotoDrawError) return 'photo';
  return error instanceof PdfError ? 'loading' : undefined;
}

import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

// The legacy build brings what browsers learned only in the last months.
GlobalWorkerOptions.workerSrc = workerUrl;

/** Draws every page of a PDF on a canvas of its own. The bytes are copied, because pdfjs would take them away. */
export async function drawPages(bytes: Uint8Array, widthPx: number): Promise<readonly HTMLCanvasElement[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useWasm: false, enableXfa: false });
  try {
    const pdf = await task.promise;
    const canvases: HTMLCanvasElement[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1)
      canvases.push(await drawPage(pdf, number, widthPx));
    return canvases;
  } finally {
    void task.destroy();
  }
}

async function drawPage(pdf: PDFDocumentProxy, number: number, widthPx: number): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: widthPx / width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

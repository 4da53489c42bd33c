import type { BuiltPdf } from './build-pdf.ts';
import type { PdfRequest, PdfResponse } from './pdf-messages.ts';

/** Thrown when the PDF could not be made, usually because its fonts or its script did not load. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
}

/** Makes PDFs in a thread of its own, one after the other. */
export class PdfBuilder {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<
    number,
    { resolve: (built: BuiltPdf) => void; reject: (error: PdfError) => void }
  >();

  /** @throws PdfError */
  build(request: Omit<PdfRequest, 'id'>): Promise<BuiltPdf> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id: this.#lastId, ...request } satisfies PdfRequest);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./build-pdf.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PdfResponse>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.ok) waiting?.resolve(data);
      else waiting?.reject(new PdfError(data.message));
    });
    // The script did not load. The next attempt starts a new thread.
    worker.addEventListener('error', (event) => {
      const all = [...this.#waiting.values()];
      this.close();
      for (const { reject } of all) reject(new PdfError(event.message));
    });
    return worker;
  }
}

import type { Resume } from '../document/resume.ts';
import type { Settings } from '../document/settings.ts';
import type { BuiltPdf } from './build-pdf.ts';

/** The messages between the page and the thread that makes its PDF. */
export interface PdfRequest {
  readonly id: number;
  readonly resume: Resume;
  readonly settings: Settings;
  readonly photo: Uint8Array<ArrayBuffer> | undefined;
}

export type PdfResponse =
  | ({ readonly id: number; readonly ok: true } & BuiltPdf)
  | { readonly id: number; readonly ok: false; readonly message: string };

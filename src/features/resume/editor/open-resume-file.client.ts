import { readResumeFile, type ReadResumeFile, RESUME_FILE_MAX_BYTES } from '../document/resume-file.ts';

export type OpenError =
  Exclude<ReadResumeFile, { ok: true }> | { readonly ok: false; readonly error: 'unreadable' };

/** Reads a file from the visitor's device. Files that are too large are refused before they fill the memory. */
export async function openResumeFile(file: Blob): Promise<Extract<ReadResumeFile, { ok: true }> | OpenError> {
  if (file.size > RESUME_FILE_MAX_BYTES) return { ok: false, error: 'too-large' };
  try {
    return readResumeFile(await file.text());
  } catch (cause) {
    if (cause instanceof DOMException) return { ok: false, error: 'unreadable' };
    throw cause;
  }
}

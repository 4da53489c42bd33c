/** The browser may read the file some moments after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file in the visitor's downloads. */
export function downloadFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

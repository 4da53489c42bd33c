/** Into the clipboard; false when the browser does not let us (no permission, no https). */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (cause) {
    if (cause instanceof DOMException) return false;
    throw cause;
  }
}

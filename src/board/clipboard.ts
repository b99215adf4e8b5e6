/** Whether a text came to the clipboard: a reader may forbid it, and plain HTTP has none. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

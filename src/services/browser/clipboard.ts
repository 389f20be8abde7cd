/**
 * Copies the text of `element`. If the browser refuses, the text stays selected, so that it can be copied by hand.
 * Returns whether it was copied.
 */
export async function copyTextOf(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    // Deprecated, but needs no permission and works where the Clipboard API is missing.
    return document.execCommand?.('copy') ?? false;
  }
}

/**
 * Copies what `element` says. Where the browser refuses, the text is left selected, ready to be copied by hand; the
 * answer is whether it was copied.
 */
export async function copyTextOf(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    // Old, but asked for no permission, and there where the other is not.
    return document.execCommand?.('copy') ?? false;
  }
}

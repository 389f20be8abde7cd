/** Moves the focus to the first field that misses something: on a phone its words can stand under the docked buttons. */
export const focusInvalid = (): void => focusInvalidIn('#content');

/** The same within a dialog, which lies outside the page's content. */
export function focusInvalidIn(container: string): void {
  // React has marked the field by then.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`${container} [aria-invalid="true"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  });
}

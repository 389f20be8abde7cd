/**
 * Moves the focus to the first invalid field: on a phone its message may be hidden under the docked buttons.
 */
export const focusInvalid = (): void => focusInvalidIn('#content');

/** The same for a dialog, which is outside the page's content. */
export function focusInvalidIn(container: string): void {
  // React has marked the field by then.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`${container} [aria-invalid="true"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  });
}

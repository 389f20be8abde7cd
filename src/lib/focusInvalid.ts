/** Moves the focus to the first field that misses something: on a phone its words can stand under the docked buttons. */
export function focusInvalid(): void {
  // React has marked the field by then.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('#content [aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  });
}

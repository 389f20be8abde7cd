/**
 * Moves the focus to the first invalid field of the form that was sent: on a phone its message may be hidden under the
 * docked buttons. Another form of the page may be invalid too.
 */
export const focusInvalid = (form: Element): void => focusFirst(() => form);

/** The same by selector, for fields outside a form: those of a dialog or of the whole page. */
export const focusInvalidIn = (container: string): void =>
  focusFirst(() => document.querySelector(container));

function focusFirst(find: () => Element | null): void {
  // React has marked the field by then.
  requestAnimationFrame(() => {
    const field = find()?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  });
}

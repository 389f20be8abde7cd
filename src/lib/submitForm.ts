/** Submits a form as its button does. Safari before 16 has no `requestSubmit`. */
export function submitForm(form: HTMLFormElement): void {
  const isOlder = !('requestSubmit' in form);
  if (isOlder)
    (form as HTMLFormElement).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  else form.requestSubmit();
}

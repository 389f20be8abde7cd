/** Submits a form as its button does. Safari before 16 has no `requestSubmit`. */
export function submitForm(form: HTMLFormElement): void {
  if (typeof (form as Partial<HTMLFormElement>).requestSubmit === 'function') form.requestSubmit();
  else if (form.noValidate || form.reportValidity())
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody did to a page before the app heard it. */
export interface Unheard {
  /** Elements that were pressed, and forms that were sent, in order. */
  done: (HTMLElement | HTMLFormElement)[];
  /** What was typed, by its field. */
  typed: Map<Field, string>;
}

/** What does something when it is pressed and is no link. */
export const PRESSED = 'button,[type=checkbox],[type=radio]';

const setterOf = (field: Field) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;

/** React hears of a change only where a field's value is another than it knows of. */
function type(field: Field, text: string): void {
  field.value = '';
  setterOf(field)?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Does it once more, now that the app hears it: each after the app has drawn what the one before it did. */
export async function replay({ typed, done }: Unheard): Promise<void> {
  for (const [field, text] of typed) type(field, text);
  for (const element of done) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    await Promise.resolve();
  }
}

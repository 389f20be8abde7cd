import { flushSync } from 'react-dom';
import { fieldId } from './useFields';

/** The control of a field; undefined when there is none. */
function controlOf(field: string): HTMLElement | undefined {
  const parts = field.split('.');
  // 'images' has no control of its own, so its section is focused.
  for (let count = parts.length; count > 0; count -= 1) {
    const control = document.getElementById(fieldId(parts.slice(0, count).join('.')));
    if (control) return control;
  }
  return undefined;
}

/** Focuses the control of a field and scrolls to it. */
export const focusField = (field: string): void => controlOf(field)?.focus();

/** Focuses the control that stands first on the page, in any order of the given fields. */
export function focusFirstField(fields: readonly string[]): void {
  const controls = fields.map(controlOf).filter((control) => control !== undefined);
  const [first] = controls.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}

/** Adds a row to the form and focuses its first field, which exists only once the row is rendered. */
export function addRow(add: () => void, firstField: string): void {
  flushSync(add);
  focusField(firstField);
}

/**
 * Removes the row of the pressed button, and focuses the row that takes its place, otherwise the last one. Without any
 * row left the list gets the focus: `variants.1.label` is in the list `variants`.
 */
export function removeRow(remove: () => void, firstField: string): void {
  flushSync(remove);
  const [list = '', at, ...field] = firstField.split('.');
  const before = [list, String(Number(at) - 1), ...field].join('.');
  const row = [firstField, before].find((name) => document.getElementById(fieldId(name)));
  focusField(row ?? list);
}

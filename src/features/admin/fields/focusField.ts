import { flushSync } from 'react-dom';
import { fieldId } from './useFields';

/** Focuses the control of a field and scrolls to it; returns false when there is none. */
export function focusField(field: string): boolean {
  const parts = field.split('.');
  // 'images' has no control of its own, so its section is focused.
  for (let count = parts.length; count > 0; count -= 1) {
    const control = document.getElementById(fieldId(parts.slice(0, count).join('.')));
    if (control) {
      control.focus();
      return true;
    }
  }
  return false;
}

/** Adds a row to the form and focuses its first field, which exists only once the row is rendered. */
export function addRow(add: () => void, firstField: string): void {
  flushSync(add);
  focusField(firstField);
}

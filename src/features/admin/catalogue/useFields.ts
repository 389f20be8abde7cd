import { createContext, useContext } from 'react';
import type { FormChange } from './forms';

/** The `id` of the control that a problem's field names. */
export const fieldId = (field: string) => `edit-${field.replaceAll('.', '-')}`;

export interface Fields {
  /** What is wrong with a field, in words. */
  errorOf(field: string): string | undefined;
  change(change: FormChange): void;
  /** What the status means for what is sold together with it. */
  statusNote?: string;
  /** While it is on its way nothing is typed. */
  saving: boolean;
}

export const FieldsContext = createContext<Fields>({
  errorOf: () => undefined,
  change: () => undefined,
  saving: false,
});

/** What a control of the editor needs: its id, what is wrong with it, whether it can be typed into. */
export function useFields() {
  const fields = useContext(FieldsContext);
  const control = (field: string) => ({
    id: fieldId(field),
    error: fields.errorOf(field),
    readOnly: fields.saving,
    autoComplete: 'off' as const,
  });
  return { ...fields, control };
}

/** Brings the control of a field into view and hands it the focus; false when there is none. */
export function focusField(field: string): boolean {
  const parts = field.split('.');
  // 'images' has no control of its own: what is about it stands at its section.
  for (let count = parts.length; count > 0; count -= 1) {
    const control = document.getElementById(fieldId(parts.slice(0, count).join('.')));
    if (control) {
      control.focus();
      return true;
    }
  }
  return false;
}

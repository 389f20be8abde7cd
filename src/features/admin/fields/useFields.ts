import { createContext, useContext } from 'react';

/** The `id` of the control that a problem's field names. */
export const fieldId = (field: string) => `edit-${field.replaceAll('.', '-')}`;

/** `Change` is what a control may change of the form. */
export interface Fields<Change extends object = Record<string, unknown>> {
  /** What is wrong with a field, as the admin reads it. */
  errorOf(field: string): string | undefined;
  change(change: Change): void;
  /** What the status means for the combos or products that are sold together with it. */
  statusNote?: string;
  /** While the form is being saved its controls are read-only. */
  saving: boolean;
}

export const FieldsContext = createContext<Fields>({
  errorOf: () => undefined,
  change: () => undefined,
  saving: false,
});

/** What a control of the editor needs: its id, what is wrong with it, whether it can be typed into. */
export function useFields<Change extends object = Record<string, unknown>>() {
  const fields = useContext(FieldsContext) as Fields<Change>;
  const control = (field: string) => ({
    id: fieldId(field),
    error: fields.errorOf(field),
    readOnly: fields.saving,
    autoComplete: 'off' as const,
  });
  return { ...fields, control };
}
